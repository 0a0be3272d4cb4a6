// Any text at all gives an outcome within its bounds.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formats, read } from './calls.ts'
import { MAX_CANDIDATES } from './limits.ts'

const tools = [
  {
    name: 'access',
    parameters: {
      type: 'object',
      additionalProperties: false,
      required: ['user'],
      properties: { user: { type: 'string' }, days: { type: 'integer' }, note: { type: 'string' } },
    },
  },
  { name: 'status', parameters: { type: 'object', properties: {} } },
]

describe('any text', () => {
  const piece = fc.constantFrom(
    ...formats.flatMap(({ example }) => [
      example,
      example.slice(0, example.length >> 1),
      example.slice(example.length >> 1),
    ]),
    ...[
      '{',
      '}',
      '[',
      ']',
      '"',
      "'",
      '`',
      '```\n',
      '<think>',
      '</think>',
      '\n',
      ' ',
      '\\',
      'Action:',
      'data: ',
      '> ',
      '&lt;',
    ],
  )
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }).map(parts => parts.join('')),
  )
  test('gives an outcome within its bounds', () => {
    fc.assert(
      fc.property(text, fc.boolean(), (answer, known) => {
        const { calls, problems, outcome } = read(answer, known ? tools : undefined)
        expect(calls.length).toBeLessThanOrEqual(MAX_CANDIDATES)
        for (const { span, repairs, name, format } of calls) {
          for (const { from, to } of [{ from: span[0], to: span[1] }, ...repairs]) {
            expect(from).toBeGreaterThanOrEqual(0)
            expect(to).toBeGreaterThanOrEqual(from)
            expect(to).toBeLessThanOrEqual(answer.length)
          }
          expect(formats.some(known => known.format === format)).toBe(true)
          if (known) expect(['access', 'status']).toContain(name)
        }
        if (outcome !== 'ok' && outcome !== 'no-call') expect(problems.length).toBeGreaterThan(0)
        for (const { message } of problems) expect(message).toMatch(/^[A-Z].*[.?]$/s)
        structuredClone({ calls, problems, outcome })
      }),
      { numRuns: 2000 },
    )
  })
})
