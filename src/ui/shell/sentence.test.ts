// The verdict line says the gravest thing first.
import { expect, test } from 'vitest'
import type { Fault, Severity } from '../../core/fault/fault.ts'
import { counted, sentenceOf } from './sentence.ts'

const fault = (severity: Severity, message: string): Fault => {
  return { kind: 'k', origin: 'advice', severity, message, args: {}, path: 'SKILL.md', from: 0, to: 1 }
}
const skill = {
  formats: { 'agent-skill': { applies: true, why: '' }, 'hard-skill': { applies: true, why: '' } },
}
const all = { sentence: 'All five of your clients load it.', severity: 'none' } as const
const some = { sentence: 'Codex skips it.', severity: 'error' } as const
const told = { sentence: 'All load it, Codex with a warning.', severity: 'warning' } as const

test('a clean skill is valid, with what its clients say', () => {
  expect(sentenceOf(skill, [], all)).toMatchObject({
    severity: 'ok',
    text: 'Valid agent skill and hard skill. All five of your clients load it.',
  })
})

test('clients that do not load it come first, with the fix of the gravest fault', () => {
  const fix = { title: 'Quote the value', safety: 'safe', edits: [] } as const
  const faults = [{ ...fault('error', 'No colon here.'), fix: [{ ...fix, edits: [] }] }]
  expect(sentenceOf(skill, faults, some)).toMatchObject({ severity: 'error', text: 'Codex skips it.', fix })
})

test('an error is said before a warning', () => {
  const faults = [fault('warning', 'Long.'), fault('error', 'No name.')]
  expect(sentenceOf(skill, faults, told)).toMatchObject({
    severity: 'error',
    text: 'No name. All load it, Codex with a warning.',
    fault: faults[1],
  })
})

test('what every client loads is said to be so before what refuses it', () => {
  const error = fault('error', 'No name.')
  expect(sentenceOf(skill, [error], all).text).toBe('All five of your clients load it. No name.')
  expect(sentenceOf(skill, [{ ...error, origin: 'agent-skill' }], all).text).toBe(
    'All five of your clients load it. The Agent Skills validator refuses it: No name.',
  )
})

test('a warning leaves the skill valid', () => {
  const text = 'Valid agent skill and hard skill. Long.'
  expect(sentenceOf(skill, [fault('warning', 'Long.')], null)).toMatchObject({ severity: 'warning', text })
})

test('a sentence without a full stop gets one', () => {
  expect(sentenceOf(skill, [fault('error', 'No name')], told).text).toBe(
    'No name. All load it, Codex with a warning.',
  )
})

test('clients have no say about what is no agent skill', () => {
  const hard = { formats: { ...skill.formats, 'agent-skill': { applies: false, why: '' } } }
  expect(sentenceOf(hard, [], some)).toMatchObject({ severity: 'ok', text: 'Valid hard skill.' })
})

test('a note is no verdict', () => {
  expect(sentenceOf(skill, [fault('info', 'Short.')], null)).toMatchObject({ severity: 'ok', fault: null })
})

test('faults are counted in words', () => {
  expect(counted([])).toBe('')
  expect(counted([fault('error', '')])).toBe('1 error')
  expect(counted([fault('error', ''), fault('error', ''), fault('warning', ''), fault('info', '')])).toBe(
    '2 errors, 1 warning and 1 note',
  )
})
