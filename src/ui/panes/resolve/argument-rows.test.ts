// The story of each argument.
import { expect, test } from 'vitest'
import { bind } from '../../../core/hard-skill/resolve.ts'
import type { Tool } from '../../../core/hard-skill/skill.ts'
import { rowsOf } from './argument-rows.ts'

const tool: Tool = {
  id: 't',
  description: '',
  run: 'x $name $count $to',
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      count: { type: 'integer' },
      to: { type: 'string', default: 'HEAD' },
    },
    required: ['name', 'count'],
  },
}

test('given, coerced and defaulted', () => {
  const args = { name: 'a', count: '3' }
  expect(rowsOf({ tool, arguments: args }, bind(tool, args), [])).toEqual([
    { param: 'name', value: 'a', origin: 'given', from: null },
    { param: 'count', value: 3, origin: 'given', from: 'string "3"' },
    { param: 'to', value: 'HEAD', origin: 'default' },
  ])
})

test('refused: wrong, missing, and one that nobody declared', () => {
  const args = { name: 'a', count: 'many', 'x/y': 1 }
  const problems = [
    { kind: 'argument-type', message: 'must be a whole number', pointer: '/count', name: 't' },
    { kind: 'argument-unknown', message: 'is not declared', pointer: '/x~1y', name: 't' },
  ]
  expect(rowsOf({ tool, arguments: args }, null, problems)).toEqual([
    { param: 'name', value: 'a', origin: 'given', from: null },
    { param: 'count', value: 'many', origin: 'refused', why: 'must be a whole number' },
    { param: 'x/y', value: 1, origin: 'refused', why: 'is not declared' },
  ])
})
