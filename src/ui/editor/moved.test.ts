// Places follow the text, and an edit of what has changed is given up.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeBetween, movedEdits } from './moved.ts'

const texts = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 12 })

test('the difference makes one text into the other', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const { from, to, insert } = changeBetween(before, after)
      expect(before.slice(0, from) + insert + before.slice(to)).toBe(after)
    }),
  )
})

test('a place keeps what is before it, or what is after it', () => {
  fc.assert(
    fc.property(texts, texts, fc.nat(12), (before, after, offset) => {
      const at = Math.min(offset, before.length)
      const { from, to, place } = changeBetween(before, after)
      if (at <= from) expect(after.slice(0, place(at))).toBe(before.slice(0, at))
      if (at >= to && at > from) expect(after.slice(place(at))).toBe(before.slice(at))
      expect(place(at)).toBeGreaterThanOrEqual(0)
      expect(place(at)).toBeLessThanOrEqual(after.length)
    }),
  )
})

test('edits before and after the change move with the text; one that touches it does not', () => {
  const edit = (from: number, to: number) => ({ path: 'a', from, to, insert: 'x' })
  expect(movedEdits([edit(0, 1), edit(6, 7)], 'one two', 'one or two')).toEqual([edit(0, 1), edit(9, 10)])
  expect(movedEdits([edit(3, 5)], 'one two', 'one or two')).toBeNull()
  expect(movedEdits([edit(3, 5)], 'one two', 'one two')).toEqual([edit(3, 5)])
})
