// The mends of what reads but breaks a rule, and the look ahead past what does not read.
import { describe, expect, it } from 'vitest'
import { applyEdits } from '../fault/fix.ts'
import { afterMend, mendSafely } from './after-mend.ts'
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

describe('a document without frontmatter', () => {
  const keys = 'description: Says what this skill does. Use when …\n'
  it.each([
    ['a/my-skill', 'Text\n', `---\nname: my-skill\n${keys}---\n\nText\n`],
    ['a/My Skill', '', `---\nname: my-skill\n${keys}---\n`],
    ['', '\ufeff# T\r\nText', `---\r\nname: my-skill\r\n${keys.trim()}\r\n---\r\n\r\n# T\r\nText`],
    ['x', '---\n---\nText\n', `---\nname: x\n${keys}---\nText\n`],
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

describe('mendSafely', () => {
  it('mends one thing after the other until the document reads', () => {
    const text = '\ufeff---\nname: x\ndescription: a: b\nlicense: "c\nmetadata:\n\td: @e\n---\n'
    expect(mendSafely(text).text).toBe(
      '---\nname: x\ndescription: "a: b"\nlicense: "c"\nmetadata:\n  d: "@e"\n---\n',
    )
  })
  it('leaves alone what reads', () => {
    expect(mendSafely(doc('name: X')).text).toBe(doc('name: X'))
  })
})

describe('afterMend', () => {
  const seen = (text: string) =>
    afterMend(text, { root: 'my-skill' }).map(({ kind, severity, from, to }) => [
      kind,
      severity,
      text.slice(from, to),
    ])

  it('foresees the faults of the fields, at their places in the text as it is', () => {
    expect(seen(doc('version: @1\nname: My-skill\ndescription: a: b'))).toEqual([
      ['malformed', 'warning', ':'],
      ['unexpected-fields', 'warning', 'version'],
      ['name-not-lowercase', 'warning', 'M'],
      ['name-mismatch', 'warning', 'My-skill'],
    ])
  })
  it('tells each further value that stops the document, at its own line', () => {
    const text = doc('name: x\nargs: [a]\ndescription: a: b\nhint: "a" b')
    const malformed = afterMend(text).filter(({ kind }) => kind === 'malformed')
    expect(malformed.map(({ args, from, to }) => [args.cause, args.line, text.slice(from, to)])).toEqual([
      ['colon-in-value', 4, ':'],
      ['text-after-quote', 5, 'b'],
    ])
    expect(malformed[0]?.message).toContain('line 4, column 15: a colon')
  })
  it('tells no consequence of one mistake as another', () => {
    for (const text of [
      'name: x\ndescription: "a\nlicense: b: c',
      'name: x\n\tdescription: a\n\tlicense: b',
      'name: x\ndescription: a: b: c\n  and: more',
      'name: x\ndescription: [a, b: c',
    ]) {
      expect(seen(doc(text)).filter(([kind]) => kind === 'malformed')).toEqual([])
    }
  })
  it('sees the name and the description where no mend is known', () => {
    expect(seen(doc(`name: "Bad"\n<<: x\ndescription: it's ${'x'.repeat(1019)}y`))).toEqual([
      ['name-not-lowercase', 'warning', 'B'],
      ['name-mismatch', 'warning', 'Bad'],
      ['description-too-long', 'warning', 'y'],
    ])
  })
  it('sees them too in a frontmatter that holds more mistakes than there are rounds', () => {
    const text = doc(`name: Bad\n${'k: @b\n'.repeat(500)}description: x`)
    expect(seen(text)).toContainEqual(['name-not-lowercase', 'warning', 'B'])
  })
  it('says nothing of a document that reads, nor of one without a field', () => {
    expect(seen(doc('name: X'))).toEqual([])
    expect(seen('Text')).toEqual([])
  })
  it('says when they will count', () => {
    const [fault] = afterMend(doc('name: X\ndescription: a: b'))
    expect(fault?.message).toBe("Skill name 'X' must be lowercase (counts once the frontmatter can be read)")
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
