// Every fault of a document by the Agent Skills specification, each where a person would underline it.
import { explain } from '../document/diagnosis/diagnose.ts'
import type { FrontmatterRefusal } from '../document/frontmatter.ts'
import { lineIndex, position } from '../document/text.ts'
import type { Fault, Fix } from '../fault/fault.ts'
import { applyEdits } from '../fault/fix.ts'
import { type Finding, judge } from './judge.ts'
import { type Limits, limits as specLimits } from './limits.ts'
import { type Mendable, mendsOf } from './mends.ts'
import { documentPath } from './paths.ts'
import { placesOf } from './place.ts'
import { readDocument } from './read.ts'
import { type AgentSkillKind, agentSkillFault, agentSkillRules } from './rules.ts'
import { starterFixes } from './starter.ts'

export type AgentSkillFault = Fault<AgentSkillKind>

/** `root`: the skill's directory, whose name the skill's must equal. `path`: the document's, for the faults. */
export type FaultOptions = { root?: string; path?: string; limits?: Partial<Limits> }

/** Every fault of a document, in the reference's order. A document that does not parse has one, `malformed`. */
export function faults(text: string, options: FaultOptions = {}): AgentSkillFault[] {
  const { root = '', path = documentPath(root) } = options
  const limits = { ...specLimits, ...options.limits }
  const read = readDocument(text, root, path)
  if (!read.ok) return [malformed(text, path, read)]
  const document: Mendable = { text, path, root, map: read.map, end: read.parts.yaml.to }
  return judge(read.skill, limits).map(finding => {
    const [{ from, to }, ...also] = placesOf(finding, text, read.map)
    const fix = mendsOf(finding, document).filter(mend => helps(mend, finding, document, limits))
    return findingFault(finding, { path, from, to, also, fix })
  })
}

/** Makes the fault of a finding at a place. */
export function findingFault(
  finding: Finding,
  place: Parameters<typeof agentSkillFault>[2],
): AgentSkillFault {
  const { kind, args } = finding
  const { severity, origin, message } = agentSkillRules[kind]
  const sentence: (args: never) => string = message
  const { path, from, to, also, fix } = place
  return {
    kind,
    origin,
    severity,
    message: sentence(args as never), // A finding pairs each kind with the arguments of its own sentence.
    args,
    path,
    from,
    to,
    ...(also?.length ? { also } : {}),
    ...(fix?.length ? { fix } : {}),
  }
}

/** Whether a mend takes its fault away (or some of its fields) and brings no other kind of fault. */
function helps(fix: Fix, finding: Finding, { text, root, path }: Mendable, limits: Limits): boolean {
  const before = readDocument(text, root, path)
  const after = readDocument(applyEdits(text, fix.edits), root, path)
  if (!before.ok || !after.ok) return false
  const had = judge(before.skill, limits)
  const has = judge(after.skill, limits)
  const same = has.find(({ kind }) => kind === finding.kind)
  const less = !same || JSON.stringify(same.args).length < JSON.stringify(finding.args).length
  return less && has.every(({ kind }) => had.some(other => other.kind === kind))
}

/** The `malformed` fault of a document that does not read. */
export function malformed(text: string, path: string, refusal: FrontmatterRefusal): AgentSkillFault {
  const { cause, detail, facts, from, to, also, fixes, split } = explain(text, path, refusal)
  const { line, column } = position(lineIndex(text), from)
  const args = { reason: refusal.reason, cause, detail, line, column, facts, ...(split ? { split } : {}) }
  const fix = [...fixes, ...starterFixes(text, path, cause, refusal)]
  return agentSkillFault('malformed', args, { path, from, to, also, fix })
}
