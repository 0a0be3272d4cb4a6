// Whatever the text: no crash, places inside it, mends that apply cleanly, and safe ones that end and add nothing.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Fault, Fix } from '../fault/fault.ts'
import { applyEdits } from '../fault/fix.ts'
import { compile, faults, programs, read } from './hard-skill.ts'

const word = fc.constantFrom(
  'a',
  'b',
  'ab',
  'id',
  'run',
  'params',
  'type',
  'x-y',
  '__proto__',
  'constructor',
  '7',
  'é',
  '𝄞',
)
const value = fc.constantFrom(
  '',
  ' ',
  'ls',
  'cat $a',
  '$b x',
  'sh -c $a',
  '$$',
  '${a}',
  '$a$b',
  'integer',
  'text',
  '1',
  '1, 2',
  'x,',
  '"',
)
const indent = fc.constantFrom('', '', ' ', '  ', '  ', '   ', '    ', '\t', '      ')
const line = fc.oneof(
  fc.tuple(indent, word, fc.constantFrom(':', ': ', ' ', ' = '), value).map(parts => parts.join('')),
  fc.tuple(indent, fc.constantFrom('- ', '-'), value).map(parts => parts.join('')),
  fc.constantFrom(
    '```tool',
    '```tool ',
    '```',
    '````',
    '~~~',
    '```js',
    '---',
    '# c',
    '',
    '  ',
    'params:',
    '  a:',
    'run: p $a',
    'id: t',
  ),
  fc.constantFrom('includes: a, ../b, /c, a/, ~', 'skill: s', 'description: d', '\ufeff---', 'prose'),
)
const document = fc
  .tuple(fc.array(line, { maxLength: 25 }), fc.constantFrom('\n', '\r\n', '\r'))
  .map(([lines, end]) => lines.join(end))
const text = fc.oneof({ weight: 8, arbitrary: document }, fc.string({ unit: 'binary', maxLength: 80 }))

const runs = { numRuns: 4_000 }

it('places every fault inside the text, with mends that apply cleanly', () => {
  fc.assert(
    fc.property(text, document => {
      for (const fault of faults(document)) {
        for (const place of [fault, ...(fault.also ?? [])]) expectInside(place, document)
        for (const fix of fault.fix ?? []) expectClean(fix, document)
      }
    }),
    runs,
  )
})

it('mends safely: every step adds no fault, and the steps come to an end', () => {
  fc.assert(
    fc.property(text, document => {
      let now = document
      for (let steps = 0; ; steps++) {
        const before = faults(now)
        const fix = before.flatMap(fault => fault.fix ?? []).find(fix => fix.safety === 'safe')
        if (!fix) return
        expect(steps).toBeLessThan(100)
        now = applyEdits(now, fix.edits)
        const after = faults(now)
        expect(after.length).toBeLessThan(before.length)
        expectNoNew(before, after)
      }
    }),
    runs,
  )
})

it('reads what can be read: plain data that compiles', () => {
  fc.assert(
    fc.property(text, document => {
      const { skill } = read(document)
      expect(structuredClone(skill)).toEqual(skill)
      expect(compile(skill)).toBeTypeOf('string')
      expect(programs(skill).length).toBeLessThanOrEqual(skill.tools.length)
    }),
    runs,
  )
})

it('reads CRLF files like LF files', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 25 }), lines => {
      const kinds = (text: string) => faults(text).map(fault => [fault.kind, fault.args])
      expect(read(lines.join('\r\n')).skill).toEqual(read(lines.join('\n')).skill)
      expect(kinds(lines.join('\r\n'))).toEqual(kinds(lines.join('\n')))
    }),
    runs,
  )
})

function expectInside(place: { from: number; to: number }, document: string) {
  expect(place.from).toBeGreaterThanOrEqual(0)
  expect(place.from).toBeLessThanOrEqual(place.to)
  expect(place.to).toBeLessThanOrEqual(document.length)
}

function expectClean(fix: Fix, document: string) {
  const edits = [...fix.edits].sort((a, b) => a.from - b.from || a.to - b.to)
  expect(edits.length).toBeGreaterThan(0)
  let end = 0
  for (const edit of edits) {
    expectInside(edit, document)
    expect(edit.from).toBeGreaterThanOrEqual(end)
    end = edit.to
  }
  expect(applyEdits(document, fix.edits)).not.toBe(document)
}

function expectNoNew(before: Fault[], after: Fault[]) {
  const count = (faults: Fault[], kind: string) => faults.filter(fault => fault.kind === kind).length
  for (const { kind } of after) expect(count(after, kind)).toBeLessThanOrEqual(count(before, kind))
}
