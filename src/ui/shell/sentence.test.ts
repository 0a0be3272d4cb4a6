// The verdict line says the gravest thing first.
import { expect, test } from 'vitest'
import type { Fault, Severity } from '../../core/fault/fault.ts'
import type { SkillReport } from '../../core/report.ts'
import { counted, sentenceOf } from './sentence.ts'

const fault = (severity: Severity, message: string): Fault => {
  return { kind: 'k', origin: 'advice', severity, message, args: {}, path: 'SKILL.md', from: 0, to: 1 }
}
const skill = {
  formats: { 'agent-skill': { applies: true, why: '' }, 'hard-skill': { applies: true, why: '' } },
} as SkillReport // Only the formats are read.

test('a clean skill is valid, with what its clients say', () => {
  expect(sentenceOf(skill, [], 'All clients load it.')).toMatchObject({
    severity: 'ok',
    text: 'Valid agent skill and hard skill. All clients load it.',
  })
})

test('an error is said before a warning', () => {
  const faults = [fault('warning', 'Long.'), fault('error', 'No name.')]
  expect(sentenceOf(skill, faults, '')).toMatchObject({
    severity: 'error',
    text: 'No name.',
    fault: faults[1],
  })
})

test('a warning leaves the skill valid', () => {
  expect(sentenceOf(skill, [fault('warning', 'Long.')], '').text).toBe(
    'Valid agent skill and hard skill. Long.',
  )
})

test('faults are counted in words', () => {
  expect(counted([])).toBe('')
  expect(counted([fault('error', '')])).toBe('1 error')
  expect(counted([fault('error', ''), fault('error', ''), fault('warning', ''), fault('info', '')])).toBe(
    '2 errors, 1 warning and 1 note',
  )
})
