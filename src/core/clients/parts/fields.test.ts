// The small words of the fourth step.
import { expect, it } from 'vitest'
import { TypedValue } from '../../document/yaml/loose/reading.ts'
import {
  collapsed,
  cut,
  cutPoints,
  firstLine,
  firstParagraph,
  isMapping,
  isTrue,
  typeName,
  withoutTags,
} from './fields.ts'

it.each([
  [undefined, 'nothing', false, false],
  [null, 'nothing', false, false],
  ['', 'text', false, false],
  ['0', 'text', false, true],
  [0, 'a number', false, false],
  [1, 'a number', false, true],
  [Number.NaN, 'a number', false, true],
  [false, 'a yes or no', false, false],
  [true, 'a yes or no', false, true],
  [new TypedValue('date', '2024-01-01'), 'a date', false, true],
  [new TypedValue('bytes', 'QQ=='), 'bytes', false, true],
  [[], 'a list', false, false],
  [[0], 'a list', false, true],
  [{}, 'a map', true, false],
  [{ a: null }, 'a map', true, true],
])('%j is %s; a map: %s; true in Python: %s', (value, name, map, truth) => {
  expect([typeName(value), isMapping(value), isTrue(value)]).toEqual([name, map, truth])
})

it('cuts at a number of units, or of characters', () => {
  expect([cut('abc', 3), cut('abcd', 3), cut('a😀', 2)]).toEqual(['abc', 'abc', 'a\ud83d'])
  expect([cutPoints('abc', 3), cutPoints('abcd', 3), cutPoints('a😀b', 2)]).toEqual(['abc', 'abc', 'a😀'])
})

it('takes tags out', () => {
  expect(withoutTags('a <b>c</b> < d <> <<e>>')).toBe('a c < d <> <>')
})

it('makes white space plain', () => {
  expect(collapsed(' \ta\n \u00a0b\u3000\r\nc\ufeff d ')).toBe('a b c\ufeff d')
  expect(collapsed(' \n ')).toBe('')
})

it.each([
  ['\nOne\ntwo.\n \t\nThree.', 'One\ntwo.', 'One'],
  ['# One\r\n\r\nTwo.', '# One', 'Two.'],
  ['One.', 'One.', 'One.'],
  ['#\r  Two. \r', '#\r  Two.', 'Two.'],
  [' \n', null, null],
  ['', null, null],
])('starts %j with %j, and with the line %j', (body, paragraph, line) => {
  expect(firstParagraph(body)).toBe(paragraph)
  expect(firstLine(body, each => each.startsWith('#'))).toBe(line)
})

it('skips no line unless told', () => {
  expect(firstLine('\n# One\nTwo.')).toBe('# One')
})
