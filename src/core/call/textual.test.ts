// What a text stands for under each type of a schema.
import { expect, test } from 'vitest'
import { textValue } from './textual.ts'

test.each([
  ['7', 'integer', 7],
  [' -7\n', 'integer', -7],
  ['7.0', 'integer', '7.0'],
  ['1e3', 'integer', '1e3'],
  ['9007199254740993', 'integer', '9007199254740993'],
  ['1e3', 'number', 1000],
  ['.5', 'number', '.5'],
  ['1e999', 'number', '1e999'],
  ['1e-999', 'number', '1e-999'],
  ['0e9', 'number', 0],
  ['True', 'boolean', true],
  ['FALSE', 'boolean', 'FALSE'],
  ['yes', 'boolean', 'yes'],
  ['null', 'string', 'null'],
  ['null', 'integer', 'null'],
  ['None', 'null', null],
  ['{"a": 1}', 'string', '{"a": 1}'],
  ['{"a": 1}', 'object', { a: 1 }],
  ['{"a": 1, "a": 2}', 'object', '{"a": 1, "a": 2}'],
  ["['a']", 'array', ['a']],
  ['["a"', 'array', '["a"'],
])('%j as %s', (text, type, value) => {
  const schema = { type }
  expect(textValue(text, schema, schema)).toEqual(value)
})
