// Collects the faults of one file while it is read, in the order in which they are found.
import type { Args, Edit, Fix } from '../fault/fault.ts'
import type { Span } from './lines.ts'
import { fault, type HardFault, type HardSkillKind, type rules } from './rules.ts'

type ArgsOf<K extends HardSkillKind> = Parameters<(typeof rules)[K]['message']>[0]

export type Sink = {
  readonly faults: HardFault[]
  /** The line end of the file, for lines that a mend writes. */
  readonly lineEnd: string
  /** Adds a fault and gives it back; `also` are further places of it. */
  say<K extends HardSkillKind>(
    kind: K,
    args: ArgsOf<K> & Args,
    at: Span,
    more?: { also?: Span[]; fix?: Fix[] },
  ): HardFault
  /** A mend of this file. */
  mend(safety: Fix['safety'], title: string, ...edits: Omit<Edit, 'path'>[]): Fix
}

/** An empty sink for the file at `path`. */
export function sinkFor(path: string, lineEnd: string): Sink {
  const faults: HardFault[] = []
  return {
    faults,
    lineEnd,
    say(kind, args, at, more) {
      const also = more?.also?.map(({ from, to }) => ({ from, to }))
      const made = fault(kind, args, { path, from: at.from, to: at.to, also, fix: more?.fix })
      faults.push(made)
      return made
    },
    mend: (safety, title, ...edits) => ({ title, safety, edits: edits.map(edit => ({ path, ...edit })) }),
  }
}
