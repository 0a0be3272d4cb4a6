// Tests the advice on metadata.
import { expect, it } from 'vitest'
import { marked } from '../../../test/marked.ts'
import { advise } from './advice.ts'

const advice = (metadata: string) => {
  const { text, from } = marked(`---\nname: s\ndescription: Use when asked.\nmetadata:${metadata}\n---\n`)
  return { from, faults: advise({ text, path: 'SKILL.md', root: '' }) }
}

it.each([
  [' «some text»', null],
  ['\n  «- a»', null],
  ['\n  author: me\n  tags:\n    «- a»', 'tags'],
  ['\n  links:\n    «home: x»', 'links'],
])('wants a map of text: %j', (metadata, key) => {
  const { from, faults } = advice(metadata)
  expect(faults).toMatchObject([{ kind: 'metadata-not-map-of-text', severity: 'info', from, args: { key } }])
})

it.each(['', '\n  author: me\n  version: 1.0'])('takes %j', metadata => {
  expect(advice(metadata).faults).toEqual([])
})
