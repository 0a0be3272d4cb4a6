// The whole product in one screen: everything that can be said of the skills of a source, as plain data.
import { advise } from './advice/advice.ts'
import { type Named, nameIn, sharedNames } from './advice/name-shared.ts'
import { afterMend } from './agent-skill/after-mend.ts'
import { type Limits, limits as ownLimits } from './agent-skill/limits.ts'
import { readDocument } from './agent-skill/read.ts'
import { check, DOCUMENT_NAMES, misnamedDocuments } from './agent-skill/source.ts'
import { faults as claudeCodeFaults } from './claude-code/faults.ts'
import { verdicts } from './clients/table.ts'
import { decodeUtf8 } from './document/text.ts'
import type { Fault } from './fault/fault.ts'
import { judgeFormats } from './formats.ts'
import * as hardSkill from './hard-skill/hard-skill.ts'
import type { Report, SkillReport } from './report.ts'
import type { Entry, Source } from './source/source.ts'
import { type OwnSource, splitSource } from './source/split.ts'

export type InspectOptions = {
  /** The lengths that the specification's fields may have, in code points; the specification's where left out. */
  limits?: Partial<Limits>
}

/**
 * Reads every skill that a source lists. Never rejects because of what a file holds: that is a fault.
 * Rejects where the source itself cannot be read.
 */
export async function inspect(source: Source, options: InspectOptions = {}): Promise<Report> {
  const limits = { ...ownLimits, ...options.limits }
  const entries = await source.entries()
  const skills: SkillReport[] = []
  const named: Named[] = []
  for (const own of splitSource(source, entries, await source.list())) {
    const inspected = await inspectSkill(own, limits)
    if (!inspected) continue
    skills.push(inspected.skill)
    if (inspected.named) named.push(inspected.named)
  }
  const shared = new Map(sharedNames(named).map(fault => [fault.path, fault]))
  for (const skill of skills) {
    const fault = shared.get(skill.path)
    if (fault) skill.faults = inOrder([...skill.faults, fault])
  }
  return { entries, faults: [...source.faults, ...misnamedDocuments(entries)], skills }
}

async function inspectSkill(
  { root, entries, source }: OwnSource,
  limits: Limits,
): Promise<{ skill: SkillReport; named: Named | null } | null> {
  const path = documentOf(entries, root)
  if (path === null) return null
  const bytes = await source.read(path)
  const decoded = decodeUtf8(bytes)
  // Bytes that are not UTF-8 are a fault of the document; what a lenient reader sees is still shown.
  const text = decoded.ok ? decoded.text : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const formats = judgeFormats(text)
  const skill = decoded.ok ? readAgentSkill(text, root, path) : null
  const hard = hardSkill.read(text, { path })

  const judged = formats['agent-skill'].applies
  const bySpecification = judged
    ? [...(await check(source, root, limits)), ...afterMend(text, { root, path, limits })]
    : []
  const asHardSkill = formats['hard-skill'].applies
    ? [...hard.faults, ...(await hardSkill.includeFaults(text, source, root, { path }))]
    : []
  // Put together as lists and never as arguments: a document can have more faults than a call takes arguments.
  const faults: Fault[] = [
    ...bySpecification,
    ...asHardSkill,
    ...claudeCodeFaults(text, { dir: root, path }),
    ...advise({ text, path, root, judged, entries }),
  ]

  const report: SkillReport = {
    root,
    path,
    title: skill?.name || hard.skill.name || root.slice(root.lastIndexOf('/') + 1) || path,
    formats,
    faults: inOrder(faults),
    agentSkill: skill,
    hardSkill: {
      skill: hard.skill,
      system: hardSkill.compile(hard.skill),
      programs: hardSkill.programs(hard.skill),
      includes: await hardSkill.includes(hard.skill, source, root),
    },
    verdicts: await verdicts(source, root),
  }
  return { skill: report, named: judged && decoded.ok ? nameIn(text, root, path) : null }
}

function inOrder(faults: Fault[]): Fault[] {
  return faults.sort((a, b) => a.from - b.from || a.to - b.to)
}

/** The path of the document in a skill's root. */
function documentOf(entries: readonly Entry[], root: string): string | null {
  const paths = DOCUMENT_NAMES.map(name => (root === '' ? name : `${root}/${name}`))
  return paths.find(path => entries.some(entry => entry.path === path && entry.kind === 'file')) ?? null
}

function readAgentSkill(text: string, root: string, path: string): SkillReport['agentSkill'] {
  const read = readDocument(text, root, path)
  if (!read.ok) return null
  const { resolve: _, ...plain } = read.skill
  return plain
}
