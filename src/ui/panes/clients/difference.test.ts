// The difference of two texts, applied, is the other text.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyEdits } from '../../../core/fault/fix.ts'
import { differenceOf } from './difference.ts'

it.each([
  ['a\nb\nc\n', 'a\nc\n', [{ from: 2, to: 4, insert: '' }]],
  ['a\nc\n', 'a\nb\nc\n', [{ from: 2, to: 2, insert: 'b\n' }]],
  ['a\nb\n', 'a\nx\n', [{ from: 2, to: 4, insert: 'x\n' }]],
  ['a\n', 'a\n', []],
])('of %j and %j', (before, after, edits) => expect(differenceOf(before, after)).toEqual(edits))

it('leads from any text to any other', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', '')).map(lines => lines.join('\n'))
  fc.assert(
    fc.property(text, text, (before, after) => applyEdits(before, differenceOf(before, after)) === after),
  )
})
