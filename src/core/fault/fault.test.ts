// Faults are made by the table of their room: each with its rule's severity and sentence, and no empty lists.
import { expect, test } from 'vitest'
import { faultMaker } from './fault.ts'

const fault = faultMaker({
  odd: {
    title: 'Odd',
    severity: 'warning',
    origin: 'advice',
    says: 'Nobody',
    message: ({ what }: { what: string }) => `${what} is odd.`,
  },
})

const bare = {
  kind: 'odd',
  origin: 'advice',
  severity: 'warning',
  message: 'This is odd.',
  args: { what: 'This' },
  path: 'a.md',
  from: 1,
  to: 2,
}

test('a fault has its rule’s words', () => {
  expect(fault('odd', { what: 'This' }, { path: 'a.md', from: 1, to: 2 })).toStrictEqual(bare)
})

test('further places and fixes are there where there are any', () => {
  const also = [{ from: 3, to: 4 }]
  const fix = [{ title: 'Mend it', safety: 'safe' as const, edits: [] }]
  expect(fault('odd', { what: 'This' }, { path: 'a.md', from: 1, to: 2, also, fix })).toStrictEqual({
    ...bare,
    also,
    fix,
  })
  expect(fault('odd', { what: 'This' }, { path: 'a.md', from: 1, to: 2, also: [], fix: [] })).toStrictEqual(
    bare,
  )
})

test('a kind without a rule is a mistake of the program', () => {
  // Only a table that was read from somewhere else could bring one.
  const make = fault as (kind: string, args: object, place: object) => unknown
  expect(() => make('even', {}, { path: 'a.md', from: 0, to: 0 })).toThrow('no rule for the fault kind even')
})
