// The command from end to end: what it prints, what it changes, and its exit status.
import { chmodSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder, type OnDisk, write } from '../../test/disk/folder.ts'
import { zip } from '../../test/zip/writer.ts'
import { inspect } from '../core/inspect.ts'
import { MemorySource } from '../core/source/memory.ts'
import { main } from './main.ts'

const good = '---\nname: good\ndescription: Rounds numbers. Use when asked to round.\n---\nRound it.\n'
const bad = good.replace('name: good', 'name: Bad')

/** Runs the command in a folder of these files; gives what it printed, and its exit status. */
async function run(cwd: string, ...args: string[]) {
  let printed = ''
  let complained = ''
  const status = await main(args, {
    cwd,
    version: '1.2.3',
    print: text => {
      printed += text
    },
    complain: text => {
      complained += text
    },
  })
  return { status, printed, complained }
}

const on = (files: Record<string, OnDisk>) => write(folder(), files)

describe('exit status', () => {
  test('0 where nothing is wrong', async () => {
    expect(await run(on({ 'good/SKILL.md': good }), 'check', '.')).toEqual({
      status: 0,
      printed: '1 skill checked: nothing is wrong.\n',
      complained: '',
    })
  })

  test('1 where something is', async () => {
    const { status, printed } = await run(on({ 'bad/SKILL.md': bad }), 'check', '.')
    expect(status).toBe(1)
    expect(printed).toContain(
      "bad/SKILL.md:2:7: error: Skill name 'Bad' must be lowercase [agent-skill name-not-lowercase]\n  2 | name: Bad\n",
    )
  })

  test('2 where there is no skill, which is said aloud', async () => {
    const cwd = on({ 'README.md': '' })
    expect(await run(cwd, 'check', '.')).toEqual({
      status: 2,
      printed: '',
      complained: `No skill was found in .: no directory of it holds a SKILL.md.\n`,
    })
  })

  test('2 where a path does not exist, and the others are checked all the same', async () => {
    const { status, printed, complained } = await run(
      on({ 'good/SKILL.md': good }),
      'check',
      'gone\u001b[2J',
      'good',
    )
    expect(status).toBe(2)
    expect(printed).toBe('1 skill checked: nothing is wrong.\n')
    expect(complained).toBe('gone<U+001B>[2J cannot be read (ENOENT). Is the path right?\n')
  })

  test('2 where the command is not understood', async () => {
    const { status, complained } = await run(folder(), 'chekc', '.')
    expect(status).toBe(2)
    expect(complained).toContain("There is no command 'chekc'")
    expect(complained).toContain('skill-playground --help')
  })

  test('0 for help and version', async () => {
    expect(await run(folder(), '--help')).toMatchObject({
      status: 0,
      printed: expect.stringContaining('Usage:'),
    })
    expect(await run(folder(), '--version')).toEqual({ status: 0, printed: '1.2.3\n', complained: '' })
  })
})

describe('what is checked', () => {
  const cwd = on({ 'skills/good/SKILL.md': good, 'skills/other/SKILL.md': good, 'note.md': good })
  const mismatch = 'other/SKILL.md:2:7: error'

  test('a repository, a folder of skills, a skill, a document', async () => {
    for (const path of ['.', 'skills', 'skills/other', 'skills/other/SKILL.md', join(cwd, 'skills')]) {
      const { status, printed } = await run(cwd, 'check', path)
      expect(status).toBe(1)
      expect(printed).toContain(`skills/${mismatch}`)
    }
    expect(await run(join(cwd, 'skills/good'), 'check', '.')).toMatchObject({ status: 0 })
  })

  test('what lies elsewhere is named in full', async () => {
    const { printed } = await run(join(cwd, 'skills/good'), 'check', '../other')
    expect(printed).toContain(`${cwd}/skills/${mismatch}`)
  })

  test('an archive', async () => {
    writeFileSync(join(cwd, 'pack.skill'), zip([{ name: 'bad/SKILL.md', content: bad }, { name: '../up' }]))
    const { status, printed } = await run(cwd, 'check', 'pack.skill')
    expect(status).toBe(1)
    expect(printed).toContain('pack.skill/bad/SKILL.md:2:7: error')
    expect(printed).toContain('pack.skill/../up:1:1: error')
    expect(printed).toContain('[source entry-path-escapes]')
  })

  test('no archive that is none, and no other file', async () => {
    writeFileSync(join(cwd, 'none.zip'), 'none')
    expect(await run(cwd, 'check', 'none.zip')).toMatchObject({
      status: 2,
      complained: expect.stringContaining('none.zip: This is not a zip archive'),
    })
    expect(await run(cwd, 'check', 'note.md')).toMatchObject({
      status: 2,
      complained: expect.stringContaining('note.md is no skill'),
    })
  })

  test('the same faults as the page finds', async () => {
    const files = { 'a/SKILL.md': bad, 'b/SKILL.md': '\ufeff', 'c/SKILL.md': good, 'c/x.md': '' }
    const { printed } = await run(on(files), 'check', '.', '--format', 'json')
    const { skills, faults } = await inspect(new MemorySource(files))
    const all = [...faults, ...skills.flatMap(skill => skill.faults)]
    expect(all.length).toBeGreaterThan(0)
    expect(JSON.parse(printed).faults.map((fault: { message: string }) => fault.message)).toEqual(
      all.map(fault => fault.message),
    )
  })
})

test('other limits', async () => {
  const cwd = on({ 'good/SKILL.md': good })
  expect(await run(cwd, 'check', '.', '--limits', 'description=9')).toMatchObject({
    status: 1,
    printed: expect.stringContaining('description-too-long'),
  })
})

describe('--client', () => {
  test('fails on what a client does not load', async () => {
    const cwd = on({ 'good/SKILL.md': `\n${good}` })
    const { printed } = await run(cwd, 'check', '.', '--client', 'codex', '--format', 'json')
    expect(JSON.parse(printed).faults).toContainEqual(
      expect.objectContaining({ origin: 'client:codex', kind: 'not-loaded', severity: 'error' }),
    )
  })

  test('says nothing of what it loads', async () => {
    expect(
      await run(on({ 'good/SKILL.md': good }), 'check', '.', '--client', 'codex,claude-ai'),
    ).toMatchObject({
      status: 0,
      printed: '1 skill checked: nothing is wrong.\n',
    })
  })

  test('knows its clients', async () => {
    expect(await run(folder(), 'check', '.', '--client', 'codec')).toMatchObject({
      status: 2,
      complained: expect.stringMatching(/There is no client 'codec'\. Those there are: .*codex/),
    })
  })
})

describe('--fix', () => {
  const mendable = `\ufeff${good}`

  test('makes the safe changes, and keeps the mode', async () => {
    const cwd = on({ 'good/SKILL.md': mendable })
    const place = join(cwd, 'good/SKILL.md')
    chmodSync(place, 0o600)
    expect(await run(cwd, 'check', '.', '--fix')).toEqual({
      status: 0,
      printed: '1 fault mended. 1 skill checked: nothing is wrong.\n',
      complained: '',
    })
    expect(readFileSync(place, 'utf8')).toBe(good)
    expect(statSync(place).mode & 0o777).toBe(0o600)
  })

  test('makes no other', async () => {
    const cwd = on({ 'bad/SKILL.md': bad })
    expect(await run(cwd, 'check', '.', '--fix')).toMatchObject({ status: 1 })
    expect(readFileSync(join(cwd, 'bad/SKILL.md'), 'utf8')).toBe(bad)
  })

  test('changes nothing without being asked, and nothing behind a link', async () => {
    const elsewhere = on({ 'SKILL.md': mendable })
    const cwd = on({ 'good/SKILL.md': mendable })
    symlinkSync(elsewhere, join(cwd, 'linked'))
    await run(cwd, 'check', '.')
    expect(readFileSync(join(cwd, 'good/SKILL.md'), 'utf8')).toBe(mendable)
    await run(cwd, 'check', '.', '--fix')
    expect(readFileSync(join(elsewhere, 'SKILL.md'), 'utf8')).toBe(mendable)
  })
})

test('a stranger’s file cannot drive the terminal', async () => {
  const hostile = `---\nname: "\u001b]0;owned\u0007"\ndescription: a\u202e\u001b[31mb\n::error::x: y\n---\n`
  for (const format of ['text', 'json', 'sarif', 'github']) {
    const { printed } = await run(on({ 'a/SKILL.md': hostile }), 'check', '.', '--format', format)
    expect(printed).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
    expect(printed).not.toMatch(/^::error::x/m)
  }
})
