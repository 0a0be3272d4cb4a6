// A directory on disk: what is listed, what is read, and that no link leads anywhere.
import { execFileSync } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder, write } from '../../test/disk/folder.ts'
import { DirectorySource } from './node.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const faults = (source: DirectorySource) => source.faults.map(fault => `${fault.kind} ${fault.path}`)
const paths = async (source: DirectorySource) => (await source.entries()).map(entry => entry.path)

describe('what it gives', () => {
  const top = write(folder(), {
    'one/SKILL.md': 'é',
    'one/run.sh': { program: '#!/bin/sh\n' },
    'one/deep/er/text.md': '',
    'two/skill.md': '',
    'README.md': '',
    '.hidden/SKILL.md': '',
    '.git/config': '',
    'node_modules/x/SKILL.md': '',
    'one/.DS_Store': '',
  })
  const source = new DirectorySource(top)

  test('entries, sorted, without those of other programs', async () => {
    expect(await source.entries()).toEqual([
      { path: '.hidden/SKILL.md', kind: 'file', size: 0 },
      { path: 'README.md', kind: 'file', size: 0 },
      { path: 'one/SKILL.md', kind: 'file', size: 2 },
      { path: 'one/deep/er/text.md', kind: 'file', size: 0 },
      { path: 'one/run.sh', kind: 'file', size: 10, executable: true },
      { path: 'two/skill.md', kind: 'file', size: 0 },
    ])
    expect(source.faults).toEqual([])
  })

  test('skill roots', async () => {
    expect(await source.list()).toEqual(['.hidden', 'one', 'two'])
  })

  test('bytes', async () => {
    expect(await source.read('one/SKILL.md')).toEqual(bytes('é'))
  })

  test.each(['nothing', 'one', '', '../one/SKILL.md', 'one/../README.md', '.git/config', '/etc/passwd'])(
    'no bytes of %j',
    async path => {
      await expect(source.read(path)).rejects.toThrow('There is no file')
    },
  )

  test('one directory of it, under its name', async () => {
    const one = new DirectorySource(top, 'one')
    expect(await one.list()).toEqual(['one'])
    expect(await paths(one)).toEqual(['one/SKILL.md', 'one/deep/er/text.md', 'one/run.sh'])
  })
})

describe('links', () => {
  test('are listed, and not followed', async () => {
    const secret = write(folder(), { 'SKILL.md': 'secret', 'in/SKILL.md': 'secret' })
    const top = write(folder(), {
      'a/SKILL.md': { link: join(secret, 'SKILL.md') },
      b: { link: join(secret, 'in') },
      'c/near.md': { link: 'SKILL.md' },
      'c/SKILL.md': '',
    })
    const source = new DirectorySource(top)
    expect(await source.list()).toEqual(['c'])
    expect(await source.entries()).toMatchObject([
      { path: 'a/SKILL.md', kind: 'symlink', target: join(secret, 'SKILL.md') },
      { path: 'b', kind: 'symlink' },
      { path: 'c/SKILL.md', kind: 'file' },
      { path: 'c/near.md', kind: 'symlink', target: 'SKILL.md' },
    ])
    expect(faults(source)).toEqual([
      'entry-symlink-escapes b',
      'entry-symlink-escapes a/SKILL.md',
      'entry-symlink c/near.md',
    ])
    await expect(source.read('a/SKILL.md')).rejects.toThrow('There is no file')
  })

  test('that take a file’s or a folder’s place later are not followed either', async () => {
    const secret = write(folder(), { 'text.md': 'secret' })
    const top = write(folder(), { 'a/text.md': 'mine', 'b/text.md': 'mine' })
    const source = new DirectorySource(top)
    await source.entries()
    rmSync(join(top, 'a/text.md'))
    symlinkSync(join(secret, 'text.md'), join(top, 'a/text.md'))
    renameSync(join(top, 'b'), join(top, 'was-b'))
    symlinkSync(secret, join(top, 'b'))
    for (const path of ['a/text.md', 'b/text.md']) {
      await expect(source.read(path)).rejects.toThrow()
      await expect(source.replace(path, bytes('changed'))).rejects.toThrow('There is no file')
    }
    expect(readFileSync(join(secret, 'text.md'), 'utf8')).toBe('secret')
  })

  test('may lead to the top', async () => {
    const top = write(folder(), { 'real/SKILL.md': '', link: { link: 'real' } })
    expect(await new DirectorySource(join(top, 'link')).list()).toEqual([''])
  })
})

describe('what it leaves out', () => {
  test('what is neither a file nor a folder', async () => {
    const top = folder()
    execFileSync('mkfifo', [join(top, 'pipe')])
    const source = new DirectorySource(top)
    expect(faults(source)).toEqual(['entry-special pipe'])
    expect(await paths(source)).toEqual([])
  })

  test('a bad name, and what is in such a folder', async () => {
    const top = write(folder(), { 'a\\b': '', 'c\u001b/SKILL.md': '', 'd\u202e/SKILL.md': '', good: '' })
    const source = new DirectorySource(top)
    expect(faults(source)).toEqual([
      'entry-path-backslash a\\b',
      'entry-name-bad c\u001b',
      'entry-name-deceptive d\u202e/SKILL.md',
    ])
    expect(await paths(source)).toEqual(['d\u202e/SKILL.md', 'good'])
  })

  test('folders that are too deep, told once', async () => {
    const deep = 'd/'.repeat(31)
    const source = new DirectorySource(write(folder(), { [`${deep}fine`]: '', [`${deep}d/e/f`]: '' }))
    expect(faults(source)).toEqual([`entry-path-too-deep ${deep}d/e`])
    expect(await paths(source)).toEqual([`${deep}fine`])
  })

  test('a file of more than 10 MiB, and one that has grown to it', async () => {
    const top = write(folder(), { large: new Uint8Array(10 * 1024 * 1024 + 1), grows: '' })
    const source = new DirectorySource(top)
    expect(faults(source)).toEqual(['entry-too-large large'])
    writeFileSync(join(top, 'grows'), new Uint8Array(10 * 1024 * 1024 + 1))
    await expect(source.read('grows')).rejects.toThrow('There is no file')
  })

  test.runIf(process.platform === 'linux')('what the system cannot give', () => {
    const top = folder()
    writeFileSync(Buffer.concat([Buffer.from(`${top}/x`), Buffer.of(0xff)]), '')
    expect(faults(new DirectorySource(top))).toEqual(['entry-unreadable x\ufffd'])
  })

  test('is never what does not exist', () => {
    expect(() => new DirectorySource(join(folder(), 'nothing'))).toThrow('ENOENT')
  })
})

describe('replacing a file', () => {
  test('keeps its mode and leaves nothing beside it', async () => {
    const top = write(folder(), { 'a/run.sh': { program: 'old' } })
    const source = new DirectorySource(top)
    await source.replace('a/run.sh', bytes('new'))
    expect(new TextDecoder().decode(await source.read('a/run.sh'))).toBe('new')
    expect(statSync(join(top, 'a/run.sh')).mode & 0o777).toBe(0o755)
    expect(readdirSync(join(top, 'a'))).toEqual(['run.sh'])
  })

  test('writes through no link that stands beside it', async () => {
    const secret = write(folder(), { 'text.md': 'secret' })
    const top = write(folder(), { 'a.md': 'old' })
    const source = new DirectorySource(top)
    symlinkSync(join(secret, 'text.md'), join(top, `a.md.${process.pid}.new`))
    await expect(source.replace('a.md', bytes('new'))).rejects.toThrow('EEXIST')
    expect(readFileSync(join(secret, 'text.md'), 'utf8')).toBe('secret')
    expect(readFileSync(join(top, 'a.md'), 'utf8')).toBe('old')
  })

  test('is refused for what is no file any more', async () => {
    const top = write(folder(), { 'a.md': 'old' })
    const source = new DirectorySource(top)
    await source.entries()
    rmSync(join(top, 'a.md'))
    mkdirSync(join(top, 'a.md'))
    await expect(source.replace('a.md', bytes('new'))).rejects.toThrow('There is no file')
    expect(lstatSync(join(top, 'a.md')).isDirectory()).toBe(true)
  })
})
