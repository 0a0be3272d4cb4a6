// Tests the advice on documents that stand deep.
import { expect, it } from 'vitest'
import { marked } from '../../../test/marked.ts'
import { advise } from './advice.ts'

const advice = (text: string) => advise({ text, path: 'SKILL.md', root: '' })

it.each(['[a](«references/api/users.md»)', '`«references/a/b/c.txt»`'])('advises: %s', fixture => {
  const { text, from, to } = marked(fixture)
  expect(advice(text)).toMatchObject([{ kind: 'file-reference-deep', severity: 'info', from, to }])
})

it.each(['[a](references/api.md)', '[a](./references/api.md)', '`scripts/office/unpack.py`', '[a](b.md)'])(
  'is silent on %s',
  text => expect(advice(text)).toEqual([]),
)
