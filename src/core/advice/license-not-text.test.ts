// Tests the advice on license.
import { expect, it } from 'vitest'
import { marked } from '../../../test/marked.ts'
import { advise } from './advice.ts'

const advice = (text: string) => advise({ text, path: 'SKILL.md', root: '' })

it('wants text', () => {
  const { text, from } = marked('---\nname: s\ndescription: Use when asked.\nlicense:\n  «name: MIT»\n---\n')
  expect(advice(text)).toMatchObject([{ kind: 'license-not-text', severity: 'info', from }])
})

it('is silent on text, and where the document does not call itself an agent skill', () => {
  expect(advice('---\nname: s\ndescription: Use when asked.\nlicense: MIT\n---\n')).toEqual([])
  expect(advice('---\nskill: s\nlicense:\n  - MIT\n---\n')).toEqual([])
})
