// The dialects side by side: the same line, and what each reads in it.
import { describe, expect, it } from 'vitest'
import { readCoreYaml } from './core-yaml.ts'
import { readGeminiLines } from './gemini-lines.ts'
import { readJsYaml3, readJsYaml4, readJsYamlJson } from './js-yaml.ts'
import { readKeyValueLines } from './key-value-lines.ts'
import { readLettaLines } from './letta-lines.ts'
import { frontmatterLimits } from './limits.ts'
import { readOpenClawYaml } from './openclaw-yaml.ts'
import { readQwenLines } from './qwen-lines.ts'
import { type Dialect, TypedValue } from './reading.ts'
import { readVsCodeYaml } from './vscode.ts'
import { readGoYaml, readPyYaml, readSerdeYaml } from './yaml11.ts'

const dialects: Record<string, Dialect> = {
  yaml: readCoreYaml,
  'js-yaml 3': readJsYaml3,
  'js-yaml 4': readJsYaml4,
  'js-yaml JSON': readJsYamlJson,
  PyYAML: readPyYaml,
  serde_yaml: readSerdeYaml,
  'yaml.v3': readGoYaml,
}

/** The value of `k`, `no` where the block cannot be read. */
function keyValue(dialect: Dialect | undefined, block: string): unknown {
  const reading = dialect?.(block)
  if (!reading?.ok) return 'no'
  const value = reading.fields.get('k')?.value
  return value instanceof TypedValue ? value.type : value
}

const names = ['yaml', 'js-yaml 3', 'js-yaml 4', 'js-yaml JSON', 'PyYAML', 'serde_yaml', 'yaml.v3']

describe.each([
  ['k: plain', ['plain', 'plain', 'plain', 'plain', 'plain', 'plain', 'plain']],
  ['k: yes', ['yes', 'yes', 'yes', 'yes', true, 'yes', 'yes']],
  ['k: true', [true, true, true, true, true, 'true', 'true']],
  ['k: 012', [12, 10, 12, 12, 10, '012', '012']],
  ['k: 1:30', ['1:30', 90, '1:30', '1:30', 90, '1:30', '1:30']],
  ['k: ~', [null, null, null, null, null, null, null]],
  ['k: 2024-01-01', ['2024-01-01', 'date', 'date', '2024-01-01', 'date', '2024-01-01', '2024-01-01']],
  ['k: "12"', ['12', '12', '12', '12', '12', '12', '12']],
  ['k: a\nk: b', ['no', 'no', 'no', 'no', 'b', 'b', 'no']],
  ['k:\ta', ['a', 'a', 'a', 'a', 'no', 'a', 'a']],
  ['k: a\nm:\n\tn: o', ['no', 'a', 'no', 'no', 'no', 'no', 'no']],
  ['k: "a\nb"', ['no', 'a b', 'a b', 'a b', 'a b', 'a b', 'a b']],
  ['k: "a"#c', ['no', 'a', 'a', 'a', 'a', 'a', 'a']],
  ['k: !!int 3', [3, 3, 3, 3, 3, '3', '3']],
  ['k: !!float 3', ['3', 3, 3, 3, 3, '3', '3']],
  ['k: !!bool yes', ['yes', 'no', 'no', 'no', true, 'yes', 'yes']],
  ['k: !!binary aGk=', ['bytes', 'bytes', 'bytes', 'no', 'bytes', 'aGk=', 'aGk=']],
  ['k: !!odd {}', [{}, 'no', 'no', 'no', 'no', {}, {}]],
  ['k: =', ['=', '=', '=', '=', 'no', '=', '=']],
  ['k: <<', ['<<', '<<', '<<', '<<', 'no', '<<', '<<']],
  ['k: 08', [8, '08', 8, 8, '08', '08', '08']],
  ['k: +.5', [0.5, '+.5', '+.5', '+.5', '+.5', '+.5', '+.5']],
  ['k: -1:30:00', ['-1:30:00', -5400, '-1:30:00', '-1:30:00', -5400, '-1:30:00', '-1:30:00']],
  ['k: a\u2028b', ['a\u2028b', 'a\u2028b', 'a\u2028b', 'a\u2028b', 'no', 'no', 'no']],
  ['k: >-\n    \n  a', ['no', 'no', 'no', 'no', 'no', 'no', 'no']],
  ['k: a\n[b]: c', ['a', 'a', 'a', 'a', 'no', 'no', 'no']],
  ['m:\n  \tn: o\n  \tp: q\nk: a', ['no', 'no', 'no', 'no', 'no', 'no', 'no']],
  ['k: !x a', ['a', 'no', 'no', 'no', 'no', 'a', 'a']],
  ['k: a: b', ['no', 'no', 'no', 'no', 'no', 'no', 'no']],
  ['k: @a', ['no', 'no', 'no', 'no', 'no', 'no', 'no']],
  ['k: *a', ['no', 'no', 'no', 'no', 'no', 'no', 'no']],
  ['a: &a {k: v}\n<<: *a', [undefined, 'v', 'v', undefined, 'v', undefined, 'v']],
  ['k: a\u0007', ['a\u0007', 'no', 'no', 'no', 'no', 'no', 'no']],
  [
    'k: {{a}}',
    [
      { '{"a":null}': null },
      { '{"a":null}': null },
      { '{"a":null}': null },
      { '{"a":null}': null },
      'no',
      { '{"a":null}': null },
      { '{"a":null}': null },
    ],
  ],
])('%j', (block, values) => {
  it.each(names.map((name, index) => [name, values[index]]))('%s reads %j', (name, value) => {
    const read = keyValue(dialects[String(name)], block)
    if (typeof value === 'object' && value !== null) expect(read).toBeTypeOf('object')
    else expect(read).toBe(value)
  })
})

describe('limits', () => {
  it.each([
    ['size', `k: ${'x'.repeat(frontmatterLimits.bytes)}`],
    ['brackets', `k: ${'['.repeat(65)}`],
    ['dashes', `k:\n${'- '.repeat(70)}x`],
    ['indentation', Array.from({ length: 70 }, (_, depth) => `${' '.repeat(depth)}k:`).join('\n')],
  ])('refuses too much %s', (_, block) => {
    for (const dialect of Object.values(dialects))
      expect(dialect(block)).toMatchObject({ ok: false, cause: 'limit' })
  })
  it('leaves out what aliases would make of a small text', () => {
    const bomb = [
      'a: &a [x, x]',
      'b: &b [*a, *a, *a, *a]',
      'c: &c [*b, *b, *b, *b]',
      'd: &d [*c, *c, *c, *c]',
      'k: [*d, *d, *d, *d]',
    ]
    expect(JSON.stringify(keyValue(readCoreYaml, bomb.join('\n'))).length).toBeLessThan(4000)
  })
})

describe('places', () => {
  it.each([
    ['plain', readCoreYaml, 'n: 1\nk: value\n', 'value'],
    ['after tabs were taken out', readJsYaml3, 'm:\n\tn: o\nk: value', 'value'],
    ['after lines were indented', readPyYaml, 'm: "a\nb"\nk: value', 'value'],
    ['after CRs were taken out', readPyYaml, 'm: a\r\nk: value\r\n', 'value'],
  ])('%s', (_, dialect, block, text) => {
    const reading = dialect(block)
    const span = reading.ok ? reading.fields.get('k')?.span : undefined
    expect(span && block.slice(span.from, span.to)).toBe(text)
  })
})

describe('readers by line', () => {
  it.each([
    ['Gemini', readGeminiLines, 'description: a: b\n  c', 'description', 'a: b c'],
    ['Gemini', readGeminiLines, '  name: x', 'name', 'x'],
    ['Qwen', readQwenLines, 'k: "a: b"', 'k', 'a: b'],
    ['Qwen', readQwenLines, 'k:\n  - a\n  - b', 'k', ['a', 'b']],
    ['Qwen', readQwenLines, 'k:\n  a: 1', 'k', { a: 1 }],
    ['Letta', readLettaLines, 'k: |\n  a\n  b\nm: n', 'k', 'a\nb'],
    ['Letta', readLettaLines, "k: 'a'", 'k', 'a'],
    ['Hermes', readKeyValueLines, 'k: a: b', 'k', 'a: b'],
    ['VS Code', readVsCodeYaml, 'k: a: b # c', 'k', 'a: b'],
    ['VS Code', readVsCodeYaml, 'k: "a\n  b"', 'k', 'a b'],
    ['VS Code', readVsCodeYaml, 'k: >\n  a\n  b\n', 'k', 'a b\n'],
    ['VS Code', readVsCodeYaml, 'k:\n  a', 'k', 'a'],
    ['VS Code', readVsCodeYaml, 'k:\n  a: b', 'k', {}],
    ['VS Code', readVsCodeYaml, 'k: [a,\n  b]', 'k', []],
    ['VS Code', readVsCodeYaml, 'k: "a" b\nm: n', 'm', undefined],
    ['VS Code', readVsCodeYaml, 'k: "\\u0041\\x42\\q"', 'k', 'AB\\q'],
    ['VS Code', readVsCodeYaml, 'k: "a\\\n  b"', 'k', 'ab'],
    ['VS Code', readVsCodeYaml, 'k: - a', 'k', []],
    ['VS Code', readVsCodeYaml, 'k: |\n\ta', 'k', ''],
    ['VS Code', readVsCodeYaml, 'k:\n  >-\n  a', 'k', 'a'],
    ['VS Code', readVsCodeYaml, 'k: |+\n  a\n\n', 'k', 'a\n\n'],
    ['Letta', readLettaLines, 'k: >-\n  a\n   b', 'k', 'a  b'],
    ['OpenClaw', readOpenClawYaml, 'k: null', 'k', 'null'],
    ['OpenClaw', readOpenClawYaml, 'k: [a, b]', 'k', '["a","b"]'],
    ['OpenClaw', readOpenClawYaml, 'description: {a: b}', 'description', '{a: b}'],
    ['OpenClaw', readOpenClawYaml, 'description: "a" b', 'description', '"a" b'],
    ['OpenClaw', readOpenClawYaml, 'summary: a: b\ndescription: c: d', 'description', 'c: d'],
  ])('%s', (_, dialect, block, key, value) => {
    const reading = dialect(block)
    expect(reading.ok && reading.fields.get(key)?.value).toEqual(value)
  })
})
