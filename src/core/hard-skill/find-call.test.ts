// Tests the search for a call, against the plain and slow one that the format describes.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asCall, findCall, type WireCall } from './find-call.ts'
import { jsonObjects } from './json-objects.ts'

/** Each brace in turn, to the brace that balances it. */
function slowly(text: string): WireCall | null {
  for (let at = text.indexOf('{'); at !== -1; at = text.indexOf('{', at + 1)) {
    const end = balanced(text, at)
    if (end === null) continue
    try {
      const call = asCall(JSON.parse(text.slice(at, end)))
      if (call) return call
    } catch {
      // Other text in braces is content.
    }
  }
  return null
}

function balanced(text: string, from: number): number | null {
  let depth = 0
  let inside = false
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (inside) {
      if (sign === '\\') at++
      else if (sign === '"') inside = false
    } else if (sign === '"') inside = true
    else if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return at + 1
  }
  return null
}

const piece = fc.constantFrom(
  ...[
    '{',
    '}',
    '[',
    ']',
    '"',
    ':',
    ',',
    '\\',
    '\\"',
    ' ',
    '\n',
    'a',
    '"a"',
    '1',
    '-',
    '0',
    '1.5e3',
    'null',
    'tru',
    'true',
  ],
  ...[
    '"tool"',
    '"tool":',
    '"t"',
    '"args":',
    '{"tool":"t"}',
    '{"tool":"u","args":{}}',
    '"\\u0074ool":',
    '\u0001',
    '{}',
    '[]',
  ],
)
const text = fc.array(piece, { maxLength: 24 }).map(pieces => pieces.join(''))

const asText = (call: WireCall | null) => JSON.stringify(call)

describe('findCall', () => {
  it('finds in text without fences what the slow search finds', () => {
    fc.assert(
      fc.property(text, text => {
        const whole = text.trim()
        // Where the whole is a call, both begin with it.
        expect(asText(findCall(whole))).toBe(asText(slowly(whole)))
      }),
      { numRuns: 20_000 },
    )
  })

  it.each([
    ['the whole', ' {"tool": "a"}\n', 'a'],
    ['a fenced block before what stands outside', '{"tool": "a"}\n```json\n{"tool": "b"}\n```', 'b'],
    ['the first of two fenced blocks', '```\n{"tool": "a"}\n```\n```\n{"tool": "b"}\n```', 'a'],
    ['a block that is indented', 'x {"tool": "b"}\n \t```json\n{"tool": "a"}\n ```', 'a'],
    ['a block in a line of prose, by its braces', '{"tool": "a"}\nx ```\n{"tool": "b"}\n```', 'a'],
    [
      'the second block where the first is no call',
      '```\nx\n```\n{"tool": "b"}\n```\n{"tool": "a"}\n```',
      'a',
    ],
    ['what stands before a block that never closes', '{"tool": "a"}\n```\n{"tool": "b"} ', 'a'],
    ['a block that odd spaces surround', '{"tool": "b"}\n```\n\u00a0{"tool": "a"}\u00a0\n```', 'a'],
    ['a name that is escaped', 'x {"\\u0074ool": "a"} {"tool": "b"}', 'a'],
    ['a name that is escaped throughout', 'x {"\\u0074\\u006f\\u006F\\u006c": "a"} {"tool": "b"}', 'a'],
    ['the first with a text, not a number, for its tool', 'x {"tool": 1} {"tool": "a"}', 'a'],
    ['a block that closes on its last line', '```json\n{"tool": "a"}```', 'a'],
    ['a block that never closes, by its braces', '```json\n{"tool": "a"}', 'a'],
    [
      'a block whose text holds backticks, by its braces',
      '```\n{"tool": "a", "args": {"x": "```"}}\n```',
      'a',
    ],
    ['the first in the prose', 'x {"a": 1} {"tool": "a"} {"tool": "b"}', 'a'],
    ['one inside another object', '{"calls": [{"tool": "a"}]}', 'a'],
    ['the last of two members', '{"tool": "a", "tool": "b"}', 'b'],
  ])('takes %s', (_, answer, tool) => expect(findCall(answer)?.tool).toBe(tool))

  it.each([
    '',
    'x',
    '{"tool": 5}',
    '{"tool": "a"',
    "{'tool': 'a'}",
    '["tool", "a"]',
    '"{\\"tool\\": \\"a\\"}"',
  ])('finds nothing in %j', answer => expect(findCall(answer)).toBeNull())
})

describe('jsonObjects', () => {
  it.each([
    ['{}', ['{}']],
    ['{ }', ['{ }']],
    ['{{}}', ['{}']],
    ['{"a":[1,{"b":{}},[]]}', ['{"a":[1,{"b":{}},[]]}', '{"b":{}}', '{}']],
    ['{"a": [ ] , "b" : -1.5e+3}', ['{"a": [ ] , "b" : -1.5e+3}']],
    ['{"a":"{}"}', ['{"a":"{}"}', '{}']],
    ['{"a":"\\"}"}', ['{"a":"\\"}"}']],
    ['{"a":"\\u00e9"}', ['{"a":"\\u00e9"}']],
    ['{"a":[{}}', ['{}']],
    ['{"a":1}}', ['{"a":1}']],
  ])('finds those in %s', (text, objects) => {
    expect(jsonObjects(text).map(({ from, to }) => text.slice(from, to))).toEqual(objects)
  })

  it.each([
    ['{'],
    ['{"a"}'],
    ['{"a"=1}'],
    ['{"a":}'],
    ['{"a":1'],
    ['{"a":1,}'],
    ['{"a":1;"b":1}'],
    ['{"a":x}'],
    ['}{"a":x}'],
    ['{a:1}'],
    ['{a":1}'],
    [':1}{x'],
    ['{"a":01}'],
    ['{"a":"\n"}'],
    ['{"a":"\\x"}'],
    ['{"a":"\\u00g0"}'],
    ['{"a":"b}'],
    ['{"a":[1;2]}'],
    ['{"a":[1,]}'],
    ['{"a":[x]}'],
    [']}{"a":[x'],
    ['{"a":[}'],
  ])('finds none in %j', text => expect(jsonObjects(text)).toEqual([]))

  it.each([
    ['{"tool":"t"}', true],
    ['{"tool" : "t"}', true],
    ['{"tool":1}', false],
    ['{"tool":"t","tool":1}', false],
    ['{"tool":1,"tool":"t"}', true],
    ['{"tools":"t"}', false],
    ['{"Tool":"t"}', false],
    ['{"\\u0074ool":"t"}', true],
    ['{"\\u0054ool":"t"}', false],
    ['{"\\u0074ool":"t","a":1}', true],
    ['{"\\u0061":"t"}', false],
    ['{"\\\\u0074ool":"t"}', false],
    ['{"\\u0074ool of a name that is long":"t"}', false],
    ['{"\\u0074oo\\u006c of \\"such a name":"t"}', false],
    ['{"abcdefghijklmnopqr\\u0061\\"":"t"}', false],
  ])('knows whether %s names a tool', (text, tool) => {
    expect(jsonObjects(text)).toEqual([{ from: 0, to: text.length, tool }])
  })

  it('gives every object with its place, outer before inner', () => {
    expect(jsonObjects('{"a": {"tool": "x"}} {')).toEqual([
      { from: 0, to: 20, tool: false },
      { from: 6, to: 19, tool: true },
    ])
  })
})
