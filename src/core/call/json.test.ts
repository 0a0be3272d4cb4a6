// The tolerant reader: what it reads, what it mends with its place, what it refuses.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type JsonOptions, readJson } from './json.ts'

test('JSON reads as JSON.parse reads it, with nothing mended', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), text => {
      fc.pre(!text.includes('__proto__'))
      const read = readJson(text, 0, { whole: true })
      expect(read).toMatchObject({ ok: true, from: 0, to: text.length, repairs: [], flaws: [] })
      expect(read.ok && read.value).toEqual(JSON.parse(text))
    }),
  )
})

/** The value with its place, and every mend and flaw with its own; or why there is none, and where. */
function told(text: string, options: JsonOptions): string {
  const read = readJson(text, 0, options)
  if (!read.ok) return `${read.why} ${read.at}`
  return [
    `${JSON.stringify(read.value)} ${read.from}-${read.to}`,
    ...read.repairs.map(({ kind, from, to }) => `${kind} ${from}-${to}`),
    ...read.flaws.map(({ kind, what, from, to }) => `${kind}(${what}) ${from}-${to}`),
  ].join(' ')
}

test.each<[string, JsonOptions, string]>([
  ["{'a': 'b'}", {}, '{"a":"b"} 0-10 single-quotes 1-2 single-quotes 6-7'],
  ['{"a": True, "b": None}', {}, '{"a":true,"b":null} 0-22 python-word 6-10 python-word 17-21'],
  ['{"a": "C:\\dir"}', {}, '{"a":"C:\\\\dir"} 0-15 bad-escape 9-11'],
  ['{"a": {"b": "c"}', {}, '{"a":{"b":"c"}} 0-16 missing-end 16-16'],
  ['{"a": "b', {}, 'cut 8'],
  ['{"a": 1', {}, 'cut 7'],
  ['{"a": tru', {}, 'cut 6'],
  ['{"a": "b",', {}, 'cut 10'],
  ['{"a": "b" "c"}', {}, 'bad 10'],
  ['{"a": "b" + "c"}', {}, 'bad 10'],
  ['{"a": 007}', {}, 'bad 7'],
  ['{"a": 15:30}', {}, 'bad 8'],
  ['{"a": NaN}', {}, 'bad 6'],
  ['{"a": "say "hi" now"}', {}, 'bad 12'],
  ['{"a": 9007199254740993}', {}, '{"a":9007199254740992} 0-23 number-too-large(9007199254740993) 6-22'],
  ['  {"a": 1} x', {}, '{"a":1} 2-10'],
  ['{"a": 1} x', { end: 8 }, '{"a":1} 0-8'],
  ['{"a": 1} x', { end: 7 }, 'cut 7'],
  ['{"a": 1} x', { end: 6 }, 'cut 6'],
  ['{"a": 1} x', { end: 5 }, 'cut 5'],
  ['{"a": 1', { whole: true }, 'cut 7'],
  ['{"a": "b"', { whole: true }, 'cut 9'],
  ['{"a": "b"', {}, '{"a":"b"} 0-9 missing-end 9-9'],
  ['{"a": "b"]', {}, 'bad 9'],
  ['{"a": {"b": "c"', {}, 'cut 15'],
  ['{"a": "b"<end>', { stops: ['<end>'] }, '{"a":"b"} 0-9 missing-end 9-9'],
  ['{"a": ["b"<end>', { stops: ['<end>'] }, 'cut 10'],
  ['{"a": "b" <other>', { stops: ['<end>'] }, 'bad 10'],
  ['', {}, 'cut 0'],
  ['  ', {}, 'cut 2'],
  ['{', {}, 'cut 1'],
  ['[', {}, 'cut 1'],
  ['{"a"', {}, 'cut 4'],
  ['{"a" 1}', {}, 'bad 5'],
  ['{"a": ', {}, 'cut 6'],
  ['{,"a": 1}', {}, 'bad 1'],
  ['[1 2]', {}, 'bad 3'],
  ['[1,,2]', {}, 'bad 3'],
  ['{"a": 1 "b": 2}', {}, 'bad 8'],
  ['{"a": 1,}', {}, '{"a":1} 0-9 trailing-comma 7-8'],
  ['{"a": 1 , }', {}, '{"a":1} 0-11 trailing-comma 8-9'],
  ['[1,2,]', {}, '[1,2] 0-6 trailing-comma 4-5'],
  [',', {}, 'bad 0'],
  ['[,]', {}, 'bad 1'],
  ['[[1],{"a":[]}]', {}, '[[1],{"a":[]}] 0-14'],
  ['7', {}, 'cut 1'],
  ['7', { whole: true }, '7 0-1'],
  ['-7 ', {}, '-7 0-2'],
  ['-', {}, 'cut 0'],
  ['-x', {}, 'bad 0'],
  ['- 7', {}, 'bad 0'],
  ['-', { whole: true }, 'cut 0'],
  ['007', {}, 'bad 1'],
  ['1.5e3 ', {}, '1500 0-5'],
  ['1e+2 ', {}, '100 0-4'],
  ['1.', {}, 'bad 1'],
  ['1.x', {}, 'bad 1'],
  ['15:30 ', {}, '15 0-2'],
  ['9a ', {}, 'bad 1'],
  ['7', { end: 1, whole: true }, '7 0-1'],
  ['78', { end: 1 }, 'cut 2'],
  ['12345678901234567890 ', {}, '12345678901234567000 0-20 number-too-large(12345678901234567890) 0-20'],
  [
    '111111111111111111111111111111111111111111111111111111111111 ',
    {},
    '1.1111111111111112e+59 0-60 number-too-large(1111111111111111111111111111111111111111) 0-60',
  ],
  ['1e999 ', {}, 'null 0-5 number-too-large(1e999) 0-5'],
  ['1e-999 ', {}, '0 0-6 number-too-large(1e-999) 0-6'],
  ['0.0 ', {}, '0 0-3'],
  ['-0 ', {}, '0 0-2'],
  ['true', {}, 'true 0-4'],
  ['tru', {}, 'cut 0'],
  ['t', {}, 'cut 0'],
  ['trux', {}, 'bad 0'],
  ['tru ', {}, 'bad 0'],
  ['nul', { whole: true }, 'cut 0'],
  ['True', {}, 'true 0-4 python-word 0-4'],
  ['None ', {}, 'null 0-4 python-word 0-4'],
  ['nope', {}, 'bad 0'],
  ['NaN ', {}, 'bad 0'],
  ['x', {}, 'bad 0'],
  ['*', {}, 'bad 0'],
  ['{a: 1}', {}, '{"a":1} 0-6 unquoted-key 1-2'],
  ['{$a_b-c1: 1}', {}, '{"$a_b-c1":1} 0-12 unquoted-key 1-8'],
  ['{é: 1}', {}, '{"é":1} 0-6 unquoted-key 1-2'],
  ['{1: 1}', {}, 'bad 1'],
  ['{-: 1}', {}, 'bad 1'],
  ["'it\\'s'", {}, '"it\'s" 0-7 single-quotes 0-1 bad-escape 3-5'],
  ["'a\"b'", {}, '"a\\"b" 0-5 single-quotes 0-1'],
  ['"a\'b"', {}, '"a\'b" 0-5'],
  ['“a”', {}, '"a" 0-3 smart-quotes 0-1'],
  ['“a“', {}, '"a" 0-3 smart-quotes 0-1'],
  ['„a“', {}, '"a" 0-3 smart-quotes 0-1'],
  ['‘a’', {}, '"a" 0-3 smart-quotes 0-1'],
  ['‚a‘', {}, '"a" 0-3 smart-quotes 0-1'],
  ['”a”', {}, '"a" 0-3 smart-quotes 0-1'],
  ['“a"', {}, 'cut 3'],
  ['"a”', {}, 'cut 3'],
  ['"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9"', {}, '"\\"\\\\/\\b\\f\\n\\r\\té" 0-24'],
  ['"\\u00e"', {}, '"\\\\u00e" 0-7 bad-escape 1-3'],
  ['"\\x41"', {}, '"\\\\x41" 0-6 bad-escape 1-3'],
  ['"\\d"', {}, '"\\\\d" 0-4 bad-escape 1-3'],
  ['"\\u00E9x"', {}, '"éx" 0-9'],
  ['"a\\', {}, 'cut 3'],
  ['"a\\"', {}, 'cut 4'],
  ['"a\nb\tc"', {}, '"a\\nb\\tc" 0-7 raw-control 2-3'],
  ['"a\u0001"', {}, '"a\\u0001" 0-4 raw-control 2-3'],
  ['"a', {}, 'cut 2'],
  ['"a', { whole: true }, 'cut 2'],
  ['{"a"\\n:\\t1\\r}', {}, '{"a":1} 0-13 escaped-blank 4-6 escaped-blank 7-9 escaped-blank 10-12'],
  ['{\\x"a":1}', {}, 'bad 1'],
  ['\\n7 ', {}, '7 2-3 escaped-blank 0-2'],
  ['{"a": 1 // x\n}', {}, '{"a":1} 0-14 comment 8-12'],
  ['{"a": 1 # x\n}', {}, '{"a":1} 0-13 comment 8-11'],
  ['{"a": 1 /* x */}', {}, '{"a":1} 0-16 comment 8-15'],
  ['{"a": /**/ 1}', {}, '{"a":1} 0-13 comment 6-10'],
  ['{"a": /*/ 1}', {}, 'cut 12'],
  ['{"a": 1 // x', {}, '{"a":1} 0-12 comment 8-12 missing-end 12-12'],
  ['{"a": 1 /* x', {}, '{"a":1} 0-12 comment 8-12 missing-end 12-12'],
  ['/x', {}, 'bad 0'],
  [
    '{\u00a0"a"\u200b:\ufeff1\u2028}',
    {},
    '{"a":1} 0-11 odd-blank 1-2 odd-blank 5-6 odd-blank 7-8 odd-blank 9-10',
  ],
  ['{\u000b"a":\u000c1}', {}, '{"a":1} 0-9 odd-blank 1-2 odd-blank 6-7'],
  ['{\t"a":\r\n1}', {}, '{"a":1} 0-10'],
  ['{"a": 1, "a": 2}', {}, '{"a":1} 0-16 duplicate-member(a) 9-15'],
  ['{"a": 1, "__proto__": 2}', {}, '{"a":1} 0-24 proto-member(__proto__) 9-23'],
  ['{"constructor": 1, "toString": 2}', {}, '{"constructor":1,"toString":2} 0-33'],
  ['{"": 1}', {}, '{"":1} 0-7'],
])('%j with %j is %s', (text, options, expected) => {
  expect(told(text, options)).toBe(expected)
})

test('sixty-four levels are read, and not one more', () => {
  expect(told('['.repeat(64) + ']'.repeat(64), {})).toContain(' 0-128')
  expect(told(`[${'{"a":'.repeat(64)}`, {})).toBe('deep 316')
})

test('every object and list has its place', () => {
  const read = readJson(' {"a": [1, {}]}', 0)
  expect(read.ok && [...read.spans].map(([node, span]) => [JSON.stringify(node), ...span])).toEqual([
    ['{}', 11, 13],
    ['[1,{}]', 7, 14],
    ['{"a":[1,{}]}', 1, 15],
  ])
})

test('of many mends the first are listed, and all are made', () => {
  const read = readJson(`[${"'a',".repeat(300)}'a']`, 0)
  expect(read.ok && read.value).toEqual(Array(301).fill('a'))
  expect(read.ok && read.repairs).toHaveLength(256)
})

test('no member ever reaches a prototype', () => {
  const read = readJson('{"__proto__": {"polluted": 1}, "constructor": 2}', 0)
  expect(read.ok && read.value).toEqual({ constructor: 2 })
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
