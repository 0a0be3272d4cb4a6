// Holds every format to the same: what it writes reads as what was written, and what is cut short gives no other value.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { read } from '../calls.ts'
import { wires } from './wires.ts'

const tools = [
  {
    name: 'access',
    parameters: {
      type: 'object',
      required: ['user'],
      properties: {
        user: { type: 'string' },
        note: { type: 'string' },
        days: { type: 'integer' },
        ratio: { type: 'number' },
        force: { type: 'boolean' },
        tags: { type: 'array', items: { type: 'string' } },
        meta: { type: 'object' },
        until: { type: ['integer', 'null'] },
      },
    },
  },
  { name: 'status', parameters: { type: 'object', properties: { verbose: { type: 'boolean' } } } },
]

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }).map(withoutLoneSurrogates),
  fc.constantFrom('', ' a\n', '\n', '"', "it's", '{"a": 1}', '007', 'null', '<b>&amp;', '\\n', '- x'),
)
const key = fc.stringMatching(/^[a-z][a-z0-9_]{0,8}$/)
const value = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 2 },
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value
const call = fc.oneof(
  fc.record({
    name: fc.constant('access'),
    arguments: fc.record(
      {
        user: text,
        note: text,
        days: fc.maxSafeInteger(),
        ratio: fc.double({ noNaN: true, noDefaultInfinity: true }).map(number => number + 0),
        force: fc.boolean(),
        tags: fc.array(text, { maxLength: 3 }),
        meta: fc.dictionary(key, value, { maxKeys: 3, noNullPrototype: true }),
        until: fc.option(fc.integer()),
      },
      { requiredKeys: ['user'], noNullPrototype: true },
    ),
  }),
  fc.record({ name: fc.constant('status'), arguments: fc.constant({}) }),
)

/** What fast-check makes of any code unit, less what no text in a file can hold. */
function withoutLoneSurrogates(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '')
}

describe.each(wires.map(wire => [wire.format, wire] as const))('%s', (format, wire) => {
  test('its example cut short gives no call with another value', () => {
    for (let length = 0; length < wire.example.length; length++) {
      for (const { arguments: args } of read(wire.example.slice(0, length), tools).calls) {
        expect(args).toEqual({ user: 'x@y.z' })
      }
    }
  })

  test('what it writes reads as what was written', () => {
    fc.assert(
      fc.property(fc.array(call, { minLength: 1, maxLength: 3 }), calls => {
        const answer = read(wire.write(calls), tools)
        expect(answer.calls.map(({ name, arguments: args }) => ({ name, arguments: args }))).toEqual(calls)
        expect(answer.calls.every(call => call.format === format && call.repairs.length === 0)).toBe(true)
        expect(answer.outcome).toBe('ok')
      }),
    )
  })
})
