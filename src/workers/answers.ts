// The questions that the worker answers, one function each; adding a question is adding a line here.

import type { ToWrite } from '../core/call/wire/wire.ts'
import type { DocumentText } from '../core/clients/clients.ts'
import { type ClientInfo, list } from '../core/clients/table.ts'
import type { Verdict } from '../core/clients/verdict.ts'
import type { Fault, Fix, Origin } from '../core/fault/fault.ts'
import type { Tool } from '../core/hard-skill/skill.ts'
import { inspect } from '../core/inspect.ts'
import type { Shared } from '../core/permalink.ts'
import type { Report } from '../core/report.ts'
import type { DiscoverOptions, ToInvoke } from './claude-code.ts'
import { later } from './later.ts'
import type { Mirror } from './mirror.ts'
import type { WireFile } from './protocol.ts'

/** What an answer works with: the mirrored files, a way to say how far it is, and whether to stop with what came. */
export type Desk = { mirror: Mirror; progress: (done: number, total: number) => void; signal: AbortSignal }

type BreaksParams = {
  faults: readonly Fault[]
  document: DocumentText
  verdicts: readonly Verdict[]
  mine: readonly string[]
}

export const answers = {
  /** Everything the panes show of the files; `faults` are what the source itself did wrong. */
  inspect: ({ mirror }: Desk, { faults }: { faults: Fault[] }): Promise<Report> =>
    inspect(mirror.source(faults)),

  /** Every safe mend of a skill, made until there is none left. */
  'mend-safely': async ({ mirror }: Desk, { root, off }: { root: string; off: readonly Origin[] }) =>
    (await later.mend()).mendSafely(mirror, root, off),

  /** The calls in a model's answer, and the argv of each. */
  resolve: async (_: Desk, { tools, answer }: { tools: Tool[]; answer: string }) =>
    (await later.calls()).resolveAnswer(tools, answer),

  /** Calls as every wire format writes them. */
  write: async (_: Desk, { calls }: { calls: ToWrite[] }) => (await later.calls()).writeCalls(calls),

  /** The skills and commands that Claude Code finds in the labelled folders, and which of a name wins. */
  discover: async ({ mirror }: Desk, options: DiscoverOptions) =>
    (await later.claudeCode()).discover(mirror.source(), options),

  /** The texts that enter the conversation when skills are invoked, one after the other. */
  invoke: async (_: Desk, { calls }: { calls: readonly ToInvoke[] }) =>
    (await later.claudeCode()).invokeAll(calls),

  /** Every client that the page knows, and how. */
  clients: async (_: Desk, __: null): Promise<readonly ClientInfo[]> => list,

  /** For each fault, in their order, which of a person's clients do better once its first fix is applied. */
  breaks: async (_: Desk, { faults, document, verdicts, mine }: BreaksParams) =>
    (await later.breaks()).breaksOf(faults, document, verdicts, mine),

  /** The fix after which a client takes the document, or `null`. */
  mend: async (
    _: Desk,
    { client, document, given }: { client: string; document: DocumentText; given: Fix[] },
  ) => (await later.clients()).mend(client, document, given),

  /** The skill at `root` as a client takes it. */
  'export-for': async ({ mirror }: Desk, { client, root }: { client: string; root: string }) =>
    (await later.clients()).exportFor(client, mirror.source(), root),

  /** The files of a zip. */
  open: async (desk: Desk, { bytes }: { bytes: Uint8Array<ArrayBuffer> }) =>
    (await later.open()).openArchive(bytes, desk),

  /** The fragment of a link that holds what is shared. */
  encode: async (_: Desk, shared: Shared) => (await later.link()).encode(shared),

  /** What a link's fragment holds. */
  decode: async (_: Desk, { fragment }: { fragment: string }) => (await later.link()).decode(fragment),

  /** Other files as a zip, as an export for a client needs. */
  zip: async (_: Desk, { files }: { files: readonly WireFile[] }) => (await later.zip()).exportZip(files),

  /** The mirrored files as a zip. */
  export: async ({ mirror }: Desk, _: null) => (await later.zip()).exportZip(mirror.files),
}

export type Answers = typeof answers
