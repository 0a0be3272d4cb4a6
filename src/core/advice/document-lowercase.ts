// Advises to call the document SKILL.md: the reference validator takes skill.md too, and hardly any client does.
import { faultMaker, type Rule } from '../fault/fault.ts'
import type { Check } from './subject.ts'

export const rules = {
  'document-lowercase': {
    title: 'The document is called skill.md',
    severity: 'warning',
    origin: 'advice',
    says: 'The Agent Skills specification; its validator takes skill.md too',
    message: (_: Record<string, never>) =>
      'The file is called skill.md. Most clients look for SKILL.md only, so where capital letters count they do not see the skill. Rename it SKILL.md.',
  },
} as const satisfies Record<string, Rule>

const fault = faultMaker(rules)

export const check: Check = ({ map, path }) => {
  if (!map || !/(?:^|\/)skill\.md$/.test(path)) return []
  return [fault('document-lowercase', {}, { path, from: 0, to: 0 })]
}
