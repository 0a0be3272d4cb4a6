// The look ahead past what does not read: safe mends in turn, and what will be wrong behind them.
import { describe, expect, it } from 'vitest'
import { afterMend, mendSafely } from './after-mend.ts'
import { faults } from './faults.ts'

const doc = (lines: string) => `---\n${lines}\n---\nBody\n`

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
  it('applies no mend that wants a look', () => {
    const text = doc('name: x\n<<: y\ndescription: z')
    expect(faults(text)[0]?.fix?.every(({ safety }) => safety === 'review') ?? true).toBe(true)
    expect(mendSafely(text).text).toBe(text)
    expect(mendSafely('No frontmatter').text).toBe('No frontmatter')
  })
  it('knows the way back', () => {
    const text = doc('name: x\ndescription: a: b\nlicense: c')
    const { text: mended, toOld } = mendSafely(text)
    expect(toOld(mended.indexOf('license'))).toBe(text.indexOf('license'))
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
  it.each<[string, string[]]>([
    ['name: "Bad"', ['Bad']],
    ["name: 'Bad' ", ['Bad']],
    ['name: "Bad', ['"Bad']],
    ['name:   Bad', ['Bad']],
    ['name: Bad\nname: Worse', ['Bad']],
    ['name:\n  Bad', []],
    ['the name: Bad', []],
  ])('reads the name on its line, as %j', (line, names) => {
    const found = afterMend(doc(`<<: x\n${line}\n<<: y`), { root: 'my-skill' })
    const judged = found.filter(({ kind }) => kind === 'name-mismatch')
    expect(judged.map(({ args }) => args.name)).toEqual(names)
  })
  it('gives the faults the path of the document, and every place of each', () => {
    const text = doc('name: A-b-C\ndescription: a: b\nlicense: c: d')
    expect(afterMend(text).map(({ path }) => path)).toEqual(['SKILL.md', 'SKILL.md'])
    expect(afterMend(text, { root: 'r/' }).map(({ path }) => path)).toContain('r/SKILL.md')
    expect(
      afterMend(text, { root: 'r', path: 'r/skill.md' }).every(({ path }) => path === 'r/skill.md'),
    ).toBe(true)
    const [, upper] = afterMend(text)
    expect([upper, ...(upper?.also ?? [])].map(place => text.slice(place?.from, place?.to))).toEqual([
      'A',
      'C',
    ])
  })
  it('tells the missing fields only where all of the document is known', () => {
    expect(seen(doc('license: a: b')).map(([kind]) => kind)).toEqual(['missing-name', 'missing-description'])
    expect(seen(doc('<<: x\nname: my-skill'))).toEqual([])
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
