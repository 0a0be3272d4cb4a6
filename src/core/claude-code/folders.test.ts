// Which folders of a source a person is asked to label.
import { expect, it } from 'vitest'
import { MemorySource } from '../source/memory.ts'
import { discover } from './discover.ts'
import { foldersOf } from './folders.ts'

it.each([
  ['a paste', ['SKILL.md'], ['project:']],
  ['one skill', ['deploy/SKILL.md', 'deploy/notes.md'], ['project:']],
  ['a folder of skills', ['skills/a/SKILL.md', 'skills/b/SKILL.md'], ['project:skills']],
  ['a project', ['.claude/skills/a/SKILL.md', '.claude/commands/b.md'], ['project:']],
  ['two', ['h/.claude/skills/a/SKILL.md', 'w/.claude/commands/x/b.md'], ['project:h', 'project:w']],
  [
    'a plugin',
    ['kit/.claude-plugin/plugin.json', 'kit/skills/a/SKILL.md', 'kit/commands/b.md'],
    ['plugin:kit'],
  ],
  [
    'several',
    ['z/a/SKILL.md', 'b/b/SKILL.md', 'x/c/SKILL.md', 'b/d/SKILL.md'],
    ['project:b', 'project:x', 'project:z'],
  ],
  ['two of which one begins as the other', ['a-b/x/SKILL.md', 'a/y/SKILL.md'], ['project:a', 'project:a-b']],
  ['a deep project', ['a/b/.claude/skills/c/SKILL.md'], ['project:a/b']],
  [
    'a project in a project',
    ['.claude/skills/a/x/.claude/skills/b/SKILL.md'],
    ['project:.claude/skills/a/x'],
  ],
  ['a deep folder of skills', ['a/b/c/SKILL.md'], ['project:a/b']],
  [
    'a deep plugin',
    ['a/kit/.claude-plugin/plugin.json', 'a/kit/b/skills/c/SKILL.md', 'a/kit/skills/d/SKILL.md'],
    ['plugin:a/kit'],
  ],
  ['a plugin at the top', ['.claude-plugin/plugin.json', 'skills/a/SKILL.md'], ['plugin:']],
  [
    'a skill in .claude, but not among its skills',
    ['w/.claude/other/a/SKILL.md'],
    ['project:w/.claude/other'],
  ],
  ['none', ['README.md', 'docs/commands/x.md'], []],
  [
    'others',
    ['commands/x.txt', 'my-skill.md', 'skill.md.txt', 'a/command.md', '.claude/commands/x.json'],
    [],
  ],
])('%s', async (_, paths, expected) => {
  const source = new MemorySource(Object.fromEntries(paths.map(path => [path, '{}'])))
  const roots = foldersOf(await source.entries())
  expect(roots.map(({ level, path }) => `${level}:${path}`)).toEqual(expected)
  // Every folder that is labelled gives what it was labelled for.
  const found = await discover(source, { roots })
  expect(found.every(skill => skill.wins)).toBe(true)
  expect(found.length > 0).toBe(expected.length > 0)
})

it('takes a file in any letter case for a skill, since a person may have to be told of it', async () => {
  const source = new MemorySource({ 'a/b/skill.md': 'x', 'c/d/Skill.MD': 'x' })
  expect(foldersOf(await source.entries())).toEqual([
    { path: 'a', level: 'project' },
    { path: 'c', level: 'project' },
  ])
})

it('asks of no symlink', async () => {
  const source = new MemorySource({ 'a/b/SKILL.md': 'x', 'c/d/SKILL.md': { symlink: '../../a/b/SKILL.md' } })
  expect(foldersOf(await source.entries())).toEqual([{ path: 'a', level: 'project' }])
})
