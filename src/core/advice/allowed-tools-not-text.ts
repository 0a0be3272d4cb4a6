// Advises that allowed-tools is one text, which the specification wants and its validator does not check.
import { findPair } from '../agent-skill/read.ts'
import { isText, type Pair, type YamlNode } from '../document/yaml/node.ts'
import { type Fix, faultMaker, type Rule } from '../fault/fault.ts'
import type { Check } from './subject.ts'

export const rules = {
  'allowed-tools-not-text': {
    title: 'The allowed tools are not one text',
    severity: 'info',
    origin: 'advice',
    says: 'The Agent Skills specification; its validator does not check it',
    message: (_: { found: string }) =>
      'The specification has allowed-tools as one text with a space between the tools. Several clients take no list: write the tools on one line.',
  },
} as const satisfies Record<string, Rule>

const fault = faultMaker(rules)

export const check: Check = ({ map, path }) => {
  const pair = map && findPair(map, 'allowed-tools')
  if (!pair || isText(pair.value)) return []
  const { value } = pair
  const place = { path, from: value.from, to: value.to, fix: fixes(pair, path) }
  return [fault('allowed-tools-not-text', { found: value.kind }, place)]
}

/** The list on one line, where each tool is a word that needs no quotes. */
function fixes({ colon, value }: Pair, path: string): Fix[] {
  if (value.kind !== 'list' || colon === null) return []
  const words = value.items.map(wordOf)
  if (words.length === 0 || words.includes(null)) return []
  const edit = { path, from: colon + 1, to: value.to, insert: ` ${words.join(' ')}` }
  return [{ title: 'Write the tools on one line', safety: 'review', edits: [edit] }]
}

function wordOf(node: YamlNode): string | null {
  if (!isText(node)) return null
  const plain = /^[\w./-][\w./():*@~-]*$/.test(node.text) && !/:$|::/.test(node.text)
  return plain ? node.text : null
}
