// Mends are data: made whole, in any order, and never one over another.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fault, Fix } from './fault.ts'
import { applyEdits, applyFixes, oldOffset, safeFixes, together } from './fix.ts'

const edit = (from: number, to: number, insert: string) => ({ path: 'SKILL.md', from, to, insert })
const fix = (...edits: Fix['edits']): Fix => ({ title: 'Mend it', safety: 'safe', edits })

describe('applyEdits', () => {
  test('makes them in the order of their places', () => {
    expect(applyEdits('abcdef', [edit(4, 6, 'Z'), edit(0, 1, ''), edit(2, 2, '-')])).toBe('b-cdZ')
  })
  test.each([[[edit(0, 3, ''), edit(2, 4, '')]], [[edit(2, 1, '')]], [[edit(0, 7, '')]]])(
    'refuses what cannot be made: %j',
    edits => {
      expect(() => applyEdits('abcdef', edits)).toThrow(RangeError)
      expect(() => applyEdits('abcdef', edits)).toThrow(/^no edit can be made at \d:\d$/)
    },
  )
})

test('oldOffset leads back', () => {
  const edits = [edit(4, 6, 'Z'), edit(0, 1, ''), edit(2, 2, '-')]
  const text = applyEdits('abcdefg', edits)
  expect(text).toBe('b-cdZg')
  expect([...text].map((_, at) => oldOffset(at, edits))).toEqual([1, 2, 2, 3, 4, 6])
  expect(oldOffset(text.length, edits)).toBe(7)
})

describe('applyFixes', () => {
  test('makes a fix whole or not at all', () => {
    const both = fix(edit(0, 1, 'A'), edit(4, 5, 'E'))
    expect(applyFixes('abcdef', [both, fix(edit(2, 3, 'C'))])).toBe('AbCdEf')
    expect(applyFixes('abcdef', [both, fix(edit(2, 3, 'C'), edit(4, 6, ''))])).toBe('AbcdEf')
    expect(applyFixes('abcdef', [fix(edit(5, 6, 'F')), both])).toBe('AbcdEF')
  })
  test('makes the same mend of two faults once', () => {
    expect(applyFixes('abc', [fix(edit(1, 1, '-')), fix(edit(1, 1, '-')), fix(edit(1, 2, 'B'))])).toBe('a-Bc')
    expect(applyFixes('abc', [fix(edit(0, 1, 'A')), fix(edit(0, 1, 'A'))])).toBe('Abc')
  })
  test('lets neighbours be', () => {
    expect(applyFixes('abc', [fix(edit(0, 1, 'A')), fix(edit(1, 2, 'B')), fix(edit(2, 2, '-'))])).toBe('AB-c')
  })
  test('takes the first of those that touch, in the order given', () => {
    expect(applyFixes('abcd', [fix(edit(1, 3, 'X')), fix(edit(0, 4, 'Y')), fix(edit(2, 2, 'Z'))])).toBe('aXd')
    expect(applyFixes('abcd', [fix(edit(1, 1, '-')), fix(edit(3, 4, 'D')), fix(edit(1, 4, ''))])).toBe(
      'a-bcD',
    )
  })
  test('has nothing to do for a fix without edits', () => {
    expect(applyFixes('abc', [fix()])).toBe('abc')
  })
})

test('together keeps each fix that touches none of those kept before it, however many there are', () => {
  const touch = (a: Fix, b: Fix) =>
    a.edits.some(({ from, to }) =>
      b.edits.some(other => (from < other.to && other.from < to) || (from === other.from && to === other.to)),
    )
  const edits = fc.tuple(fc.nat(60), fc.nat(4)).map(([from, length]) => edit(from, from + length, '-'))
  // The edits of one fix lie apart.
  const fixes = fc
    .array(edits, { minLength: 1, maxLength: 3 })
    .map(list => fix(...list))
    .filter(({ edits: own }) =>
      own.every((a, at) => own.every((b, to) => at === to || !touch(fix(a), fix(b)))),
    )
  fc.assert(
    fc.property(fc.array(fixes, { maxLength: 30 }), all => {
      const kept: Fix[] = []
      for (const one of all) if (!kept.some(other => touch(one, other))) kept.push(one)
      expect(together(all)).toEqual(kept)
    }),
  )
})

test('safeFixes takes the first safe fix of each fault that edits this file alone', () => {
  const fault = (...fixes: Fix[]): Fault => ({
    kind: 'tab',
    origin: 'agent-skill',
    severity: 'error',
    message: '',
    args: {},
    path: 'SKILL.md',
    from: 0,
    to: 0,
    fix: fixes,
  })
  const review: Fix = { ...fix(edit(0, 1, 'R')), safety: 'review' }
  const safe = fix(edit(1, 2, 'S'))
  const elsewhere = fix(edit(4, 5, 'E'), { path: 'other.md', from: 4, to: 5, insert: '' })
  const { fix: _, ...unfixable } = fault()
  expect(
    safeFixes([fault(review, safe, fix(edit(3, 4, 'T'))), fault(elsewhere), fault(), unfixable], 'SKILL.md'),
  ).toEqual([safe])
})
