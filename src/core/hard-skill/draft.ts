// The shapes of a tool while it is read: every key with its value as written and the place of both.
import type { Fence } from './fence.ts'
import type { Line, Span } from './lines.ts'

/** A key's value as written, where it stands, and where its key stands. */
export type Value = { text: string; key: Span; line: Line } & Span

export type ParamDraft = { name: string; line: Line; keys: Map<ParamKey, Value> } & Span

/** One word of a list, or the whole of a line, and where it begins. */
export type RunText = { text: string; from: number }

export type Draft = {
  fence: Fence
  id: Value | null
  description: Value | null
  params: Map<string, ParamDraft>
  /** The words of a list, or the one text of a line; empty where there is no run. */
  run: { list: boolean; texts: RunText[]; at: Span; line: Line } | null
}

export const toolKeys = ['id', 'description', 'params', 'run'] as const
export const paramKeys = ['type', 'format', 'enum', 'description', 'default'] as const
export type ToolKey = (typeof toolKeys)[number]
export type ParamKey = (typeof paramKeys)[number]

export const isToolKey = (key: string): key is ToolKey => toolKeys.some(known => known === key)
export const isParamKey = (key: string): key is ParamKey => paramKeys.some(known => known === key)

/** The edit that takes a whole line out. */
export const removal = (line: Line) => ({ from: line.from, to: line.next, insert: '' })
