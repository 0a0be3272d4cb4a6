// Warns of a link that climbs out of the skill's directory.
import { resolvePath } from '../agent-skill/paths.ts'
import { faultMaker, type Rule } from '../fault/fault.ts'
import type { Check } from './subject.ts'

export const rules = {
  'reference-escapes': {
    title: 'A link leaves the skill',
    severity: 'warning',
    origin: 'advice',
    says: 'The Agent Skills specification has file references relative to the skill',
    message: ({ file }: { file: string }) =>
      `The link to '${file}' climbs out of the skill's directory, so it leads nowhere when the skill is installed elsewhere. Put the file in the skill.`,
  },
} as const satisfies Record<string, Rule>

const fault = faultMaker(rules)

/** Only links: a path in inline code that begins with `..` is as often one of the reader's project. */
export const check: Check = subject =>
  subject.references
    .filter(({ as, path }) => as === 'link' && resolvePath('', path) === null)
    .map(({ path: file, from, to }) => fault('reference-escapes', { file }, { path: subject.path, from, to }))
