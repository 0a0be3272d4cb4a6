// All safe mends are made at once, and nothing else is.
import { expect, test } from 'vitest'
import { mendSafely } from './mend.ts'
import { Mirror } from './mirror.ts'

function mirrorOf(files: Record<string, string>): Mirror {
  const mirror = new Mirror()
  const put = Object.entries(files).map(
    ([path, text]) => ({ path, kind: 'text', text, executable: false }) as const,
  )
  mirror.sync(put, [])
  return mirror
}

const broken = '---\nname: a-skill\ndescription: Use when: it rains\n---\nBody\n'

test('until there is none left', async () => {
  const mirror = mirrorOf({ 'a-skill/SKILL.md': broken, 'a-skill/other.md': 'x' })
  const { made, texts } = await mendSafely(mirror, 'a-skill', [])
  expect(made).toBeGreaterThan(0)
  expect(texts).toEqual([
    { path: 'a-skill/SKILL.md', text: '---\nname: a-skill\ndescription: "Use when: it rains"\n---\nBody\n' },
  ])
  expect(mirror.files.find(file => file.path === 'a-skill/SKILL.md')).toMatchObject({ text: broken })
})

test('not what is switched off, nor another skill', async () => {
  const mirror = mirrorOf({ 'a-skill/SKILL.md': broken, 'b/SKILL.md': broken })
  expect((await mendSafely(mirror, 'a-skill', ['agent-skill'])).texts).toEqual([])
  expect((await mendSafely(mirror, 'b', [])).texts.map(({ path }) => path)).toEqual(['b/SKILL.md'])
})
