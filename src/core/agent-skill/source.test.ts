import { describe, expect, it } from 'vitest'
import { MemorySource } from '../source/memory.ts'
import { Refused } from './refused.ts'
import { check, discover, load, misnamedDocuments } from './source.ts'

const GOOD = '---\nname: notes\ndescription: x\n---\n'
const kinds = async (files: ConstructorParameters<typeof MemorySource>[0], root: string) =>
  (await check(new MemorySource(files), root)).map(({ kind, message }) => [kind, message])

describe('check', () => {
  it('passes a good skill, under either name of the document', async () => {
    expect(await kinds({ 'notes/SKILL.md': GOOD }, 'notes')).toEqual([])
    expect(await kinds({ 'notes/skill.md': GOOD }, 'notes')).toEqual([])
    expect(await kinds({ 'SKILL.md': GOOD }, '')).toEqual([])
  })
  it('tells a path that is not there', async () => {
    expect(await kinds({ 'notes/SKILL.md': GOOD }, 'other')).toEqual([
      ['missing-path', 'Path does not exist: other'],
    ])
  })
  it('takes a directory with slashes at its end', async () => {
    expect(await kinds({ 'notes/SKILL.md': GOOD }, 'notes//')).toEqual([])
    expect(await kinds({ 'SKILL.md': GOOD }, '/')).toEqual([])
  })
  it('tells the place of what is wrong with a directory', async () => {
    const source = new MemorySource({ 'a/b.md': '', 'c/d.md': '' })
    expect(await check(source, 'a/')).toMatchObject([
      { kind: 'missing-document', path: 'a/SKILL.md', from: 0, to: 0 },
    ])
    expect(await check(source, 'x/')).toMatchObject([{ kind: 'missing-path', path: 'x', from: 0, to: 0 }])
  })
  it('tells a file', async () => {
    expect(await kinds({ 'notes/SKILL.md': GOOD }, 'notes/SKILL.md')).toEqual([
      ['not-a-directory', 'Not a directory: notes/SKILL.md'],
    ])
  })
  it('tells a directory without a document', async () => {
    expect(await kinds({ 'notes/Skill.md': GOOD }, 'notes')).toEqual([
      ['missing-document', 'Missing required file: SKILL.md'],
    ])
  })
  it('names the byte that is not UTF-8', async () => {
    const [fault] = await check(new MemorySource({ 'a/SKILL.md': new Uint8Array([0x2d, 0xff]) }), 'a')
    expect(fault?.args).toMatchObject({ reason: 'not-utf8', at: 1 })
    expect(fault).toMatchObject({ path: 'a/SKILL.md', from: 0, to: 0 })
    expect(fault?.message).toContain('byte 2')
  })
  it('gives the faults the path of the document', async () => {
    const [fault] = await check(new MemorySource({ 'a/skill.md': GOOD }), 'a')
    expect(fault).toMatchObject({ kind: 'name-mismatch', path: 'a/skill.md' })
  })
})

describe('load and discover', () => {
  it('reads every skill, with where it is', async () => {
    const source = new MemorySource({ 'a/SKILL.md': GOOD, 'b/skill.md': GOOD })
    const skills = await discover(source)
    expect(skills.map(({ location }) => location)).toEqual(['a/SKILL.md', 'b/skill.md'])
    expect((await load(source, 'a//')).location).toBe('a/SKILL.md')
    await expect(load(source, 'a/SKILL.md')).rejects.toMatchObject({ reason: 'no-document' })
  })
  it('refuses a directory without a document, and bytes that are no text', async () => {
    const source = new MemorySource({ 'a/x.md': 'x', 'b/SKILL.md': new Uint8Array([0xff]) })
    await expect(load(source, 'a')).rejects.toMatchObject({ reason: 'no-document' })
    await expect(load(source, 'a')).rejects.toThrow('SKILL.md')
    await expect(load(source, 'b')).rejects.toBeInstanceOf(Refused)
    await expect(load(source, 'b')).rejects.toMatchObject({ reason: 'not-utf8' })
  })
})

it('names a file that nearly has a document’s name, unless there is a document beside it', async () => {
  const entries = await new MemorySource({
    'a/SKILL.MD': GOOD,
    'b/Skill.md': GOOD,
    'b/skill.md': GOOD,
    'c/my-skill.md': GOOD,
    'Skill.md': GOOD,
  }).entries()
  expect(misnamedDocuments(entries)).toMatchObject([
    { kind: 'missing-document', path: 'Skill.md', args: { detail: expect.stringContaining('Skill.md') } },
    { kind: 'missing-document', path: 'a/SKILL.MD', message: 'Missing required file: SKILL.md' },
  ])
})
