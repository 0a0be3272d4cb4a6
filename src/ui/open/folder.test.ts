// The folder of a download goes, the folder of a skill stays.
import { expect, test } from 'vitest'
import { textFile } from '../store/work.ts'
import { unwrapped } from './folder.ts'

const paths = (...given: string[]) =>
  unwrapped(given.map(path => textFile(path, ''))).files.map(file => file.path)

test('the one folder around everything goes', () =>
  expect(paths('repo-main/README.md', 'repo-main/skills/a/SKILL.md')).toEqual([
    'README.md',
    'skills/a/SKILL.md',
  ]))

test('the folder of the skill stays', () =>
  expect(paths('my-skill/SKILL.md', 'my-skill/a.py')).toEqual(['my-skill/SKILL.md', 'my-skill/a.py']))

test('two folders stay', () =>
  expect(paths('a/SKILL.md', 'b/SKILL.md')).toEqual(['a/SKILL.md', 'b/SKILL.md']))

test("a client's folder stays", () =>
  expect(paths('.claude/skills/a/SKILL.md')).toEqual(['.claude/skills/a/SKILL.md']))

test('nothing stays nothing', () => expect(paths()).toEqual([]))
