// What is filled in becomes the arguments that it looks like.
import { expect, test } from 'vitest'
import type { Tool } from '../../../core/hard-skill/skill.ts'
import { argumentsOf } from './fields.ts'

const tool: Tool = {
  id: 't',
  description: '',
  run: '$text $count $flag $list $level',
  schema: {
    type: 'object',
    properties: {
      text: { type: 'string' },
      count: { type: 'integer', default: 3 },
      flag: { type: 'boolean', default: false },
      list: { type: 'array', default: [] },
      level: { type: 'integer', enum: [1, 2], default: 1 },
    },
    required: ['text'],
  },
}

test('text stays text, the rest is read as what it is', () => {
  expect(argumentsOf(tool, { text: '12', count: '12', flag: 'true', list: '[1]', level: '2' })).toEqual({
    text: '12',
    count: 12,
    flag: true,
    list: [1],
    level: 2,
  })
})

test('what is left empty is not given; a required text that was emptied is empty', () => {
  expect(argumentsOf(tool, { count: '' })).toEqual({})
  expect(argumentsOf(tool, { text: '' })).toEqual({ text: '' })
})

test('what cannot be read stays as written, for the resolver to refuse', () => {
  expect(argumentsOf(tool, { text: 'a', count: 'many' })).toEqual({ text: 'a', count: 'many' })
})
