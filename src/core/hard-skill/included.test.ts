// Tests what the declared includes come to in a source.
import { describe, expect, it } from 'vitest'
import { applyEdits } from '../fault/fix.ts'
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

describe('what a person is told of an include', () => {
  const told = async (entries: string) => {
    const text = document(entries)
    const faults = await includeFaults(text, source, 's')
    return faults.map(({ from, to, path, message, fix = [] }) => [
      path,
      text.slice(from, to),
      message,
      ...fix.map(fix => [fix.safety, fix.title, applyEdits(text, fix.edits)]),
    ])
  }

  it.each([
    ['a slip in a file', 'handel.py', ' Did you mean handle.py?', 'handle.py'],
    ['a slip in a directory', 'querie', ' Did you mean queries?', 'queries'],
    ['a slip in a directory inside', 'queries/nestde', ' Did you mean queries/nested?', 'queries/nested'],
    ['nothing near', 'gone', '', null],
  ])('%s', async (_, entry, meant, path) => {
    const fix = path === null ? [] : [['review', `Change it to ${path}`, document(path)]]
    expect(await told(entry)).toEqual([
      [
        'SKILL.md',
        entry,
        `The include '${entry}' is neither a file nor a directory with files in it.${meant}`,
        ...fix,
      ],
    ])
  })

  it('a link, a link on the way, and a file on the way', async () => {
    const link = 'What it points to is not part of the skill: put the file itself there.'
    expect(await told('link, linked, link/x, handle.py/x')).toEqual([
      ['SKILL.md', 'link', `The include 'link' is a symbolic link. ${link}`],
      ['SKILL.md', 'linked', `The include 'linked' reaches the symbolic link 'linked/y'. ${link}`],
      ['SKILL.md', 'link/x', `The include 'link/x' reaches the symbolic link 'link'. ${link}`],
      [
        'SKILL.md',
        'handle.py/x',
        "The include 'handle.py/x' goes through 'handle.py', which is not a directory.",
      ],
    ])
  })

  it('suggests for the first twenty that are missing', async () => {
    const found = await includeFaults(
      document(Array.from({ length: 21 }, (_, at) => `${String.fromCharCode(97 + at)}akefile`).join(', ')),
      source,
      's',
    )
    expect(found.map(fault => fault.args.near)).toEqual([
      ...Array.from({ length: 20 }, () => 'Makefile'),
      null,
    ])
  })

  it.each([
    [2_000, 'f0'],
    [2_001, null],
  ])('among %j paths suggests %j', async (count, near) => {
    const files = new MemorySource(
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`f${String(at).padStart(at === 0 ? 1 : 9, '0')}`, '']),
      ),
    )
    expect((await includeFaults(document('g0'), files, '')).map(fault => fault.args.near)).toEqual([near])
  })
})

it.each([
  ['s', ['queries/a.sql', 'queries/nested/deep.sql']],
  ['s/', ['queries/a.sql', 'queries/nested/deep.sql']],
  ['./s', ['queries/a.sql', 'queries/nested/deep.sql']],
  ['s/queries', []],
  ['s/linked', []],
  ['', []],
  ['.', []],
])('includes are looked for below %j', async (root, files) => {
  expect(await includes(skill('queries'), source, root)).toEqual([{ entry: 'queries', files }])
})

it.each(['', '.', './'])('includes are looked for at the top: %j', async root => {
  const found = await includes(skill('other, s/queries/nested'), source, root)
  expect(found.map(({ files }) => files)).toEqual([['other/handle.py'], ['s/queries/nested/deep.sql']])
})

it('nothing beside the root is taken for what is below it', async () => {
  const tree = new MemorySource({ 's/a': '', xyb: '' })
  expect(await includes(skill('a, b'), tree, 's')).toEqual([
    { entry: 'a', files: ['a'] },
    { entry: 'b', files: [] },
  ])
})

it('a directory inside the root keeps its dots', async () => {
  const tree = new MemorySource({ 'a./b/c/x': '', 'a/b/x': '' })
  expect(await includes(skill('x'), tree, 'a./b/c')).toEqual([{ entry: 'x', files: ['x'] }])
})

it('includes gives the files of each entry, none for a bad one', async () => {
  expect(await includes(skill('gone, queries'), source, 's')).toEqual([
    { entry: 'gone', files: [] },
    { entry: 'queries', files: ['queries/a.sql', 'queries/nested/deep.sql'] },
  ])
})
