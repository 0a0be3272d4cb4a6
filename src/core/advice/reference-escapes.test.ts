// Tests the warning of links that climb out.
import { expect, it } from 'vitest'
import { marked } from '../../../test/marked.ts'
import { advise } from './advice.ts'

const advice = (text: string) => advise({ text, path: 's/SKILL.md', root: 's' })

it.each(['[a](«../other/api.md»)', '[a](«references/../../x.md»)'])('warns: %s', fixture => {
  const { text, from, to } = marked(fixture)
  expect(advice(text)).toMatchObject([{ kind: 'reference-escapes', severity: 'warning', from, to }])
})

it.each(['[a](references/../x.md)', '`../package.json`', '[a](https://x.y/../z.md)'])(
  'is silent on %s',
  text => {
    expect(advice(text)).toEqual([])
  },
)
