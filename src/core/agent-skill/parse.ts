// Reads a document as a skill, or refuses it.
import { malformed } from './faults.ts'
import { documentPath } from './paths.ts'
import { readDocument } from './read.ts'
import { Refused } from './refused.ts'
import type { AgentSkill } from './skill.ts'

/** `root`: the skill's directory. `path`: the document's path, where it is not `SKILL.md` in that directory. */
export type ParseOptions = { root?: string; path?: string }

/**
 * Reads a document. It is lenient about the fields: `validate` judges those.
 * @throws Refused where the document is no skill document at all.
 */
export function parse(text: string, options: ParseOptions = {}): AgentSkill {
  const root = options.root ?? ''
  const path = options.path ?? documentPath(root)
  const read = readDocument(text, root, path)
  if (read.ok) return read.skill
  throw new Refused(read.reason, malformed(text, path, read).message)
}
