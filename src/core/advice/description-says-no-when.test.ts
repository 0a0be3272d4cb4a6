// Tests the advice on descriptions that do not say when.
import { expect, it } from 'vitest'
import { advise } from './advice.ts'

const advice = (description: string, name = 'name') =>
  advise({ text: `---\n${name}: s\ndescription: ${description}\n---\n`, path: 'SKILL.md', root: '' })

it('asks when, at the description', () => {
  const [fault] = advice('Extracts the tables of PDF files.')
  expect(fault).toMatchObject({ kind: 'description-says-no-when', severity: 'info', from: 25, to: 58 })
})

it.each([
  'Extracts tables of PDF files. Use when someone asks for one.',
  'A guide for the release of a package',
  'Applies to the tables of any file, whenever one is named.',
  'Liest Tabellen aus PDF-Dateien und schreibt sie in ein Blatt.',
  '从 PDF 文件中提取表格。',
  'Test skill',
  '',
])('is silent on %j', description => {
  expect(advice(description)).toEqual([])
})

it('is silent where the document is a hard skill alone', () => {
  expect(advice('Accept, reject and inspect waitlist signups.', 'skill')).toEqual([])
})
