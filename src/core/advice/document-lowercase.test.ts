// Tests the advice on the document's name.
import { expect, it } from 'vitest'
import { advise } from './advice.ts'

const text = '---\nname: notes\ndescription: Use when asked.\n---\n'
const kinds = (path: string) => advise({ text, path, root: '' }).map(({ kind }) => kind)

it('wants SKILL.md', () => {
  expect(kinds('skill.md')).toEqual(['document-lowercase'])
  expect(kinds('notes/skill.md')).toEqual(['document-lowercase'])
})

it('is silent on SKILL.md, and on names that only end alike', () => {
  for (const path of ['SKILL.md', 'notes/SKILL.md', 'notes/my-skill.md']) expect(kinds(path)).toEqual([])
})
