// Tests which files a body names: each marked stretch is a reference, and nothing else is.
import { expect, it } from 'vitest'
import { references } from './references.ts'

it.each<[string, string]>([
  ['links', 'See [a](«a.md») and ![b](«img/b.png»), [c](<«c d.md»>).'],
  ['a title, a fragment and a query', '[a](«a.md» "A") [b](«b.md»#x) [c](«c.md»?raw#x) [d](«d.md»#x?y.z)'],
  ['a link in each of two lines', '[a](«a.md»)\n\n- [b](«b.md»)\r\n> [c](«c.md»)'],
  [
    'paths in code',
    'Run `«scripts/a.py»` and ``«references/b.md»``, ` «assets/c.png» `, `«./examples/d.json»`.',
  ],
  ['both, in their order', '`«scripts/a.py»` [b](«b.md») `«scripts/c.py»` [d](«d.md»)'],
  [
    'code without a folder of the skill’s',
    '`a.py` `src/a.py` `myscripts/a.py` `scripts/a` `scripts/a.py --all`',
  ],
  ['targets without an extension', '[a](docs) [b](v1.2/docs) [c](a.verylongext1)'],
  ['addresses', '[a](https://x.y/z.md) [b](mailto:a@b.cc) [c](#top.md) [d](/a.md) [e](\\a.md) [f](C:\\a.md)'],
  [
    'placeholders',
    '[a](path/to/a.md) [b](your-file.md) [c](a*.md) [d](YYYY.md) `scripts/...a.py` `assets/{a}.png`',
  ],
  ['a fenced block', '```\n[a](a.md)\n```\n[b](«b.md»)'],
  ['a fenced block that is indented', '  ```md\n[a](a.md)\n  ```\n[b](«b.md»)'],
  ['a fence of another sign inside', '```\n~~~\n[a](a.md)\n```\n[b](«b.md»)'],
  ['a shorter fence inside', '````\n```\n[a](a.md)\n````\n[b](«b.md»)'],
  ['a longer closing fence', '```\n[a](a.md)\n`````\n[b](«b.md»)'],
  ['a fence with words does not close', '```\n``` b\n[a](a.md)\n```\n[b](«b.md»)'],
  ['a fence that is not closed', '~~~\n[a](a.md)'],
  ['two signs are no fence', '~~\n[a](«a.md»)'],
  ['a fence sign inside a line', 'use ``` [a](«a.md»)'],
  ['comments', '<!-- [a](a.md) -->\n[b](«b.md»)\n<!--\n[c](c.md)\n-->\n[d](«d.md»)'],
  ['the end of a comment before its start', '--> <!--\n[a](a.md)'],
  ['links inside code', '`[a](a.md)` ``[b](`b.md`)`` [c](«c.md»)'],
  ['a row of backticks without its like', '``` `[a](a.md)` ``[b](«b.md»)'],
  ['links in the frontmatter', '---\ndescription: "[a](a.md)"\n---\n[b](«b.md»)'],
])('%s', (_, fixture) => {
  const text = fixture.replace(/[«»]/g, '')
  const bodyFrom = text.startsWith('---\n') ? text.indexOf('---\n', 4) + 4 : 0
  const marks = [...fixture.matchAll(/[«»]/g)].map(({ index }, at) => index - at)
  const found = references({ text, bodyFrom })
  expect(found.flatMap(({ from, to }) => [from, to])).toEqual(marks)
})

it('gives the path as a file has it, and how it was named', () => {
  const text = '[a](a%20b.md#x) [b](50%.md) `scripts/c%20d.py`'
  expect(references({ text, bodyFrom: 0 }).map(({ path, as }) => [path, as])).toEqual([
    ['a b.md', 'link'],
    ['50%.md', 'link'],
    ['scripts/c%20d.py', 'code'],
  ])
})
