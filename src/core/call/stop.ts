// Ends a reading from any depth of it; shared by the readers of JSON and of literals.

/** `cut`: the text ended inside. `bad`: no mend with one meaning. `deep`: beyond the depth limit. `positional`: a value without a name. */
export type Why = 'cut' | 'bad' | 'deep' | 'positional'

/** A reading that was stopped, and how far it came. */
export type Stopped = { ok: false; why: Why; at: number }

class Stop extends Error {
  readonly why: Why
  constructor(why: Why) {
    super(why)
    this.why = why
  }
}

/** What to throw. Made once: a new error costs its stack trace, and hostile texts end readings by the million. */
export const STOP = {
  cut: new Stop('cut'),
  bad: new Stop('bad'),
  deep: new Stop('deep'),
  positional: new Stop('positional'),
} as const satisfies Record<Why, Stop>

/** What `read` gives, or where and why `reader` was stopped in it. */
export function untilStopped<T>(reader: { at: number }, read: () => T): T | Stopped {
  try {
    return read()
  } catch (stop) {
    if (stop instanceof Stop) return { ok: false, why: stop.why, at: reader.at }
    throw stop
  }
}
