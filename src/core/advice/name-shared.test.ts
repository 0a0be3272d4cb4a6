// Tests the warning of two skills that have the same name.
import { expect, it } from 'vitest'
import { inspect } from '../inspect.ts'
import { MemorySource } from '../source/memory.ts'

const notes = '---\nname: notes\ndescription: Use when asked.\n---\n'

const shared = async (...paths: string[]) => {
  const { skills } = await inspect(new MemorySource(Object.fromEntries(paths.map(path => [path, notes]))))
  return skills.flatMap(skill => skill.faults).filter(({ kind }) => kind === 'name-shared')
}

it('names each at the others, on the name', async () => {
  const found = await shared('skills/notes/SKILL.md', 'skills/old/notes/SKILL.md')
  expect(found.map(({ path, args }) => [path, args.others])).toEqual([
    ['skills/notes/SKILL.md', ['skills/old/notes/SKILL.md']],
    ['skills/old/notes/SKILL.md', ['skills/notes/SKILL.md']],
  ])
  for (const { severity, from, to } of found) {
    expect(severity).toBe('warning')
    expect(notes.slice(from, to)).toBe('notes')
  }
})

it('names a few, and counts the rest', async () => {
  const found = await shared(...[...'abcdef'].map(letter => `${letter}/SKILL.md`))
  expect(found.map(({ args }) => args.more)).toEqual([2, 2, 2, 2, 2, 2])
  expect(found[0]?.args.others).toEqual(['b/SKILL.md', 'c/SKILL.md', 'd/SKILL.md'])
  expect(found[5]?.args.others).toEqual(['a/SKILL.md', 'b/SKILL.md', 'c/SKILL.md'])
  expect(found[5]?.message).toContain('c/SKILL.md and 2 more.')
})

it.each([
  [['.agents/skills/notes/SKILL.md', '.claude/skills/notes/SKILL.md']],
  [['plugins/a/skills/notes/SKILL.md', 'plugins/b/skills/notes/SKILL.md']],
  [['notes/SKILL.md']],
])('is silent where they never meet: %j', async paths => {
  expect(await shared(...paths)).toEqual([])
})
