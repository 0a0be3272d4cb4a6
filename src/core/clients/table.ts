// The table of the clients, and the verdict of each: what every Report needs of this room.

import type { Source } from '../source/source.ts'
import type { Client, Place } from './client.ts'
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
import { findDocument } from './parts/place.ts'
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

/** The verdict of every client on a skill that is at hand, without reading anything. */
export function verdictsOf(place: Place): Verdict[] {
  return loaders.map(client => judge(client, place))
}

/** The verdict of every client on the skill at `root` of a source. */
export async function verdicts(source: Source, root: string): Promise<Verdict[]> {
  const { place } = await findDocument(source, root)
  return verdictsOf(place)
}
