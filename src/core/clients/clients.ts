// The clients, and what each makes of a skill: the public face of this room.

import type { Fault, Fix } from '../fault/fault.ts'
import type { Source } from '../source/source.ts'
import { type Broken, breaks as breaksFor } from './breaks.ts'
import type { Client, Place } from './client.ts'
import { type Exported, exportFor as exportSkill } from './export.ts'
import { judge } from './judge.ts'
import { claudeAi } from './loaders/claude-ai.ts'
import { claudeCode } from './loaders/claude-code.ts'
import { clineSdk } from './loaders/cline-sdk.ts'
import { clineVs } from './loaders/cline-vs.ts'
import { codex } from './loaders/codex.ts'
import { copilotCli } from './loaders/copilot-cli.ts'
import { crush } from './loaders/crush.ts'
import { gemini } from './loaders/gemini.ts'
import { goose } from './loaders/goose.ts'
import { hermes } from './loaders/hermes.ts'
import { kimi } from './loaders/kimi.ts'
import { kimiCode } from './loaders/kimi-code.ts'
import { letta } from './loaders/letta.ts'
import { openclaw } from './loaders/openclaw.ts'
import { kilo, opencode1 } from './loaders/opencode1.ts'
import { opencode2 } from './loaders/opencode2.ts'
import { openhands } from './loaders/openhands.ts'
import { pi } from './loaders/pi.ts'
import { quickValidate } from './loaders/quick-validate.ts'
import { qwen } from './loaders/qwen.ts'
import { roo } from './loaders/roo.ts'
import { skillsCli } from './loaders/skills-cli.ts'
import { amp, cursor, factory, kiro } from './loaders/unestablished.ts'
import { vibe } from './loaders/vibe.ts'
import { vscode } from './loaders/vscode.ts'
import { mendFor } from './mends.ts'
import { type Document, findDocument, placeOf } from './parts/place.ts'
import { type Summary, summarise as summariseFor } from './summary.ts'
import type { Basis, Verdict } from './verdict.ts'

/** Every client with its loader, in the order of the table: those that most authors mean come first. */
export const loaders: readonly Client[] = [
  codex,
  claudeCode,
  claudeAi,
  copilotCli,
  vscode,
  gemini,
  opencode1,
  opencode2,
  skillsCli,
  quickValidate,
  pi,
  openclaw,
  qwen,
  vibe,
  kimiCode,
  kimi,
  letta,
  clineSdk,
  clineVs,
  roo,
  openhands,
  goose,
  hermes,
  crush,
  kilo,
  cursor,
  kiro,
  factory,
  amp,
]

/** What is known of a client, as plain data. */
export type ClientInfo = {
  id: string
  name: string
  version: string
  basis: Basis
  on: string
  source: string
}

/** The clients, as plain data. */
export const list: readonly ClientInfo[] = loaders.map(({ id, name, version, basis, on, source }) => ({
  id,
  name,
  version,
  basis,
  on,
  source,
}))

/** A document by its path and its text, for those who hold no source. */
export type DocumentText = { path: string; text: string }

/** The verdict of every client on a skill that is at hand, without reading anything. */
export function verdictsOf(place: Place): Verdict[] {
  return loaders.map(client => judge(client, place))
}

/** The verdict of every client on the skill at `root` of a source. */
export async function verdicts(source: Source, root: string): Promise<Verdict[]> {
  const { place } = await findDocument(source, root)
  return verdictsOf(place)
}

/** What these clients make of a skill, in one sentence. */
export function summarise(verdicts: readonly Verdict[], mine: readonly string[]): Summary {
  return summariseFor(verdicts, mine, loaders)
}

/** Which of these clients do better once a fault is mended by its first fix. `before`: the verdicts as it stands. */
export function breaks(
  fault: Fault,
  document: DocumentText,
  before: readonly Verdict[],
  mine: readonly string[],
): Broken[] {
  const chosen = loaders.filter(({ id }) => mine.includes(id))
  return breaksFor(fault, documentOf(document), document.text, before, chosen)
}

/** The fix after which a client takes the skill: one of those given, or one of the clients' own; `null` for none. */
export function mend(client: string, document: DocumentText, given: readonly Fix[] = []): Fix | null {
  const loader = loaders.find(({ id }) => id === client)
  return loader ? mendFor(loader, documentOf(document), document.text, given) : null
}

/** The skill at `root` as a client takes it. Throws a `RangeError` for a client that there is not. */
export async function exportFor(client: string, source: Source, root: string): Promise<Exported> {
  const loader = loaders.find(({ id }) => id === client)
  if (!loader) throw new RangeError(`There is no client \`${client}\`.`)
  return exportSkill(loader, source, root)
}

function documentOf({ path, text }: DocumentText): Document {
  return { path, place: placeOf(path, new TextEncoder().encode(text)) }
}
