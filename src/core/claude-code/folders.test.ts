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
  ['none', ['README.md', 'docs/commands/x.md'], []],
])('%s', async (_, paths, expected) => {
  const source = new MemorySource(Object.fromEntries(paths.map(path => [path, '{}'])))
  const roots = foldersOf(await source.entries())
  expect(roots.map(({ level, path }) => `${level}:${path}`)).toEqual(expected)
  // Every folder that is labelled gives what it was labelled for.
  const found = await discover(source, { roots })
  expect(found.every(skill => skill.wins)).toBe(true)
  expect(found.length > 0).toBe(expected.length > 0)
})
