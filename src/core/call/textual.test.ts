// What a text stands for under each type of a schema.
import { expect, test } from 'vitest'
import { textValue, trimLines } from './textual.ts'

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
  ['nullx', 'null', 'nullx'],
  ['xNone', 'null', 'xNone'],
  [' null ', 'null', null],
  ['true', 'boolean', true],
  ['xtrue', 'boolean', 'xtrue'],
  ['truex', 'boolean', 'truex'],
  ['true', 'integer', 'true'],
  ['false', 'boolean', false],
  ['False', 'boolean', false],
  ['xfalse', 'boolean', 'xfalse'],
  ['falsex', 'boolean', 'falsex'],
  ['false', 'number', 'false'],
  ['{"a": 1} x', 'object', '{"a": 1} x'],
  [' {"a": 1}\n', 'object', { a: 1 }],
  ['{"a": 1}', 'array', '{"a": 1}'],
  ['["a"]', 'object', '["a"]'],
  ['{\\"a\\": 1}', 'object', { a: 1 }],
  ['[ { \\"a\\": 1}]', 'array', [{ a: 1 }]],
  ['[\\"a\\"]', 'array', ['a']],
  ['{x\\"a\\": 1}', 'object', '{x\\"a\\": 1}'],
  ['7', undefined, '7'],
  ['{"a": 1}', undefined, '{"a": 1}'],
])('%j as %s', (text, type, value) => {
  const schema = { type }
  expect(textValue(text, schema, schema)).toEqual(value)
})

test.each([
  ['null', ['string', 'null'], null],
  ['7', ['string', 'integer'], 7],
  ['x', ['string', 'integer'], 'x'],
  ['1.5', ['integer', 'number'], 1.5],
  ['true', ['string', 'boolean'], true],
  ['[1]', ['string', 'array'], [1]],
  ['{"a": 1}', ['array', 'object'], { a: 1 }],
])('%j as one of %j', (text, type, value) => {
  const schema = { type }
  expect(textValue(text, schema, schema)).toEqual(value)
})

test.each([
  ['a', 'a'],
  ['\na\n', 'a'],
  ['\n\na\n\n', '\na\n'],
  ['\r\na\r\n', 'a'],
  ['\na\r\n', 'a\r'],
  ['a\r\n', 'a'],
  ['a\n', 'a'],
  [' \na', ' \na'],
  ['\n', ''],
])('%j without a line break at either end is %j', (text, trimmed) => {
  expect(trimLines(text)).toBe(trimmed)
})
