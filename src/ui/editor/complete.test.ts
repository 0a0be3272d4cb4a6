// What the editor offers at a place, by the text before the cursor (marked with |).
import { expect, test } from 'vitest'
import { offers } from './complete.ts'
import { placeOf } from './place.ts'

const tool = (inside: string) => `---\nname: x\n---\n\`\`\`tool\n${inside}\n\`\`\`\n`

function labels(marked: string, paths: string[] = []): string[] {
  const lines = marked.split('\n')
  const at = lines.findIndex(line => line.includes('|'))
  const before = lines[at]?.split('|')[0] ?? ''
  const text = lines.map(line => line.replace('|', ''))
  return offers(placeOf(text, at), before, paths)?.options.map(option => option.label) ?? []
}

test('frontmatter keys, but not those that are there', () => {
  const found = labels('---\nname: x\n|\ndescription: y\n---\n')
  expect(found).toContain('license')
  expect(found).not.toContain('name')
  expect(found).not.toContain('description')
})

test('the key being written is offered whole', () => expect(labels('---\nnam|\n---\n')).toContain('name'))

test('nothing in prose, nor in a fence of another kind', () => {
  expect(labels('na|')).toEqual([])
  expect(labels('```yaml\nna|\n```')).toEqual([])
  expect(labels(`${tool('id: a')}na|`)).toEqual([])
})

test('the keys of a tool that are missing', () => {
  expect(labels(tool('id: a\n|'))).toEqual(['description', 'params', 'run'])
})

test('the params that the run uses and that are not declared', () => {
  expect(labels(tool('params:\n  |\nrun: cat $file $line'))).toEqual(['file', 'line'])
})

test('the keys and the types of a param', () => {
  expect(labels(tool('params:\n  a:\n    |'))).toEqual(['type', 'format', 'enum', 'description', 'default'])
  expect(labels(tool('params:\n  a:\n    type: in|'))).toContain('integer')
})

test('the declared params after a dollar in the run', () => {
  expect(labels(tool('params:\n  user:\n    type: string\nrun: a $|'))).toEqual(['user'])
  expect(labels(tool('params:\n  user:\n    type: string\nrun: a $$|'))).toEqual([])
})

test('files and directories for includes, but not those that are there', () => {
  const paths = ['SKILL.md', 'a.py', 'queries/one.sql']
  expect(labels('---\nincludes: a.py, |\n---\n', paths)).toEqual(['queries', 'queries/one.sql'])
  expect(labels('---\nincludes: |\n---\n', paths)).toEqual(['queries', 'a.py', 'queries/one.sql'])
})
