// A fault: one thing that is wrong with a file, as plain data with its place, its words and its mends.

export type Severity = 'error' | 'warning' | 'info'

/** Which format or part of the product a fault speaks for. */
export type Origin = 'agent-skill' | 'hard-skill' | 'claude-code' | 'source' | 'advice' | `client:${string}`

/** One replacement. Offsets are UTF-16 code units into the file's decoded text, BOM and CR included. */
export type Edit = { path: string; from: number; to: number; insert: string }

/**
 * A mend, as data. `safe`: the mapping that the reference reads before the fix equals the one it reads
 * after (or there was none), and no fault is added. `review`: a person should look at it first.
 */
export type Fix = { title: string; safety: 'safe' | 'review'; edits: Edit[] }

export type Args = Record<string, unknown>

/** A fault. `kind` is stable; `message` is rendered when the fault is made and its `args` stay beside it. */
export type Fault<K extends string = string> = {
  kind: K
  origin: Origin
  severity: Severity
  message: string
  args: Args
  /** The file, by its path in the source; the document's own name for a paste. */
  path: string
  /** UTF-16 code units into that file's decoded text, BOM and CR included; `from === to` marks an absence. */
  from: number
  to: number
  /** Further places of the same fault (the other unknown keys). */
  also?: { from: number; to: number }[]
  fix?: Fix[]
}

/** What a rule says of itself. `title` names the fault without its file; `says` names who made the rule. */
// biome-ignore lint/suspicious/noExplicitAny: a table of rules holds messages of different argument types.
export type Rule<A extends Args = any> = {
  title: string
  severity: Severity
  origin: Origin
  says: string
  message: (args: A) => string
}

type ArgsOf<R extends Rule> = Parameters<R['message']>[0]

export type Place = {
  path: string
  from: number
  to: number
  also?: { from: number; to: number }[] | undefined
  fix?: Fix[] | undefined
}

/**
 * Makes the one function with which a room makes its faults, from the table of its rules.
 * A kind that has no rule, and arguments that its sentence does not take, do not compile.
 */
export function faultMaker<R extends Record<string, Rule>>(rules: R) {
  return <K extends keyof R & string>(kind: K, args: ArgsOf<R[K]>, place: Place): Fault<K> => {
    const rule = rules[kind]
    if (!rule) throw new TypeError(`no rule for the fault kind ${kind}`)
    return {
      kind,
      origin: rule.origin,
      severity: rule.severity,
      message: rule.message(args),
      args,
      path: place.path,
      from: place.from,
      to: place.to,
      ...(place.also?.length ? { also: place.also } : {}),
      ...(place.fix?.length ? { fix: place.fix } : {}),
    }
  }
}
