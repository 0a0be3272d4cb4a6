// The worker's copy of the files is a source of them, as they are after each change.
import { expect, test } from 'vitest'
import { Mirror } from './mirror.ts'
import type { WireFile } from './protocol.ts'

const file = (path: string, text: string, executable = false): WireFile => ({
  path,
  kind: 'text',
  text,
  executable,
})
const text = async (mirror: Mirror, path: string) =>
  new TextDecoder().decode(await mirror.source().read(path))

test('puts and drops', async () => {
  const mirror = new Mirror()
  mirror.sync([file('a/SKILL.md', 'one'), file('b.md', 'b')], [])
  mirror.sync([file('a/SKILL.md', 'two')], ['b.md', 'never.md'])
  expect((await mirror.source().entries()).map(entry => entry.path)).toEqual(['a/SKILL.md'])
  expect(await mirror.source().list()).toEqual(['a'])
  expect(await text(mirror, 'a/SKILL.md')).toBe('two')
})

test('a source stays as it was when it was asked for', async () => {
  const mirror = new Mirror()
  mirror.sync([file('SKILL.md', 'one')], [])
  const before = mirror.source()
  mirror.sync([file('SKILL.md', 'two')], [])
  expect(new TextDecoder().decode(await before.read('SKILL.md'))).toBe('one')
})

test('executable bits, symlinks and the faults of the archive are kept', async () => {
  const mirror = new Mirror()
  mirror.sync([file('run.sh', '#!', true), { path: 'link', kind: 'symlink', target: 'run.sh' }], [])
  const entries = await mirror.source().entries()
  expect(entries).toMatchObject([
    { path: 'link', kind: 'symlink', target: 'run.sh' },
    { path: 'run.sh', kind: 'file', size: 2, executable: true },
  ])
})

test('what was wrong with a kept file when it was read is said once', async () => {
  const mirror = new Mirror()
  mirror.sync(
    [{ path: 'in.zip', kind: 'bytes', bytes: new Uint8Array([80, 75, 3, 4]), executable: false }],
    [],
  )
  const found = mirror.source().faults
  expect(found.map(fault => fault.kind)).toEqual(['entry-nested-archive'])
  expect(mirror.source(found.map(fault => ({ ...fault, path: 'in.zip' }))).faults).toEqual(found)
})

test('a name that is also a property of objects is a name', async () => {
  const mirror = new Mirror()
  mirror.sync([file('constructor', 'a'), file('toString', 'b')], [])
  expect((await mirror.source().entries()).map(entry => entry.path)).toEqual(['constructor', 'toString'])
})
