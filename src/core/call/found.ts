// What the readers of wire formats are given and give back, before names and values are settled.

import type { RepairKind } from './repairs.ts'

/** A tool as any API declares it: a name and a JSON Schema of its arguments. */
export type ToolDeclaration = { name: string; parameters?: unknown }

/** Something small that was mended to read a call; offsets are UTF-16 code units into the answer. */
export type Repair = { kind: RepairKind; from: number; to: number }

/** One mend with its place. */
export function repair(kind: RepairKind, from: number, to: number): Repair {
  return { kind, from, to }
}

/** Something about a call that the person, and often the model, should be told. */
export type Problem = {
  kind: string
  message: string
  /** A JSON pointer into the call's arguments. */
  pointer?: string
  name?: string
  from?: number
  to?: number
}

/** Something in a JSON text that reads, but has no single right meaning: the call it is in is refused. */
export type Flaw = {
  kind: 'duplicate-member' | 'proto-member' | 'number-too-large'
  from: number
  to: number
  what: string
}

/** Why something that is clearly meant as a call gives none. */
export type Refusal = { kind: string; message: string }

/** One call as it stands on the wire. */
export type Found = {
  name: string
  /** The format, once it is known. */
  format?: string
  /** An object; text that holds one; or nothing (`undefined`, `null`, `''`), which means no arguments. */
  args: unknown
  from: number
  to: number
  repairs: Repair[]
  flaws: Flaw[]
  /** Members beside the call that were not read. */
  ignored: string[]
  /** The wire's own id of the call, by which copies of it are known. */
  id?: string | undefined
  refused?: Refusal | undefined
  /** Things to say that stop nothing. */
  notes?: Problem[] | undefined
}

export type Members = Record<string, unknown>

/** Whether a value is an object with members (no array, no null). */
export function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An own member of an object, or `undefined`: names from a document never reach a prototype. */
export function member(node: unknown, name: string): unknown {
  return isObject(node) && Object.hasOwn(node, name) ? node[name] : undefined
}

/** Gives an object a member that stands from `from` to `to`; one that has no single meaning becomes a flaw instead. */
export function put(
  node: Members,
  key: string,
  value: unknown,
  flaws: Flaw[],
  { from, to }: { from: number; to: number },
): void {
  if (key === '__proto__') flaws.push({ kind: 'proto-member', from, to, what: key })
  else if (Object.hasOwn(node, key)) flaws.push({ kind: 'duplicate-member', from, to, what: key })
  else node[key] = value
}
