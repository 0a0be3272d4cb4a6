// Every fault of a document by the Agent Skills specification, each where a person would underline it.
import { explain } from '../document/diagnosis/diagnose.ts'
import type { FrontmatterRefusal } from '../document/frontmatter.ts'
import { lineIndex, position } from '../document/text.ts'
import type { Fault } from '../fault/fault.ts'
import { judge } from './judge.ts'
import { type Limits, limits as specLimits } from './limits.ts'
import { placeFinding } from './place.ts'
import { readDocument } from './read.ts'
import { type AgentSkillKind, agentSkillFault } from './rules.ts'

export type AgentSkillFault = Fault<AgentSkillKind>

/** `root`: the skill's directory, whose name the skill's must equal. `path`: the document's, for the faults. */
export type FaultOptions = { root?: string; path?: string; limits?: Limits }

/** Every fault of a document, in the reference's order. A document that does not parse has one, `malformed`. */
export function faults(text: string, options: FaultOptions = {}): AgentSkillFault[] {
  const root = options.root ?? ''
  const path = options.path ?? documentPath(root)
  const read = readDocument(text, root, path)
  if (!read.ok) return [malformed(text, path, read)]
  return judge(read.skill, options.limits ?? specLimits).map(finding =>
    placeFinding(finding, text, path, read),
  )
}

/** The path of the document in a skill's directory; the bare file name where that is unknown. */
export function documentPath(root: string, file = 'SKILL.md'): string {
  const base = root.replace(/\/+$/, '')
  return base === '' ? file : `${base}/${file}`
}

/** The `malformed` fault of a document that does not read. */
export function malformed(text: string, path: string, refusal: FrontmatterRefusal): AgentSkillFault {
  const { cause, detail, facts, from, to, also, fixes, split } = explain(text, path, refusal)
  const { line, column } = position(lineIndex(text), from)
  const args = { reason: refusal.reason, cause, detail, line, column, facts, ...(split ? { split } : {}) }
  return agentSkillFault('malformed', args, { path, from, to, also, fix: fixes })
}
