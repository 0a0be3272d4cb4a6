// Whatever the bytes, every client has a verdict, and its place lies in the document.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyEdits } from '../fault/fix.ts'
import { list, mend, summarise, verdictsOf } from './clients.ts'
import { placeOf } from './parts/place.ts'

const fragments = fc.constantFrom(
  ...[
    '---',
    '----',
    '--- ',
    '...',
    '\n',
    '\r\n',
    '\r',
    '\ufeff',
    ' ',
    '\t',
    'name: ',
    'description: ',
    'metadata:',
    ': ',
    '#',
  ],
  ...[
    '"',
    "'",
    '[',
    '{',
    ']',
    '}',
    '|',
    '>-',
    '*a',
    '&a ',
    '!x ',
    '<<: *a',
    '- ',
    '@',
    '`',
    'word',
    '12',
    'yes',
    '\ud800',
    '\0',
  ],
)
const documents = fc.array(fragments, { maxLength: 40 }).map(parts => `---\n${parts.join('')}\n---\n`)
const texts = fc.oneof(
  documents,
  fc.array(fragments, { maxLength: 40 }).map(parts => parts.join('')),
  fc.string(),
)

it('gives every client a verdict with a place in the document', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom('word/SKILL.md', 'SKILL.md', 'a/skill.md'), (text, path) => {
      const all = verdictsOf(placeOf(path, new TextEncoder().encode(text)))
      expect(all).toHaveLength(list.length)
      for (const { range, reason } of all) {
        expect(reason).not.toBe('')
        if (range) expect(0 <= range.from && range.from <= range.to && range.to <= text.length).toBe(true)
      }
    }),
    { numRuns: 200 },
  )
})

it('gives a reason whose first clause also holds for several clients', () => {
  fc.assert(
    fc.property(texts, text => {
      for (const verdict of verdictsOf(placeOf('word/SKILL.md', new TextEncoder().encode(text)))) {
        if (verdict.verdict === 'unknown') continue
        expect(summarise([verdict], [verdict.client]).sentence).not.toMatch(/this (?:client|check)/)
      }
    }),
    { numRuns: 200 },
  )
})

it('takes bytes of any kind', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), bytes => {
      expect(verdictsOf(placeOf('word/SKILL.md', bytes))).toHaveLength(list.length)
    }),
  )
})

it('never makes a mend that does not help', () => {
  fc.assert(
    fc.property(documents, fc.constantFrom('codex', 'gemini', 'quick_validate', 'pi'), (text, client) => {
      const document = { path: 'word/SKILL.md', text }
      const fix = mend(client, document)
      if (!fix) return
      const mended = placeOf(document.path, new TextEncoder().encode(applyEdits(text, fix.edits)))
      expect(['load', 'load-warn']).toContain(
        verdictsOf(mended).find(each => each.client === client)?.verdict,
      )
    }),
    { numRuns: 60 },
  )
})
