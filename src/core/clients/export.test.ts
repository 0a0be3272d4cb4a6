// A skill as each client takes it: what goes in, what stays out, what changes, what is lost.
import { expect, it } from 'vitest'
import { MemorySource } from '../source/memory.ts'
import { exportFor, list } from './clients.ts'

const document = '---\nname: do-it\ndescription: Does it.\nversion: 2\n---\n\nDo it.\n'
const source = new MemorySource({
  'skills/do-it/SKILL.md': document,
  'skills/do-it/scripts/run.sh': 'echo\n',
  'skills/do-it/old/SKILL.md': document,
  'skills/do-it/__pycache__/run.pyc': 'x',
  'skills/do-it/link': { symlink: '../other' },
  'skills/other/SKILL.md': document,
})

it('makes what claude.ai takes: one document, six keys, no junk, one folder', async () => {
  const made = await exportFor('claude-ai', source, 'skills/do-it')
  expect(made.files.map(({ path }) => path)).toEqual(['do-it/SKILL.md', 'do-it/scripts/run.sh'])
  expect(made.dropped.map(({ path }) => path)).toEqual([
    'skills/do-it/__pycache__/run.pyc',
    'skills/do-it/link',
    'skills/do-it/old/SKILL.md',
  ])
  expect(made.changed).toEqual([
    {
      path: 'skills/do-it/SKILL.md',
      titles: ['Move the field under metadata'],
      before: document,
      after: document.replace('version: 2\n', 'metadata:\n  version: "2"\n'),
    },
  ])
  expect(made.verdict.verdict).toBe('load')
  expect(made.lost).toEqual(['`version` moves under `metadata`, where it is kept and has no effect.'])
})

it('puts a skill where a client looks for it, as it is', async () => {
  const made = await exportFor('codex', source, 'skills/do-it')
  expect(made.files.map(({ path }) => path)).toEqual([
    '.agents/skills/do-it/SKILL.md',
    '.agents/skills/do-it/old/SKILL.md',
    '.agents/skills/do-it/scripts/run.sh',
  ])
  expect(made.changed).toEqual([])
})

it('mends what keeps a client from loading it, and names the document as every client wants', async () => {
  const marked = new MemorySource({ 'do-it/skill.md': `\ufeff${document}` })
  const made = await exportFor('gemini', marked, 'do-it')
  expect(made.files.map(({ path }) => path)).toEqual(['.gemini/skills/do-it/SKILL.md'])
  expect(made.changed[0]?.after).toBe(document)
  expect(made.verdict.verdict).toBe('load')
  expect(made.lost[0]).toContain('`SKILL.md`')
})

it('takes out what cannot be moved', async () => {
  const nested = new MemorySource({
    'do-it/SKILL.md': document.replace('version: 2', 'hooks:\n  before: [a, b]'),
  })
  const made = await exportFor('claude-ai', nested, 'do-it')
  expect(made.changed[0]?.after).toBe(document.replace('version: 2\n', ''))
  expect(made.lost).toEqual(['`hooks` is not taken along.'])
})

it('says what it cannot mend', async () => {
  const reserved = new MemorySource({ 'claude-help/SKILL.md': document.replace('do-it', 'claude-help') })
  const made = await exportFor('claude-ai', reserved, 'claude-help')
  expect(made.verdict.verdict).toBe('refuse')
  expect(made.lost.some(sentence => sentence.includes('claude'))).toBe(true)
})

it.each(list.map(({ id }) => id))('keeps every byte of the other files for %s', async id => {
  const made = await exportFor(id, source, 'skills/do-it')
  const script = made.files.find(({ from }) => from.endsWith('run.sh'))
  expect(new TextDecoder().decode(script?.bytes)).toBe('echo\n')
})

it('refuses a client that there is not', async () => {
  await expect(exportFor('nobody', source, 'skills/do-it')).rejects.toThrow(RangeError)
})
