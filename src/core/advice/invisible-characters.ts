// Warns of characters that nobody sees and a model reads: zero-width, direction, control and tag characters.
import { type Edit, faultMaker, type Rule } from '../fault/fault.ts'
import type { Check, Subject } from './subject.ts'

export const rules = {
  'invisible-characters': {
    title: 'Characters that nobody can see',
    severity: 'warning',
    origin: 'advice',
    says: 'Skill Playground: what a person approves should be what a model reads',
    message: ({ count, codes }: { count: number; codes: string[] }) =>
      `${count === 1 ? 'A character here is' : `${count} characters are`} invisible (${codes.join(', ')}): a model reads what a person does not see. Remove ${count === 1 ? 'it' : 'them'}, or write what is meant.`,
  },
} as const satisfies Record<string, Rule>

const fault = faultMaker(rules)

/**
 * Controls but tab and line ends, soft hyphen, direction marks, zero-width space and joiners, invisible
 * operators, the byte order mark, interlinear marks, tags.
 */
const hidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0001}\u{e0020}-\u{e007f}]/gu

/** Letters of the scripts written from right to left, in which direction marks are ordinary. U+061C is itself one. */
const rightToLeft =
  /(?!\u061c)[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

export const check: Check = subject => {
  const places = find(subject)
  const [first, ...also] = places
  if (!first) return []
  const codes = [...new Set(places.map(place => place.code))]
  const edits: Edit[] = places.map(({ from, to }) => ({ path: subject.path, from, to, insert: '' }))
  const fix = [
    { title: places.length === 1 ? 'Remove it' : 'Remove them all', safety: 'review' as const, edits },
  ]
  const { from, to } = first
  const more = also.map(({ from, to }) => ({ from, to }))
  return [
    fault(
      'invisible-characters',
      { count: places.length, codes },
      { path: subject.path, from, to, also: more, fix },
    ),
  ]
}

type Hidden = { from: number; to: number; code: string }

function find({ text, bodyFrom }: Subject): Hidden[] {
  const found: Hidden[] = []
  let mixed: boolean | null = null
  for (const match of text.matchAll(hidden)) {
    const [character] = match
    const from = match.index
    const to = from + character.length
    const code = character.codePointAt(0) ?? 0
    // A byte order mark at the start, and controls that YAML forbids, are faults of the document already.
    if (code === 0xfeff && from === 0) continue
    if (from < bodyFrom && (code < 0x20 || code === 0x7f)) continue
    if (joins(code) && !betweenLatin(text, from, to)) continue
    if (code >= 0xe0020 && inFlag(text, from)) continue
    if (directs(code)) {
      mixed ??= rightToLeft.test(text)
      if (mixed) continue
    }
    found.push({ from, to, code: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` })
  }
  return found
}

/** Zero-width joiners belong into emoji and into several scripts; between Latin letters they hide something. */
const joins = (code: number) => code === 0x200c || code === 0x200d

function betweenLatin(text: string, from: number, to: number): boolean {
  const plain = (character: string) => character === '' || /[\u0000-\u024f]/.test(character)
  return plain(text.charAt(from - 1)) && plain(text.charAt(to))
}

/** Marks, embeddings and isolates; not the two overrides, which reorder any text. */
const directs = (code: number) =>
  code === 0x061c ||
  code === 0x200e ||
  code === 0x200f ||
  (code >= 0x202a && code <= 0x202c) ||
  (code >= 0x2066 && code <= 0x2069)

/** Whether a tag character belongs to the flag of a region: a black flag and a few tags. */
function inFlag(text: string, at: number): boolean {
  return /\u{1f3f4}(?:[\u{e0020}-\u{e007e}]){0,6}$/u.test(text.slice(Math.max(0, at - 14), at))
}
