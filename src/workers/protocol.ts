// The protocol between the page and the worker: its messages, typed on both sides, and the guards between.
import type { Answers } from './answers.ts'

/** A file as the page holds it and the worker mirrors it: text where it was edited, else its bytes. */
export type WireFile =
  | { path: string; kind: 'text'; text: string; executable: boolean }
  | { path: string; kind: 'bytes'; bytes: Uint8Array<ArrayBuffer>; executable: boolean }
  | { path: string; kind: 'symlink'; target: string }

/** The name of a question: a key of the worker's table of answers. */
export type Question = keyof Answers
/** What is asked with a question. */
export type Params<Q extends Question> = Parameters<Answers[Q]>[1]
/** What comes back. */
export type Answer<Q extends Question> = Awaited<ReturnType<Answers[Q]>>

/** Asks the worker; rejects with an `AskError`, whose message is a sentence for the person. */
export type Ask = <Q extends Question>(question: Q, params: Params<Q>) => Promise<Answer<Q>>

/**
 * From the page. `sync` changes the worker's copy of the files and has no answer; `stop` asks for what came so
 * far as the answer.
 */
export type ToWorker =
  | { kind: 'sync'; put: WireFile[]; drop: string[] }
  | { kind: 'ask'; id: number; question: Question; params: unknown }
  | { kind: 'stop'; id: number }

/** From the worker. Progress is counted in whatever the question reads: entries of an archive. */
export type FromWorker =
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failed'; id: number; message: string }
  | { kind: 'progress'; id: number; done: number; total: number }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether a message is one that the worker knows; its parts are as the page typed them. */
export function isToWorker(data: unknown): data is ToWorker {
  if (!isRecord(data)) return false
  if (data.kind === 'sync') return Array.isArray(data.put) && Array.isArray(data.drop)
  if (typeof data.id !== 'number') return false
  return data.kind === 'stop' || (data.kind === 'ask' && typeof data.question === 'string')
}

/** Whether a message is one that the page knows. */
export function isFromWorker(data: unknown): data is FromWorker {
  if (!isRecord(data) || typeof data.id !== 'number') return false
  if (data.kind === 'answer') return 'value' in data
  if (data.kind === 'failed') return typeof data.message === 'string'
  return data.kind === 'progress' && typeof data.done === 'number' && typeof data.total === 'number'
}
