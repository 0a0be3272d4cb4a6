// Warns of a file that the body names and that is not in the skill.
import { resolvePath } from '../agent-skill/paths.ts'
import { type Fix, faultMaker, type Rule } from '../fault/fault.ts'
import { nearest } from '../hard-skill/nearest.ts'
import type { Reference } from './references.ts'
import type { Check } from './subject.ts'

export const rules = {
  'file-reference-missing': {
    title: 'A file that the body names is not there',
    severity: 'warning',
    origin: 'advice',
    says: 'Skill Playground, from what is in the skill',
    message: ({ file, near }: { file: string; near: string | null }) =>
      `The body names '${file}', which is not in the skill, so a model that wants to read it finds nothing.${
        near === null ? ' Add the file, or mend its path.' : ` Did you mean ${near}?`
      }`,
  },
} as const satisfies Record<string, Rule>

const fault = faultMaker(rules)

export const check: Check = subject => {
  const { files, path } = subject
  if (!files) return []
  const missing = subject.references.filter(({ path }) => {
    const file = resolvePath('', path)
    return file !== null && !files.has(file)
  })
  return missing.map((reference, at) => {
    const near = at < SUGGESTIONS && files.size <= SEARCHED ? nearest(reference.path, files) : null
    const place = { path, from: reference.from, to: reference.to, fix: fixes(reference, near, path) }
    return fault('file-reference-missing', { file: reference.path, near }, place)
  })
}

/** How many files get a suggestion, and among how many at most: more is no slip of the hand. */
const SUGGESTIONS = 20
const SEARCHED = 2_000

function fixes({ from, to }: Reference, near: string | null, path: string): Fix[] {
  if (near === null || /[\s()]/.test(near)) return []
  return [{ title: `Change it to ${near}`, safety: 'review', edits: [{ path, from, to, insert: near }] }]
}
