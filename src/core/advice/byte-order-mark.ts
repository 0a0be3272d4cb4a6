// Warns of a byte order mark before a hard skill: the first line is no fence then, and the head counts as prose.
import { faultMaker, type Rule } from '../fault/fault.ts'
import { read } from '../hard-skill/hard-skill.ts'
import type { Check } from './subject.ts'

export const rules = {
  'byte-order-mark': {
    title: 'An invisible character hides the head of the skill',
    severity: 'warning',
    origin: 'advice',
    says: 'Skill Playground: the hard-skill format has a head only where the first line is ---',
    message: (_: Record<string, never>) =>
      'The file starts with a byte order mark, an invisible character before the first fence. So the lines between the fences are read as prose: the skill has no name, no description and no includes. Remove it.',
  },
} as const satisfies Record<string, Rule>

const fault = faultMaker(rules)

/** Of an agent skill its own format says this. */
export const check: Check = ({ text, path, judged }) => {
  if (judged || !text.startsWith('\ufeff')) return []
  const { name, description, includes } = read(text.slice(1)).skill
  if (name === null && description === null && includes.length === 0) return []
  const edits = [{ path, from: 0, to: 1, insert: '' }]
  const fix = [{ title: 'Remove the byte order mark', safety: 'safe' as const, edits }]
  return [fault('byte-order-mark', {}, { path, from: 0, to: 1, fix })]
}
