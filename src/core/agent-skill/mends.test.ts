// The mends of what reads but breaks a rule.
import { describe, expect, it } from 'vitest'
import { applyEdits } from '../fault/fix.ts'
import { faults } from './faults.ts'

const WRITTEN = 'description: Says what this skill does. Use when …'

const doc = (lines: string) => `---\n${lines}\n---\nBody\n`

/** `[kind, lines, the lines after the first mend of that fault]`, in the directory `my-skill`. */
const ROWS: [string, string, string][] = [
  ['name-not-lowercase', 'name: My-Skill\ndescription: x', 'name: my-skill\ndescription: x'],
  ['name-bad-character', 'name: "my skill"\ndescription: x', 'name: my-skill\ndescription: x'],
  ['name-edge-hyphen', 'name: -my-skill-\ndescription: x', 'name: my-skill\ndescription: x'],
  ['name-double-hyphen', 'name: my--skill\ndescription: x', 'name: my-skill\ndescription: x'],
  ['name-mismatch', 'name: other # c\ndescription: x', 'name: my-skill # c\ndescription: x'],
  ['name-empty', 'name:\ndescription: x', 'name: my-skill\ndescription: x'],
  ['name-empty', 'name: "" # c\ndescription: x', 'name: my-skill # c\ndescription: x'],
  ['missing-name', 'description: x', 'name: my-skill\ndescription: x'],
  ['missing-name', '  description: x', '  name: my-skill\n  description: x'],
  ['missing-description', 'name: my-skill # c\nlicense: x', `name: my-skill # c\n${WRITTEN}\nlicense: x`],
  ['missing-description', '  name: my-skill', `  name: my-skill\n  ${WRITTEN}`],
  ['missing-description', 'name: |\n  my-skill\n', `name: |\n  my-skill\n${WRITTEN}\n`],
  ['missing-description', 'license: x', `${WRITTEN}\nlicense: x`],
  ['description-empty', 'name: my-skill\ndescription:', `name: my-skill\n${WRITTEN}`],
  ['description-empty', 'name: my-skill\ndescription: "" # c', `name: my-skill\n${WRITTEN} # c`],
  [
    'description-empty',
    'name: my-skill\ndescription: |\nlicense: x',
    `name: my-skill\n${WRITTEN}\nlicense: x`,
  ],
  [
    'unexpected-fields',
    'name: my-skill\ndescription: x\nallowed_tools: a',
    'name: my-skill\ndescription: x\nallowed-tools: a',
  ],
  ['unexpected-fields', 'Name: my-skill\ndescription: x', 'name: my-skill\ndescription: x'],
  [
    'unexpected-fields',
    'name: my-skill\nversion: 1\ndescription: x',
    'name: my-skill\ndescription: x\nmetadata:\n  version: "1"',
  ],
  [
    'unexpected-fields',
    'name: my-skill\nversion: 1\ndescription: x\ntags:\n- a',
    'name: my-skill\ndescription: x\nmetadata:\n  version: "1"\n  tags:\n  - a',
  ],
  [
    'unexpected-fields',
    'name: my-skill\nmetadata:\n    a: b\nversion: |\n  1\ndescription: x',
    'name: my-skill\nmetadata:\n    a: b\n    version: |\n      1\ndescription: x',
  ],
  [
    'description-too-long',
    `name: my-skill\ndescription: ${'x'.repeat(1030)}`,
    `name: my-skill\ndescription: ${'x'.repeat(1024)}`,
  ],
  [
    'description-too-long',
    `name: my-skill\ndescription: "${'x'.repeat(1000)} ${'y'.repeat(50)}"`,
    `name: my-skill\ndescription: "${'x'.repeat(1000)}"`,
  ],
  [
    'compatibility-too-long',
    `name: my-skill\ndescription: x\ncompatibility: ${'😀'.repeat(501)}`,
    `name: my-skill\ndescription: x\ncompatibility: ${'😀'.repeat(500)}`,
  ],
  [
    'compatibility-not-text',
    'name: my-skill\ndescription: x\ncompatibility:\n  - a "b"\n  - c',
    'name: my-skill\ndescription: x\ncompatibility: "a \\"b\\", c"',
  ],
]

describe('the first mend', () => {
  it.each(ROWS)('%s: %j', (kind, wrong, right) => {
    const fault = faults(doc(wrong), { root: 'my-skill' }).find(found => found.kind === kind)
    const fix = fault?.fix?.[0]
    expect(fix?.safety).toBe('review')
    expect(applyEdits(doc(wrong), fix?.edits ?? [])).toBe(doc(right))
  })

  it.each([
    ['name-mismatch', 'name: other\ndescription: x', 'Not A Name'],
    ['description-empty', 'name: x\ndescription:\n  - a', 'x'],
    ['unexpected-fields', 'name: x\ndescription: y\nmetadata: text\nversion: 1', 'x'],
    ['unexpected-fields', 'name: x\ndescription: y\nmetadata:\n  version: 2\nversion: 1', 'x'],
  ])('is not offered where the right text is not known: %s %j', (kind, lines, root) => {
    const found = faults(doc(lines), { root })
    expect(found.map(fault => fault.kind)).toEqual([kind])
    expect(found[0]?.fix).toBeUndefined()
  })
})

describe('every mend of every fault, by its title', () => {
  const LONG = 'x'.repeat(1030)
  const MOVE = 'Move the field under metadata'
  const WRITE = 'Write the field as the specification has it'
  it.each<[string, string, Record<string, string[]>]>([
    ['name: x\ndescription: y', '', {}],
    ['name: x\ndescription: y', 'a/x//', {}],
    [
      'name: X_y\ndescription: z',
      '',
      { 'name-not-lowercase': ['Name it "x-y"'], 'name-bad-character': ['Name it "x-y"'] },
    ],
    ['name: X\ndescription: z', '', { 'name-not-lowercase': ['Name it "x"'] }],
    ['name: a_b\ndescription: z', '', { 'name-bad-character': ['Name it "a-b"'] }],
    ['name: "!!"\ndescription: z', '', { 'name-bad-character': [] }],
    ['name:\n  - A\ndescription: z', 'x', { 'name-empty': ['Name it "x", as its directory'] }],
    ['name: y\ndescription: z', 'x', { 'name-mismatch': ['Name it "x", as its directory'] }],
    ['name: y\ndescription: z', 'X', { 'name-mismatch': [] }],
    ['name: ""\ndescription: z', '', { 'name-empty': [] }],
    ['description: z', '', { 'missing-name': [] }],
    ['description: z', 'No Name', { 'missing-name': [] }],
    ['description: z', 'x', { 'missing-name': ['Name it "x", as its directory'] }],
    ['name: x', '', { 'missing-description': ['Write a description'] }],
    ['name: x\ndescription:', '', { 'description-empty': ['Write a description'] }],
    ['name: x\ndescription:\n  a: b', '', { 'description-empty': [] }],
    [`name: x\ndescription: ${LONG}`, '', { 'description-too-long': ['Cut it to 1024 characters'] }],
    [`name: ${LONG}\ndescription: y`, '', { 'name-too-long': ['Cut it to 64 characters'] }],
    [
      `name: x\ndescription: y\ncompatibility: ${LONG}`,
      '',
      { 'compatibility-too-long': ['Cut it to 500 characters'] },
    ],
    [
      'name: x\ndescription: y\ncompatibility:\n  - a',
      '',
      { 'compatibility-not-text': ['Write it as one text'] },
    ],
    ['name: x\ndescription: y\ncompatibility:\n  a: b', '', { 'compatibility-not-text': [] }],
    ['name: x\ndescription: y\ncompatibility:\n  - a\n  - b: c', '', { 'compatibility-not-text': [] }],
    ['name: x\ndescription: y\nv: 1', '', { 'unexpected-fields': [MOVE] }],
    [
      'name: x\ndescription: y\nv: 1\nw: 2',
      '',
      { 'unexpected-fields': ['Move these fields under metadata'] },
    ],
    ['name: x\ndescription: y\nLicense: z', '', { 'unexpected-fields': [WRITE] }],
    ['name: x\ndescription: y\nlicense: z\nLicense: z', '', { 'unexpected-fields': [MOVE] }],
    ['name: x\ndescription: y\n? v\n: 1', '', { 'unexpected-fields': [] }],
    ['name: x\ndescription: y\nmetadata: |\n  text\nv: 1', '', { 'unexpected-fields': [] }],
    // Renamed, the field would be another fault.
    [
      'name: x\nDescription:',
      '',
      { 'unexpected-fields': [], 'missing-description': ['Write a description'] },
    ],
  ])('%j in %j', (lines, root, expected) => {
    const found = faults(doc(lines), { root })
    expect(
      Object.fromEntries(found.map(({ kind, fix = [] }) => [kind, fix.map(({ title }) => title)])),
    ).toEqual(expected)
  })

  it('mends what each can of two fields that are not the specification’s', () => {
    const wrong = doc('name: x\nallowed_tools: a\ndescription: y\nmetadata:\n  a: b\nv: 1\nlicense: z')
    const [fault] = faults(wrong)
    expect(fault?.fix?.map(({ title, edits }) => [title, applyEdits(wrong, edits)])).toEqual([
      [
        'Write the field as the specification has it',
        doc('name: x\nallowed-tools: a\ndescription: y\nmetadata:\n  a: b\nv: 1\nlicense: z'),
      ],
      [
        'Move these fields under metadata',
        doc('name: x\nallowed_tools: a\ndescription: y\nmetadata:\n  a: b\n  v: "1"\nlicense: z'),
      ],
    ])
  })

  it.each([
    ['1', '"1"'],
    ['1.2.0', '"1.2.0"'],
    ['2026-01-01', '"2026-01-01"'],
    ['true', '"true"'],
    ['No', '"No"'],
    ['~', '"~"'],
    ['1 of 2', '1 of 2'],
    ['trueish', 'trueish'],
    ["'1'", "'1'"],
    ['|\n  1', '|\n    1'],
    ['\n- 1', '\n  - 1'],
    ['\n  a: 1', '\n    a: 1'],
  ])('moves the value %j as text: %j', (value, moved) => {
    const wrong = doc(`name: x\ndescription: y\nv: ${value}`)
    const fix = faults(wrong)[0]?.fix?.[0]
    expect(applyEdits(wrong, fix?.edits ?? [])).toBe(doc(`name: x\ndescription: y\nmetadata:\n  v: ${moved}`))
  })

  it('moves fields of an indented frontmatter', () => {
    const wrong = doc('  name: x\n  v: 1\n  description: y')
    expect(applyEdits(wrong, faults(wrong)[0]?.fix?.[0]?.edits ?? [])).toBe(
      doc('  name: x\n  description: y\n  metadata:\n    v: "1"'),
    )
  })

  it('cuts at the end of a word only where that keeps four fifths', () => {
    const cut = (text: string) => {
      const wrong = doc(`name: x\ndescription: ${text}`)
      return applyEdits(wrong, faults(wrong)[0]?.fix?.[0]?.edits ?? [])
    }
    expect(cut(`${'x'.repeat(820)} ${'y'.repeat(300)}`)).toBe(doc(`name: x\ndescription: ${'x'.repeat(820)}`))
    expect(cut(`${'x'.repeat(819)} ${'y'.repeat(300)}`)).toBe(
      doc(`name: x\ndescription: ${'x'.repeat(819)} ${'y'.repeat(204)}`),
    )
  })
})

describe('a document without frontmatter', () => {
  const keys = 'description: Says what this skill does. Use when …\n'
  it.each([
    ['a/my-skill', 'Text\n', `---\nname: my-skill\n${keys}---\n\nText\n`],
    ['a/My Skill', '', `---\nname: my-skill\n${keys}---\n`],
    ['', '\ufeff# T\r\nText', `---\r\nname: my-skill\r\n${keys.trim()}\r\n---\r\n\r\n# T\r\nText`],
    ['x', '---\n---\nText\n', `---\nname: x\n${keys}---\nText\n`],
    ['x', '--- \n---\nText\n', `--- \nname: x\n${keys}---\nText\n`],
    ['x', ' \n', `---\nname: x\n${keys}---\n \n`],
    ['x', '---\n# later\n\n---\n', `---\n# later\n\nname: x\n${keys}---\n`],
  ])('gets one to fill in, in %j: %j', (root, wrong, right) => {
    const [fault, ...more] = faults(wrong, { root })
    expect(more).toEqual([])
    expect(fault?.fix).toHaveLength(1)
    const [fix] = fault?.fix ?? []
    expect(fix?.safety).toBe('review')
    expect(applyEdits(wrong, fix?.edits ?? [])).toBe(right)
    if (root !== 'a/My Skill') expect(faults(right, { root })).toEqual([])
  })
})

describe('line ends', () => {
  it.each([
    [
      'missing-name',
      '---\r\ndescription: x\r\n---\r\n',
      '---\r\nname: my-skill\r\ndescription: x\r\n---\r\n',
    ],
    [
      'missing-description',
      '---\r\nname: my-skill\r\n---\r\n',
      `---\r\nname: my-skill\r\n${WRITTEN}\r\n---\r\n`,
    ],
    [
      'unexpected-fields',
      '---\r\nname: my-skill\r\nv: 1\r\ndescription: x\r\n---\r\n',
      '---\r\nname: my-skill\r\ndescription: x\r\nmetadata:\r\n  v: "1"\r\n---\r\n',
    ],
    [
      'unexpected-fields',
      '---\rname: my-skill\rv: 1\rdescription: x\r---\r',
      '---\rname: my-skill\rdescription: x\rmetadata:\r  v: "1"\r---\r',
    ],
    ['malformed', '---\r\na: [b]\r\n---\r\n', '---\r\na:\r\n  - b\r\n---\r\n'],
    ['malformed', '---\r\na: b\r\n\r\nText', '---\r\na: b\r\n---\r\n\r\nText'],
  ])('stay as they are after the mend of %s', (kind, wrong, right) => {
    const fault = faults(wrong, { root: 'my-skill' }).find(found => found.kind === kind)
    expect(applyEdits(wrong, fault?.fix?.[0]?.edits ?? [])).toBe(right)
  })
})

describe('fields that a hard skill reads', () => {
  it.each(['skill: s', 'includes: a, b'])(
    '%s is not moved under metadata, where it would have no effect',
    field => {
      const [fault] = faults(doc(`name: my-skill\ndescription: x\n${field}`), { root: 'my-skill' })
      expect(fault?.kind).toBe('unexpected-fields')
      expect(fault?.fix).toBeUndefined()
    },
  )
})
