// Where a skill lies: by its path alone, and among the entries of a source.
import { describe, expect, it } from 'vitest'
import { type Content, MemorySource } from '../../source/memory.ts'
import type { Source } from '../../source/source.ts'
import { findDocument, placeOf } from './place.ts'

it.each([
  ['SKILL.md', '', null, [], 'SKILL.md'],
  ['do-it/skill.md', 'do-it', null, [], 'skill.md'],
  ['skills/do-it/SKILL.md', 'do-it', null, [], 'SKILL.md'],
  ['.agents/skills/SKILL.md', 'skills', 0, [], 'SKILL.md'],
  ['.agents/skills/do-it/SKILL.md', 'do-it', 1, ['do-it'], 'SKILL.md'],
  ['a/.claude/skills/group/skills/SKILL.md', 'skills', 2, ['group', 'skills'], 'SKILL.md'],
  ['.claude/skills/a/.codex/skills/b/SKILL.md', 'b', 1, ['b'], 'SKILL.md'],
  ['.claude/a/skills/b/SKILL.md', 'b', null, [], 'SKILL.md'],
  ['', '', null, [], ''],
])('places %j', (path, dir, depth, trail, fileName) => {
  const bytes = new Uint8Array([1])
  const rest = { linked: false, symlink: false, nested: 0, bytes }
  expect(placeOf(path, bytes)).toEqual({ dir, depth, trail, fileName, ...rest })
})

it('knows a symlink', () => {
  expect(placeOf('do-it/SKILL.md', new Uint8Array(), true).symlink).toBe(true)
})

type Found = { path: string; text: string; name: string; dir: string; flags: string; nested: number }
const nothing = { path: '', text: '', name: '', flags: '', nested: 0 }

describe('finds the document', () => {
  it.each<[string, Record<string, Content>, string, Partial<Found>]>([
    [
      'of a root',
      { 'do-it/SKILL.md': 'A', 'other/SKILL.md': 'B', 'do-it/more/notes.md': '' },
      'do-it',
      { path: 'do-it/SKILL.md', text: 'A', name: 'SKILL.md', dir: 'do-it', flags: '', nested: 0 },
    ],
    [
      'of the top',
      { 'SKILL.md': 'A', 'do-it/SKILL.md': 'B' },
      '',
      { path: 'SKILL.md', text: 'A', name: 'SKILL.md', dir: '', flags: '', nested: 1 },
    ],
    [
      'before one in another letter case',
      { 'a/SKILL.md': 'A', 'a/Skill.md': 'B' },
      'a',
      { path: 'a/SKILL.md' },
    ],
    [
      'in another letter case',
      { 'a/sKILL.MD': 'A' },
      'a',
      { path: 'a/sKILL.MD', name: 'sKILL.MD', text: 'A' },
    ],
    ['nowhere', { 'a/README.md': 'A', 'a/xskill.md': '', 'a/skill.mdx': '' }, 'a', { ...nothing, dir: 'a' }],
    ['nowhere at the top', { 'README.md': 'A' }, '', { ...nothing, dir: '' }],
    ['not below the root', { 'a/b/SKILL.md': 'A' }, 'a', { ...nothing, dir: 'a' }],
    ['not in a root whose name only starts so', { 'ab/SKILL.md': 'A' }, 'a', { ...nothing, dir: 'a' }],
    [
      'and counts those below it',
      {
        'a/SKILL.md': 'A',
        'a/b/skill.md': '',
        'a/b/c/SKILL.MD': '',
        'a/b/xskill.md': '',
        'a/b/skill.mdx': '',
        'c/SKILL.md': '',
      },
      'a',
      { nested: 2 },
    ],
    [
      'behind its own symlink',
      { 'a/SKILL.md': { symlink: '.././b//text.md' }, 'b/more.md': 'A', 'b/text.md': 'B' },
      'a',
      { path: 'a/SKILL.md', text: 'B', flags: 'symlink' },
    ],
    [
      'behind one that leads nowhere',
      { 'a/SKILL.md': { symlink: 'gone.md' }, 'a/other.md': 'B' },
      'a',
      { path: 'a/SKILL.md', text: '', flags: 'symlink' },
    ],
    [
      'behind that of its directory',
      { 'real/do-it/SKILL.md': 'A', '.agents/skills/ok': { symlink: '../../real/do-it' } },
      '.agents/skills/ok',
      { path: 'real/do-it/SKILL.md', text: 'A', dir: 'ok', flags: 'linked', nested: 0 },
    ],
    [
      'behind one that ends in a slash',
      { 'real/SKILL.md': 'A', ok: { symlink: 'real/' } },
      'ok',
      { path: 'real/SKILL.md', text: 'A', dir: 'ok', flags: 'linked' },
    ],
    [
      'not behind one that leaves the source',
      { 'a/ok': { symlink: '../../x' }, 'SKILL.md': '', 'x/SKILL.md': '' },
      'a/ok',
      { ...nothing, dir: 'ok' },
    ],
    [
      'not behind an absolute one',
      { 'a/ok': { symlink: '/x' }, 'a/x/SKILL.md': '' },
      'a/ok',
      { ...nothing, dir: 'ok' },
    ],
  ])('%s', async (_, files, root, expected) => {
    const { path, place } = await findDocument(new MemorySource(files), root)
    const found: Found = {
      path,
      text: new TextDecoder().decode(place.bytes),
      name: place.fileName,
      dir: place.dir,
      flags: [place.linked ? 'linked' : '', place.symlink ? 'symlink' : ''].join(''),
      nested: place.nested,
    }
    expect(found).toMatchObject(expected)
  })
})

it('takes `SKILL.md` before another letter case, in whatever order a source lists them', async () => {
  const file = (path: string) => ({ path, kind: 'file' as const, size: 0 })
  const source: Source = {
    list: async () => ['a'],
    entries: async () => ['a/SKILL.MD', 'a/SKILL.md', 'a/Skill.md'].map(file),
    read: async () => new Uint8Array(),
    faults: [],
  }
  expect((await findDocument(source, 'a')).path).toBe('a/SKILL.md')
})
