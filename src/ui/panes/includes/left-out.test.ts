// Which files of a skill stay behind.
import { expect, test } from 'vitest'
import { leftOut, topNames } from './left-out.ts'

test('files of the skill that no include comes to', () => {
  const paths = ['other/x', 'skills/a/SKILL.md', 'skills/a/a.py', 'skills/a/q/1.sql']
  expect(leftOut(paths, 'skills/a', 'skills/a/SKILL.md', [{ entry: 'a.py', files: ['a.py'] }])).toEqual([
    'q/1.sql',
  ])
  expect(leftOut(['SKILL.md', 'b'], '', 'SKILL.md', [])).toEqual(['b'])
})

test('each directory once, and nothing that cannot be an entry', () => {
  expect(topNames(['q/1', 'q/2', 'a.py', 'x,y', '~z'])).toEqual(['q', 'a.py'])
})
