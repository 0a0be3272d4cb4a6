// A skill as each client takes it: what goes in, what stays out, what changes, what is lost.
import { expect, it } from 'vitest'
import { MemorySource } from '../source/memory.ts'
import type { Source } from '../source/source.ts'
import type { Takes } from './client.ts'
import { exportFor, list } from './clients.ts'
import { exportFor as exportForClient } from './export.ts'
import { codex } from './loaders/codex.ts'

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
  expect(made.dropped).toEqual([
    { path: 'skills/do-it/__pycache__/run.pyc', why: 'It is left behind by a system or a tool.' },
    { path: 'skills/do-it/link', why: 'A symlink does not survive in an archive.' },
    { path: 'skills/do-it/old/SKILL.md', why: 'The archive may hold exactly one SKILL.md.' },
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
  expect(made.lost).toEqual(['`do-it/skill.md` becomes `SKILL.md`, the name that every client finds.'])
})

it('writes no text that a person was to replace', async () => {
  const described = await exportFor(
    'codex',
    new MemorySource({ 'a/SKILL.md': '---\nname: a\n---\nDo it.\n' }),
    'a',
  )
  expect(described.changed.map(({ after }) => after)).toEqual([
    '---\nname: a\ndescription: "Do it."\n---\nDo it.\n',
  ])
  const bare = await exportFor('codex', new MemorySource({ 'a/SKILL.md': 'Do it.\n' }), 'a')
  expect(bare.changed).toEqual([])
  expect(bare.lost).toEqual([
    'This client still does not take it: The file does not start with `---`; this client finds no frontmatter in it.',
  ])
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
  expect(made.lost).toEqual([
    '`version` is not taken along.',
    `This client still does not take it: ${made.verdict.reason}`,
  ])
})

it.each(list.map(({ id }) => id))('keeps every byte of the other files for %s', async id => {
  const made = await exportFor(id, source, 'skills/do-it')
  const script = made.files.find(({ from }) => from.endsWith('run.sh'))
  expect(new TextDecoder().decode(script?.bytes)).toBe('echo\n')
})

it('refuses a client that there is not', async () => {
  await expect(exportFor('nobody', source, 'skills/do-it')).rejects.toThrow(RangeError)
})

const plain = '---\nname: do-it\ndescription: Does it.\n---\n\nDo it.\n'
const wanting = (takes: Takes, files: Record<string, string>, root = 'do-it') =>
  exportForClient({ ...codex, takes }, holding(files), root)

/** A source that leaves nothing out, whose scripts may be run. */
function holding(files: Record<string, string>): Source {
  const bytes = new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)]))
  return {
    list: async () => [],
    entries: async () =>
      [...bytes].map(([path, { length }]) => ({
        path,
        kind: 'file',
        size: length,
        ...(path.endsWith('.sh') ? { executable: true } : {}),
      })),
    read: async path => bytes.get(path) ?? new Uint8Array(),
    faults: [],
  }
}

it('takes the top of a source as a skill, in a folder by its name', async () => {
  const made = await exportFor('codex', new MemorySource({ 'SKILL.md': plain, 'a/b.txt': 'b' }), '')
  expect(made.folder).toBe('do-it')
  expect(made.files.map(({ path, from }) => [path, from])).toEqual([
    ['.agents/skills/do-it/SKILL.md', 'SKILL.md'],
    ['.agents/skills/do-it/a/b.txt', 'a/b.txt'],
  ])
})

it('counts the bytes that go in, and keeps what may be run so', async () => {
  const made = await exportFor(
    'codex',
    holding({ 'do-it/SKILL.md': `\ufeff${plain}`, 'do-it/run.sh': 'Run it.', 'do-it/text.txt': 'Tea' }),
    'do-it',
  )
  expect(made.files.map(({ executable }) => executable)).toEqual([false, true, false])
  expect(made.size).toBe(plain.length + 10)
})

it('says where a client takes no more bytes', async () => {
  const files = { 'do-it/SKILL.md': plain, 'do-it/more.txt': 'More.' }
  const size = plain.length + 5
  expect((await wanting({ bytes: size + 1 }, files)).lost).toEqual([])
  expect((await wanting({ bytes: size }, files)).lost).toEqual([
    `The files are ${size} bytes; this client takes less than ${size}.`,
  ])
})

it.each<[client: string, text: string, lost: string[]]>([
  ['codex', plain, []],
  ['cursor', plain, []],
  ['cursor', 'Do it.\n', []],
  ['vscode', '---\nname: do-it\n---\n', []],
  [
    'quick_validate',
    document.replace('version: 2', 'metadata:\n    a: b\n    versions: 1\nversion: 2\nauthor: me'),
    [
      '`version` moves under `metadata`, where it is kept and has no effect.',
      '`author` moves under `metadata`, where it is kept and has no effect.',
    ],
  ],
  [
    'quick_validate',
    document.replace('version: 2', 'metadata:\n  versions: 1\nversion: 2\nversion: {a: [b]}'),
    ['`version` is not taken along.'],
  ],
])('says of %s and %j what it does not take: %j', async (client, text, lost) => {
  const made = await exportFor(client, new MemorySource({ 'do-it/SKILL.md': text }), 'do-it')
  expect(made.lost).toEqual(lost)
})

it('exports a folder without a document as it is, and says so', async () => {
  const made = await exportFor('codex', new MemorySource({ 'do-it/README.md': 'Do it.' }), 'do-it')
  expect(made.files.map(({ path }) => path)).toEqual(['.agents/skills/do-it/README.md'])
  expect([made.verdict.verdict, made.changed, made.lost]).toEqual([
    'skip-silent',
    [],
    ['This client still does not take it: There is no `SKILL.md` here.'],
  ])
})

it('names a skill as its folder with the mend of the fault, below the top and at it', async () => {
  const other = plain.replace('do-it', 'other')
  const made = await exportFor('roo', new MemorySource({ 'a/do-it/SKILL.md': other }), 'a/do-it')
  expect(made.changed.map(({ titles, after }) => [titles, after])).toEqual([
    [['Name it "do-it", as its directory'], plain],
  ])
  const top = await exportFor('roo', new MemorySource({ 'SKILL.md': other }), '')
  expect([top.folder, top.changed]).toEqual(['other', []])
})

it('takes bytes that are no text along as they are', async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode(plain), 0xff])
  const made = await exportFor('codex', new MemorySource({ 'do-it/SKILL.md': bytes }), 'do-it')
  expect(made.files.map(each => [...each.bytes])).toEqual([[...bytes]])
  expect(made.changed).toEqual([])
  expect(made.lost).toEqual([
    `This client still does not take it: Byte ${plain.length} of the file is not UTF-8; save the file as UTF-8.`,
  ])
})

it.each<[dir: string, name: string, takes: Takes, folder: string]>([
  ['do-it', 'other', {}, 'do-it'],
  ['do-it', 'other', { alone: true }, 'other'],
  ['do-it', '"a b"', { alone: true }, 'do-it'],
  ['a b', 'other', {}, 'other'],
  ['-a', 'other', {}, 'other'],
  ['a'.repeat(64), 'other', {}, 'a'.repeat(64)],
  ['a'.repeat(65), 'other', {}, 'other'],
  ['A.b_c-1', 'other', {}, 'A.b_c-1'],
  ['a b', '"c d"', { alone: true }, 'skill'],
  ['a b', '"c d"', {}, 'skill'],
])('puts a skill in the folder %j, named %s, for %j into %j', async (dir, name, takes, folder) => {
  const made = await wanting(takes, { [`${dir}/SKILL.md`]: plain.replace('do-it', name) }, dir)
  expect([made.folder, made.files[0]?.path]).toEqual([folder, `${folder}/SKILL.md`])
})

it.each<[path: string, takes: Takes, stays: boolean]>([
  ['.DS_Store', {}, false],
  ['a/.DS_Store', {}, false],
  ['x.DS_Store', {}, true],
  ['.DS_Store.txt', {}, true],
  ['thumbs.DB', {}, false],
  ['xThumbs.db', {}, true],
  ['Thumbs.dbx', {}, true],
  ['Desktop.ini', {}, false],
  ['xdesktop.ini', {}, true],
  ['desktop.init', {}, true],
  ['__MACOSX/a', {}, false],
  ['x__MACOSX/a', {}, true],
  ['__MACOSX2/a', {}, true],
  ['._a', {}, false],
  ['a._a', {}, true],
  ['.git/config', {}, false],
  ['.gitignore', {}, true],
  ['a.git', {}, true],
  ['__pycache__/a', {}, false],
  ['x__pycache__/a', {}, true],
  ['__pycache__2/a', {}, true],
  ['a.pyc', {}, false],
  ['a.pycx', {}, true],
  ['a/node_modules/b/c.js', {}, false],
  ['xnode_modules', {}, true],
  ['node_modules2', {}, true],
  ['evals/a', {}, true],
  ['evals/a', { drops: [/^evals$/] }, false],
  ['a/SKILL.md', {}, true],
  ['a/sKiLL.md', { alone: true }, false],
  ['a/xSKILL.md', { alone: true }, true],
  ['a/SKILL.mdx', { alone: true }, true],
])('with %s in it, for %j: it goes along: %s', async (path, takes, stays) => {
  const made = await wanting(takes, { 'do-it/SKILL.md': plain, [`do-it/${path}`]: 'x' })
  expect(made.files.map(({ from }) => from).filter(from => from !== 'do-it/SKILL.md')).toEqual(
    stays ? [`do-it/${path}`] : [],
  )
  expect(made.dropped.map(each => each.path)).toEqual(stays ? [] : [`do-it/${path}`])
})
