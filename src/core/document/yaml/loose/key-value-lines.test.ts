// Lines with a colon, as Hermes falls back to them: compared with its parser, restated.
import { describe, expect, it } from 'vitest'
import { readKeyValueLines } from './key-value-lines.ts'

/** Name, value, and the places of both as the texts that stand there. */
function fieldsOf(block: string) {
  const reading = readKeyValueLines(block)
  if (!reading.ok) return reading
  return [...reading.fields].map(([name, { value, text, key, span }]) => [
    name,
    value,
    text,
    block.slice(key.from, key.to),
    [span.from, block.slice(span.from, span.to)],
  ])
}

describe('every line with a colon is a key and its value', () => {
  it.each([
    ['', []],
    ['no colon here', []],
    ['k: v', [['k', 'v', 'v', 'k', [3, 'v']]]],
    ['k:v: w', [['k', 'v: w', 'v: w', 'k', [2, 'v: w']]]],
    ['k:', [['k', '', '', 'k', [2, '']]]],
    [': v', [['', 'v', 'v', '', [2, 'v']]]],
    ['  k :  "v" ', [['k', '"v"', '"v"', '  k ', [7, '"v"']]]],
    [
      'text\nk: v # c\n\nm: [n\n',
      [
        ['k', 'v # c', 'v # c', 'k', [8, 'v # c']],
        ['m', '[n', '[n', 'm', [18, '[n']],
      ],
    ],
    [
      'k: v\r\nm: n\r\n',
      [
        ['k', 'v', 'v', 'k', [3, 'v']],
        ['m', 'n', 'n', 'm', [9, 'n']],
      ],
    ],
    ['k: v\nk: w', [['k', 'w', 'w', 'k', [8, 'w']]]],
    ['- k: v', [['- k', 'v', 'v', '- k', [5, 'v']]]],
  ])('%j', (block, fields) => expect(fieldsOf(block)).toEqual(fields))
})

it.each([
  ['nothing', 'no colon'],
  ['mapping', 'k: v'],
])('is %s: %j', (kind, block) =>
  expect(readKeyValueLines(block)).toMatchObject({ ok: true, kind, notes: [] }),
)
