// Tests the warning of a frontmatter that ends at hyphens which are no fence line.
import { expect, it } from 'vitest'
import { marked } from '../../../test/marked.ts'
import { applyEdits } from '../fault/fix.ts'
import { advise } from './advice.ts'

const found = (text: string, judged = true) =>
  advise({ text, path: 'SKILL.md', root: '', judged }).filter(({ kind }) => kind === 'frontmatter-cut-short')

/** `[where, the document with the hyphens marked, what each mend makes of it]` */
const ROWS: [string, string, ...string[]][] = [
  ['glued', '---\nname: x\n«---»# Title\n', '---\nname: x\n---\n# Title\n'],
  ['glued', '---\r\nname: x\r\n«---» Title\r\n', '---\r\nname: x\r\n---\r\nTitle\r\n'],
  ['glued', '---\nname: x\n«-----» Title', '---\nname: x\n---\nTitle'],
  ['glued', '---\nname: x\n«---» \u00a0\ufeff\nBody', '---\nname: x\n---\nBody'],
  ['lengthened', '---\nname: x\n«------»\nBody\n', '---\nname: x\n---\nBody\n'],
  ['indented', '---\nname: x\n  «---»\nBody\n', '---\nname: x\n---\nBody\n'],
  [
    'inside',
    '---\nname: x\ndescription: Does it. «---»\nBody\n',
    '---\nname: x\ndescription: Does it.\n---\nBody\n',
  ],
  ['inside', '---\nname: x «---» # Body\n', '---\nname: x\n---\n# Body\n'],
  [
    'inside',
    '---\nname: x\ndescription: a «---» b --- c\nlicense: y\n---\nBody\n',
    '---\nname: x\ndescription: a — b — c\nlicense: y\n---\nBody\n',
    '---\nname: x\ndescription: a\n---\nb --- c\nlicense: y\n---\nBody\n',
  ],
  [
    'inside',
    '---\nname: x\n# «-----» more -----\n\nlicense: y\n---\n',
    '---\nname: x\n# — more —\n\nlicense: y\n---\n',
    '---\nname: x\n#\n---\nmore -----\n\nlicense: y\n---\n',
  ],
]

it.each(ROWS)('warns of one that is %s: %j', (where, document, ...mended) => {
  const { text, from, to } = marked(document)
  const [fault, ...more] = found(text)
  expect(more).toEqual([])
  expect(fault).toMatchObject({ severity: 'warning', from, to, args: { where } })
  expect(fault?.fix?.map(({ edits }) => applyEdits(text, edits))).toEqual(mended)
  expect(fault?.fix?.every(({ safety }) => safety === 'review')).toBe(true)
})

it('names what the reader loses, and where others read on to', () => {
  const [fault] = found('---\nname: x\ndescription: a---b\nlicense: y\nmetadata:\n  a: b\n---\n')
  expect(fault?.args).toEqual({
    where: 'inside',
    text: 'description: a',
    line: 3,
    fence: 7,
    lost: ['license', 'metadata'],
  })
  expect(fault?.message).toContain('"license", "metadata"')
})

it.each([
  ['a fence line', '---\nname: x\n---  \nBody --- x\n'],
  ['hyphens in the body', '---\nname: x\n---\n---# T\n'],
  ['what does not read at all', '---\nname: "x --- y"\n---\n'],
])('is silent on %s', (_, text) => {
  expect(found(text)).toEqual([])
})

it('is silent on what is not judged as an agent skill', () => {
  expect(found('---\nskill: x\ndescription: a --- b\n---\n', false)).toEqual([])
})
