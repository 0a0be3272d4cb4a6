// Reads skills out of a source: the check of a directory, one skill, and all of them.
import { decodeUtf8 } from '../document/text.ts'
import type { Entry, Source } from '../source/source.ts'
import { type AgentSkillFault, faults } from './faults.ts'
import type { Limits } from './limits.ts'
import { parse } from './parse.ts'
import { directoryPath, documentPath } from './paths.ts'
import { Refused } from './refused.ts'
import { agentSkillFault, malformedMessage } from './rules.ts'
import type { AgentSkill } from './skill.ts'

/** The names that a document may have, the first one first. */
export const DOCUMENT_NAMES = ['SKILL.md', 'skill.md'] as const

/** Every fault of a skill's directory: of the directory itself, else of its document. */
export async function check(
  source: Source,
  root: string,
  limits: Partial<Limits> = {},
): Promise<AgentSkillFault[]> {
  const entries = await source.entries()
  const base = directoryPath(root)
  const whole = { path: base, from: 0, to: 0 }
  const entry = entries.find(({ path }) => path === base)
  if (entry) return [agentSkillFault('not-a-directory', { path: root }, whole)]
  const exists = base === '' || entries.some(({ path }) => path.startsWith(`${base}/`))
  if (!exists) return [agentSkillFault('missing-path', { path: root }, whole)]
  const path = findDocument(entries, base)
  if (path === null) return [agentSkillFault('missing-document', {}, { ...whole, path: documentPath(base) })]
  const decoded = decodeUtf8(await source.read(path))
  if (decoded.ok) return faults(decoded.text, { root: base, path, limits })
  return [agentSkillFault('malformed', notUtf8(decoded.at), { path, from: 0, to: 0 })]
}

/**
 * Reads one skill.
 * @throws Refused where the directory holds no document, or one that is no skill.
 */
export async function load(source: Source, root: string): Promise<AgentSkill> {
  const base = directoryPath(root)
  const path = findDocument(await source.entries(), base)
  if (path === null) throw new Refused('no-document', malformedMessage({ reason: 'no-document' }))
  const decoded = decodeUtf8(await source.read(path))
  if (!decoded.ok) throw new Refused('not-utf8', malformedMessage(notUtf8(decoded.at)))
  return parse(decoded.text, { root: base, path })
}

/**
 * Reads every skill that a source lists, once, in its order.
 * @throws Refused where a listed directory holds no document: a model that is told of a skill will open it.
 */
export async function discover(source: Source): Promise<AgentSkill[]> {
  const skills: AgentSkill[] = []
  for (const root of await source.list()) skills.push(await load(source, root))
  return skills
}

/** The document of a directory. A symlink is none: what it points at is not read. */
function findDocument(entries: Entry[], base: string): string | null {
  for (const name of DOCUMENT_NAMES) {
    const path = documentPath(base, name)
    if (entries.some(entry => entry.kind === 'file' && entry.path === path)) return path
  }
  return null
}

/** The files that would be a skill's document but for the spelling of their name, which nobody reads. */
export function misnamedDocuments(entries: readonly Entry[]): AgentSkillFault[] {
  const files = new Set(entries.flatMap(({ kind, path }) => (kind === 'file' ? [path] : [])))
  return [...files].flatMap(path => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    const root = path.slice(0, Math.max(0, path.length - name.length - 1))
    if (
      name.toLowerCase() !== 'skill.md' ||
      DOCUMENT_NAMES.some(right => files.has(documentPath(root, right)))
    )
      return []
    const detail = `this file is called ${name}, and only SKILL.md is read, to the letter. Rename it.`
    return [agentSkillFault('missing-document', { detail }, { path, from: 0, to: 0 })]
  })
}

function notUtf8(at: number) {
  return {
    reason: 'not-utf8',
    detail: `byte ${at + 1} does not belong there. Save the file as UTF-8.`,
    at,
  } as const
}
