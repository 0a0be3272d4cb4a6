// The questions that the worker answers, one function each; adding a question is adding a line here.
import type { Fault } from '../core/fault/fault.ts'
import { inspect } from '../core/inspect.ts'
import { decode, encode, type Shared } from '../core/permalink.ts'
import type { Report } from '../core/report.ts'
import { exportZip } from './export.ts'
import type { Mirror } from './mirror.ts'
import { openArchive } from './open.ts'

/** What an answer works with: the mirrored files, a way to say how far it is, and whether to stop with what came. */
export type Desk = { mirror: Mirror; progress: (done: number, total: number) => void; signal: AbortSignal }

export const answers = {
  /** Everything the panes show of the files; `faults` are what the source itself did wrong. */
  inspect: ({ mirror }: Desk, { faults }: { faults: Fault[] }): Promise<Report> =>
    inspect(mirror.source(faults)),

  /** The files of a zip. */
  open: (desk: Desk, { bytes }: { bytes: Uint8Array<ArrayBuffer> }) => openArchive(bytes, desk),

  /** The fragment of a link that holds what is shared. */
  encode: (_: Desk, shared: Shared) => encode(shared),

  /** What a link's fragment holds. */
  decode: (_: Desk, { fragment }: { fragment: string }) => decode(fragment),

  /** The mirrored files as a zip. */
  export: ({ mirror }: Desk, _: null) => exportZip(mirror.files),
}

export type Answers = typeof answers
