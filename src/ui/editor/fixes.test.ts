// Fixes that are applied together do not get in each other's way.
import { expect, test } from 'vitest'
import type { Fault, Fix } from '../../core/fault/fault.ts'
import { safeTogether } from './fixes.ts'

const fix = (
  title: string,
  from: number,
  to: number,
  path = 'SKILL.md',
  safety: Fix['safety'] = 'safe',
): Fix => ({
  title,
  safety,
  edits: [{ path, from, to, insert: '' }],
})
const fault = (...fixes: Fix[]): Fault => ({
  kind: 'k',
  origin: 'agent-skill',
  severity: 'error',
  message: '',
  args: {},
  path: 'SKILL.md',
  from: 0,
  to: 0,
  fix: fixes,
})
const titles = (faults: Fault[]) => safeTogether(faults, 'SKILL.md').map(({ title }) => title)

test('takes one safe fix of each fault', () => {
  expect(
    titles([
      fault(fix('look', 0, 1, 'SKILL.md', 'review'), fix('a', 0, 1), fix('b', 5, 6)),
      fault(fix('c', 8, 9)),
    ]),
  ).toEqual(['a', 'c'])
})

test('leaves out what overlaps or inserts at the same place', () => {
  expect(titles([fault(fix('a', 0, 4)), fault(fix('b', 2, 6)), fault(fix('c', 4, 4))])).toEqual(['a'])
})

test('leaves out what edits another file', () => {
  expect(titles([fault(fix('a', 0, 4, 'other.md'))])).toEqual([])
})
