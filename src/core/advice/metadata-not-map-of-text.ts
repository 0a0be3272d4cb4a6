// Advises that metadata is a map from text to text, which the specification wants and its validator does not check.
import { findPair } from '../agent-skill/read.ts'
import { isText } from '../document/yaml/node.ts'
import { faultMaker, type Rule } from '../fault/fault.ts'
import type { Check } from './subject.ts'

export const rules = {
  'metadata-not-map-of-text': {
    title: 'The metadata is not a map of text',
    severity: 'info',
    origin: 'advice',
    says: 'The Agent Skills specification; its validator does not check it',
    message: ({ key }: { key: string | null }) =>
      key === null
        ? 'The metadata is not a map. Write one key and its text a line, indented below metadata.'
        : `The value of '${key}' under metadata is not text. Metadata is a map of text to text: write it on one line, or as several keys.`,
  },
} as const satisfies Record<string, Rule>

const fault = faultMaker(rules)

export const check: Check = ({ map, path }) => {
  const value = map && findPair(map, 'metadata')?.value
  if (!value) return []
  if (value.kind !== 'map') {
    // A key with nothing after it is an empty map that is still to be filled.
    if (value.kind === 'scalar' && value.style === 'empty') return []
    return [fault('metadata-not-map-of-text', { key: null }, { path, from: value.from, to: value.to })]
  }
  return value.pairs
    .filter(pair => !isText(pair.value))
    .map(({ key, value }) => {
      return fault('metadata-not-map-of-text', { key: key.text }, { path, from: value.from, to: value.to })
    })
}
