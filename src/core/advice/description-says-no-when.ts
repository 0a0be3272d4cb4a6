// Advises that a description says when to use the skill: a client chooses skills by their descriptions alone.
import { findPair } from '../agent-skill/read.ts'
import { isText } from '../document/yaml/node.ts'
import { faultMaker, type Rule } from '../fault/fault.ts'
import type { Check } from './subject.ts'

export const rules = {
  'description-says-no-when': {
    title: 'The description does not say when to use the skill',
    severity: 'info',
    origin: 'advice',
    says: 'The Agent Skills specification, as a recommendation',
    message: (_: { words: number }) =>
      'The description says what the skill does, but not when to use it. A client chooses by this text alone: add, for example, "Use when …".',
  },
} as const satisfies Record<string, Rule>

const fault = faultMaker(rules)

/** Words of which a description that says when has at least one. */
const when =
  /\b(?:when|whenever|while|if|for|use[ds]?|using|before|after|during|upon|once|ask(?:s|ed)?|asking|trigger(?:s|ed)?|invoke[ds]?|needs?|wants?|working|on request|to help)\b/i
/** Words that make a text English; of another language this rule says nothing. */
const english = /\b(?:the|and|of|with|from|into)\b/i

export const check: Check = ({ map, path }) => {
  const value = map && findPair(map, 'description')?.value
  if (!value || !isText(value)) return []
  const words = value.text.match(/\S+/g)?.length ?? 0
  if (words < FEW || when.test(value.text) || !english.test(value.text)) return []
  return [fault('description-says-no-when', { words }, { path, from: value.from, to: value.to })]
}

/** A text of fewer words is a stand-in that its author knows to be one. */
const FEW = 4
