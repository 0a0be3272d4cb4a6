// What a wire format is to the rest: how it opens, how it is read, how it is written.
import type { Found } from '../found.ts'
import type { Page } from '../page.ts'
import type { Tools } from '../tools.ts'

/** What a reader made of the text from an opener on: calls (refused ones too), and where it ends. */
export type Reading = { found: Found[]; to: number }

/** A call to write. */
export type ToWrite = { name: string; arguments: Record<string, unknown> }

/** A call as an object of some API; `args` as in `Found`. */
export type ObjectCall = {
  name: unknown
  args: unknown
  /** The members that were read, and those that belong to the format without meaning anything here. */
  read: readonly string[]
  id?: unknown
  /** The provider ran it already: not a call for us. */
  executed?: boolean
  /** It has a result already, and is shown all the same. */
  hasResult?: boolean
  /** Its arguments are still arriving. */
  partial?: boolean
  /** Its input is free text, which cannot become arguments. */
  freeText?: boolean
  /** It names two tools, or gives two sets of arguments. */
  ambiguous?: boolean
  /** Text that holds the call, to be read by the text readers. */
  text?: string
}

type Base = {
  /** The name of the format, a member of `WireFormat`. */
  format: string
  /** Who writes it, in a few words for a menu. */
  title: string
  /** A small answer with one call, in exactly this format. */
  example: string
  /** Writes calls so that reading gives them back. */
  write: (calls: readonly ToWrite[]) => string
}

/** A format of objects: recognised by their members wherever a whole response may hold them. */
export type ObjectWire = Base & { object: (node: Record<string, unknown>, tools: Tools) => ObjectCall | null }

/**
 * A format of text. `opens` matches where a call may begin (at `from`, up to `at`); `read` says what is there,
 * or `null` for nothing.
 * `marked`: the opener is a token or tag that nothing else is likely to mean, and outranks the unmarked ones.
 */
export type TextWire = Base & {
  marked: boolean
  opens: RegExp
  read: (page: Page, from: number, at: number) => Reading | null
}

/** A format that nothing marks: it has to fill the whole text, or a whole fenced block (`from` up to `to`). */
export type UnitWire = Base & { unit: (page: Page, from: number, to: number) => Reading | null }

export type Wire = ObjectWire | TextWire | UnitWire

/** A found call with nothing special about it. */
export function found(
  name: string,
  args: unknown,
  from: number,
  to: number,
  more: Partial<Found> = {},
): Found {
  return { name, args, from, to, repairs: [], flaws: [], ignored: [], ...more }
}

/** A call that was begun and cannot be read. */
export function refused(name: string, from: number, to: number, kind: string, message: string): Found {
  return found(name, undefined, from, to, { refused: { kind, message } })
}

/** The refusal for JSON or a literal that could not be read. */
export function unreadable(name: string, from: number, to: number, why: string): Found {
  const who = name === '' ? 'A call' : `The call of ${name.slice(0, 100)}`
  switch (why) {
    case 'cut':
      return refused(
        name,
        from,
        to,
        'cut-off',
        `${who} is cut off inside its arguments. Ask for the whole answer again.`,
      )
    case 'deep':
      return refused(name, from, to, 'too-deep', `${who} holds values more than 64 levels deep.`)
    case 'positional':
      return refused(
        name,
        from,
        to,
        'positional',
        `${who} gives values without names. Give every argument as name=value.`,
      )
    default:
      return refused(
        name,
        from,
        to,
        'malformed',
        `${who} cannot be read: its arguments have no single meaning. Write them as JSON.`,
      )
  }
}
