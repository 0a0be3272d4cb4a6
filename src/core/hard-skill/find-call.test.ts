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
  it('gives every object with its place, outer before inner', () => {
    expect(jsonObjects('{"a": {"tool": "x"}} {')).toEqual([
      { from: 0, to: 20, tool: false },
      { from: 6, to: 19, tool: true },
    ])
  })
})
