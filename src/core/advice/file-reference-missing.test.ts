// Tests the warning of files that a body names and that are not there.
import { expect, it } from 'vitest'
import { marked } from '../../../test/marked.ts'
import { applyEdits } from '../fault/fix.ts'
import { advise } from './advice.ts'

const entries = ['s/SKILL.md', 's/references/api.md', 's/scripts/run.py', 's/a b.md'].map(path => ({
  path,
  kind: 'file' as const,
  size: 1,
}))
const advice = (text: string, root = 's') =>
  advise({ text, path: `${root}/SKILL.md`.replace(/^\//, ''), root, entries })

it.each([
  ['See [the API](«references/apo.md»).', 'See [the API](references/api.md).'],
  ['Run `«scripts/rum.py»` first.', 'Run `scripts/run.py` first.'],
  ['𝄞 [x](«./missing.md»#part "A title")', null],
  ['[x](<«c d.md»>)', null],
  ['![chart](«assets/chart.png»)', null],
])('warns: %s', (fixture, mended) => {
  const { text, from, to } = marked(fixture)
  const [fault, ...more] = advice(text)
  expect(more).toEqual([])
  expect(fault).toMatchObject({ kind: 'file-reference-missing', severity: 'warning', from, to })
  expect(fault?.fix ? applyEdits(text, fault.fix[0]?.edits ?? []) : null).toBe(mended)
})

it.each([
  [
    'files that are there',
    '[a](references/api.md) `scripts/run.py` [b](./references/api.md#x) [c](a%20b.md) [d](<a b.md>)',
  ],
  ['addresses', '[a](https://x.y/z.md) [b](mailto:a@b.cc) [c](#top) [d](/docs/x.md) [e](//x/y.md)'],
  [
    'placeholders',
    '`references/<name>.md` `scripts/*.py` [a](path/to/file.md) `assets/{id}.png` `scripts/$NAME.sh`',
  ],
  ['fenced blocks', '```\n[a](gone.md)\n```\n~~~~\n`scripts/gone.py`\n~~~\n~~~~'],
  ['code that only looks like a link', '`[a](gone.md)` and ``[b](`gone.md`)``'],
  ['comments', '<!-- [a](gone.md)\n[b](gone.md) -->'],
  ['paths of the reader’s own project', '`src/gone.ts` `docs/gone.md`'],
  ['commands', '`python scripts/gone.py --all`'],
])('is silent on %s', (_, text) => {
  expect(advice(text)).toEqual([])
})

it('is silent where only the document was pasted', () => {
  const pasted = [{ path: 'SKILL.md', kind: 'file' as const, size: 1 }]
  expect(advise({ text: '[a](gone.md)', path: 'SKILL.md', root: '', entries: pasted })).toEqual([])
  expect(advise({ text: '[a](gone.md)', path: 'SKILL.md', root: '' })).toEqual([])
})

it('names the file that was meant, and offers it', () => {
  expect(advice('[x](references/apo.md)')).toMatchObject([
    {
      args: { file: 'references/apo.md', near: 'references/api.md' },
      fix: [{ title: 'Change it to references/api.md', safety: 'review' }],
    },
  ])
})

it('looks for what was meant of the first few, and never among very many files', () => {
  const offered = (text: string, files = entries) =>
    advise({ text, path: 's/SKILL.md', root: 's', entries: files }).filter(({ fix }) => fix).length
  expect(offered('[x](references/apo.md)\n'.repeat(30))).toBe(20)
  const many = Array.from({ length: 2000 }, (_, at) => ({
    path: `s/f/${at}.txt`,
    kind: 'file' as const,
    size: 1,
  }))
  expect(offered('[x](references/apo.md)', [...entries, ...many])).toBe(0)
})
