// Tests what the declared includes come to in a source.
import { describe, expect, it } from 'vitest'
import { MemorySource } from '../source/memory.ts'
import { includedFiles, includeFaults, includes, parseSkill } from './hard-skill.ts'

const source = new MemorySource({
  's/SKILL.md': '',
  's/handle.py': 'x',
  's/Makefile': 'x',
  's/queries/a.sql': 'x',
  's/queries/nested/deep.sql': 'x',
  's/queries-old/b.sql': 'x',
  's/link': { symlink: 'handle.py' },
  's/linked/x': 'x',
  's/linked/y': { symlink: '../handle.py' },
  'other/handle.py': 'x',
})
const document = (entries: string) => `---\nskill: s\nincludes: ${entries}\n---\n`
const skill = (entries: string) => parseSkill(document(entries), { file: 's/SKILL.md', workdir: 's' })

describe('includedFiles', () => {
  it.each([
    ['handle.py, queries, Makefile', ['Makefile', 'handle.py', 'queries/a.sql', 'queries/nested/deep.sql']],
    ['queries/nested/, queries', ['queries/a.sql', 'queries/nested/deep.sql']],
    ['linked/x', ['linked/x']],
    ['', []],
  ])('of %j', async (entries, files) => {
    expect(await includedFiles(skill(entries), source)).toEqual(files)
  })

  it.each([
    ['gone', 'include-missing'],
    ['querie', 'include-missing'],
    ['link', 'include-symlink'],
    ['linked', 'include-symlink'],
    ['link/x', 'include-symlink'],
    ['handle.py/x', 'include-not-a-file'],
  ])('refuses %j', async (entries, kind) => {
    await expect(includedFiles(skill(entries), source)).rejects.toMatchObject({ name: 'SkillError', kind })
  })

  it('reads from the top without a workdir', async () => {
    expect(await includedFiles(parseSkill(document('other')), source)).toEqual(['other/handle.py'])
  })
})

it('includeFaults stands at each entry, and knows the path that was meant', async () => {
  const text = document('Makefile, handel.py, link')
  const faults = await includeFaults(text, source, 's', { path: 's/SKILL.md' })
  expect(faults.map(fault => [fault.kind, text.slice(fault.from, fault.to)])).toEqual([
    ['include-missing', 'handel.py'],
    ['include-symlink', 'link'],
  ])
  expect(faults[0]?.fix?.[0]?.edits).toEqual([{ path: 's/SKILL.md', from: 33, to: 42, insert: 'handle.py' }])
})

it('includes gives the files of each entry, none for a bad one', async () => {
  expect(await includes(skill('gone, queries'), source, 's')).toEqual([
    { entry: 'gone', files: [] },
    { entry: 'queries', files: ['queries/a.sql', 'queries/nested/deep.sql'] },
  ])
})
