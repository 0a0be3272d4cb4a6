// Advises that a license is text, which the specification wants and its validator does not check.
import { findPair } from '../agent-skill/read.ts'
import { isText } from '../document/yaml/node.ts'
import { faultMaker, type Rule } from '../fault/fault.ts'
import type { Check } from './subject.ts'

export const rules = {
  'license-not-text': {
    title: 'The license is not text',
    severity: 'info',
    origin: 'advice',
    says: 'The Agent Skills specification; its validator does not check it',
    message: (_: { found: string }) =>
      'The license is not text. Write the name of the license, or of the file that holds it, on one line.',
  },
} as const satisfies Record<string, Rule>

const fault = faultMaker(rules)

export const check: Check = ({ map, path }) => {
  const value = map && findPair(map, 'license')?.value
  if (!value || isText(value)) return []
  return [fault('license-not-text', { found: value.kind }, { path, from: value.from, to: value.to })]
}
