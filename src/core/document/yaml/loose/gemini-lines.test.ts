// The two keys that Gemini CLI looks for line by line: compared with its parser, restated.
import { describe, expect, it } from 'vitest'
import { readGeminiLines } from './gemini-lines.ts'

function fieldsOf(block: string) {
  const reading = readGeminiLines(block)
  if (!reading.ok) return reading
  return [...reading.fields].map(([name, { value, text, key, span }]) => {
    expect(text).toBe(value)
    return [name, value, block.slice(key.from, key.to), block.slice(span.from, span.to)]
  })
}

describe('finds `name` and `description`', () => {
  it.each([
    ['', []],
    ['title: a', []],
    ['name: a', [['name', 'a', 'name', 'a']]],
    ['name:a', [['name', 'a', 'name', 'a']]],
    ['name:', [['name', '', 'name', '']]],
    [' \tname:  a: b # c ', [['name', 'a: b # c', ' \tname', 'a: b # c']]],
    ['name : a', []],
    ['my-name: a', []],
    ['- name: a', []],
    ['names: a', []],
    ['name: a\nname: b', [['name', 'b', 'name', 'b']]],
    ['name: a\n  b', [['name', 'a', 'name', 'a']]],
    ['description: a\n  b\n\tc  \nd', [['description', 'a b c', 'description', 'a\n  b\n\tc  ']]],
    ['description:\n  a\n  b', [['description', 'a b', 'description', '\n  a\n  b']]],
    ['description: >-\n  a\n\n  b', [['description', '>- a', 'description', '>-\n  a']]],
    ['description: a\n   \n  b', [['description', 'a', 'description', 'a']]],
    ['description: a\nb', [['description', 'a', 'description', 'a']]],
    // An indented line under a description is its text, whatever it says.
    [
      'description: a\n  name: b\nname: c',
      [
        ['description', 'a name: b', 'description', 'a\n  name: b'],
        ['name', 'c', 'name', 'c'],
      ],
    ],
    [
      'description: a\r\n  b\r\nname: c\r\n',
      [
        ['description', 'a b', 'description', 'a\r\n  b'],
        ['name', 'c', 'name', 'c'],
      ],
    ],
    // A line end of another kind inside a value hides the line; at the value's start it is white space.
    ['name: a\rb', []],
    ['name:  a b\rc', []],
    ['description: a\u2028b\nname: c', [['name', 'c', 'name', 'c']]],
    ['name: a\u2029', []],
    ['name: \ra', [['name', 'a', 'name', 'a']]],
  ])('%j', (block, fields) => expect(fieldsOf(block)).toEqual(fields))
})

it.each([
  ['nothing', 'title: a'],
  ['mapping', 'name: a'],
])('is %s: %j', (kind, block) => expect(readGeminiLines(block)).toMatchObject({ ok: true, kind, notes: [] }))
