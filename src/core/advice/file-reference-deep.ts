// Advises that a document to be read stands at most one level deep in the skill.
import { resolvePath } from '../agent-skill/paths.ts'
import { faultMaker, type Rule } from '../fault/fault.ts'
import type { Check } from './subject.ts'

export const rules = {
  'file-reference-deep': {
    title: 'A document that the body names is more than one level deep',
    severity: 'info',
    origin: 'advice',
    says: 'The Agent Skills specification, as a recommendation',
    message: ({ file }: { file: string }) =>
      `'${file}' is more than one level deep. The specification recommends that what a model should read stands at most one directory below the document.`,
  },
} as const satisfies Record<string, Rule>

const fault = faultMaker(rules)

/** Documents are read; scripts are run and assets are used, and where those stand is the author's matter. */
const readable = /\.(?:md|mdx|markdown|txt|rst)$/i

export const check: Check = subject =>
  subject.references
    .filter(({ path }) => readable.test(path) && (resolvePath('', path) ?? '').split('/').length > 2)
    .map(({ path: file, from, to }) =>
      fault('file-reference-deep', { file }, { path: subject.path, from, to }),
    )
