// The clients against the measured cases, one test a file, and each client's rate of agreement.
import { describe, expect, it } from 'vitest'
import { list, verdicts, verdictsOf } from '../src/core/clients/clients.ts'
import { placeOf } from '../src/core/clients/parts/place.ts'
import type { Verdict, VerdictWord } from '../src/core/clients/verdict.ts'
import { inspect } from '../src/core/inspect.ts'
import { MemorySource } from '../src/core/source/memory.ts'
import type { Source } from '../src/core/source/source.ts'
import { ownCases } from './cases.ts'

type File = { name: string; text?: string; base64?: string }
type Cell = { v: VerdictWord; name?: string; description?: string }
type Case = { id: string; dir: string; file: File; clients: Record<string, Cell> }
type Condition = { id: string; dir: string; file: File; clients: Record<string, VerdictWord> }
type Meta = { meta: { how: Record<string, string> } }

/** Cells that record less than the client had: the verdicts agree, the texts cannot. */
const recordedShort: Record<string, string> = {
  'colon qwen': 'the description was recorded to its 50th character',
  'colon opencode2': 'the description was recorded to its 40th character',
  'missing-desc opencode2': 'an absent description was recorded as the word `<none>`',
}

const rows = ownCases<Case | Meta>('client-cases')
const cases = rows.filter((row): row is Case => 'clients' in row)
const how = rows.find((row): row is Meta => 'meta' in row)?.meta.how ?? {}

describe('client cases', () => {
  it.each(cases.map(row => [row.id, row] as const))('%s', (_, row) => {
    const apart = cellsOf(row).filter(cell => differences(cell).length > 0)
    const explained = apart.filter(({ id }) => id in recordedShort)
    expect(apart.map(listed)).toEqual(explained.map(listed))
    expect(explained).toHaveLength(
      Object.keys(recordedShort).filter(id => id.startsWith(`${row.id} `)).length,
    )
  })

  it('know every client, and agree as often as was asked', () => {
    expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(how)))
    const cells = cases.flatMap(row => Object.keys(row.clients).map(client => `${row.id} ${client}`))
    const wasRun = (id: string) => / run\b|^run\b/.test(how[id.split(' ').at(-1) ?? ''] ?? '')
    const agree = (ids: string[]) => ids.filter(id => !(id in recordedShort)).length / ids.length
    expect(agree(cells.filter(wasRun))).toBeGreaterThanOrEqual(0.99)
    expect(agree(cells.filter(id => !wasRun(id)))).toBeGreaterThanOrEqual(0.95)
  })
})

describe('client conditions', () => {
  it.each(ownCases<Condition>('client-conditions').map(row => [row.id, row] as const))('%s', (_, row) => {
    const words = judged(row).map(({ client, verdict }) => [client, verdict])
    expect(Object.fromEntries(words)).toMatchObject(row.clients)
  })
})

describe('verdicts of a source', () => {
  const file = new TextEncoder().encode('---\nname: ok\ndescription: Fine.\n---\n\nDo it.\n')
  const source = (path: string, target?: string): Source => ({
    list: async () => [],
    entries: async () => [
      { path, kind: target ? 'symlink' : 'file', size: file.length, ...(target ? { target } : {}) },
      { path: 'shared/text.md', kind: 'file', size: file.length },
    ],
    read: async () => file,
    faults: [],
  })
  it('gives one verdict a client, with its version and its source', async () => {
    const all = await verdicts(source('ok/SKILL.md'), 'ok')
    expect(all.map(({ client }) => client)).toEqual(list.map(({ id }) => id))
    for (const each of all)
      expect(
        [each.version, each.source, each.on].every(text => text !== ''),
        each.client,
      ).toBe(true)
  })
  it('follows a symlinked document for those that do', async () => {
    const all = await verdicts(source('ok/SKILL.md', '../shared/text.md'), 'ok')
    const word = (id: string) => all.find(({ client }) => client === id)?.verdict
    expect(word('codex')).toBe('skip-silent')
    expect(word('gemini')).toBe('load')
  })
  it('says of a directory without a document that there is none', async () => {
    const all = await verdicts(source('other/SKILL.md'), 'ok')
    expect(all.find(({ client }) => client === 'codex')?.reason).toContain('SKILL.md')
  })
  it('finds no skill deeper than a client looks', async () => {
    const all = await verdicts(source('.agents/skills/group/ok/SKILL.md'), '.agents/skills/group/ok')
    const word = (id: string) => all.find(({ client }) => client === id)?.verdict
    expect(word('gemini')).toBe('skip-silent')
    expect(word('codex')).toBe('load')
    const library = await verdicts(source('skills/group/ok/SKILL.md'), 'skills/group/ok')
    expect(library.find(({ client }) => client === 'gemini')?.verdict).toBe('load')
  })
})

describe('where a skill lies', () => {
  const ok = '---\nname: ok\ndescription: Fine.\n---\n\nDo it.\n'
  const words = async (files: ConstructorParameters<typeof MemorySource>[0], root: string) => {
    const all = await verdicts(new MemorySource(files), root)
    return (...ids: string[]) => ids.map(id => all.find(({ client }) => client === id)?.verdict)
  }
  it('enters hidden directories for some clients only', async () => {
    const word = await words({ '.agents/skills/.old/ok/SKILL.md': ok }, '.agents/skills/.old/ok')
    expect(word('codex', 'pi', 'kimi-code')).toEqual(['skip-silent', 'skip-silent', 'skip-silent'])
    expect(word('opencode1', 'letta', 'crush')).toEqual(['load', 'load', 'load'])
  })
  it('enters node_modules for some clients only', async () => {
    const root = '.agents/skills/node_modules/ok'
    const word = await words({ [`${root}/SKILL.md`]: ok }, root)
    expect(word('pi', 'kimi-code', 'skills-cli')).toEqual(['skip-silent', 'skip-silent', 'skip-silent'])
    expect(word('codex', 'opencode1')).toEqual(['load', 'load'])
  })
  it('follows a symlinked directory for those that do', async () => {
    const files = { 'real/ok/SKILL.md': ok, '.agents/skills/ok': { symlink: '../../real/ok' } }
    const word = await words(files, '.agents/skills/ok')
    expect(word('codex', 'gemini', 'pi', 'goose')).toEqual(['load', 'load', 'load', 'load'])
    expect(word('openclaw', 'skills-cli')).toEqual(['skip-msg', 'skip-silent'])
  })
  it('has nothing behind a symlink that leaves the source', async () => {
    const word = await words({ '.agents/skills/ok': { symlink: '../../../ok' } }, '.agents/skills/ok')
    expect(word('codex', 'quick_validate')).toEqual(['skip-silent', 'refuse'])
  })
  it('refuses an upload without a document', async () => {
    const word = await words({ 'ok/README.md': ok }, 'ok')
    expect(word('claude-ai', 'codex')).toEqual(['refuse', 'skip-silent'])
  })
})

describe('a frontmatter over our own limit', () => {
  it('exhausts no reader by colons in lines that go on with a value', async () => {
    const text = `---\n  a: b\n${'   a: b\n'.repeat(5000)}---\n`
    expect(verdictsOf(placeOf('ok/SKILL.md', new TextEncoder().encode(text)))).toHaveLength(list.length)
    expect((await inspect(new MemorySource({ 'ok/SKILL.md': text }))).skills).toHaveLength(1)
  })
  it.each(['["]",', "[']',", '[# ]\n', '{a: "}", b: ', '[a "]", '])(
    'exhausts no reader, however often it opens as in %j',
    text => {
      for (const count of [900, 2000, 10_000]) {
        const bytes = new TextEncoder().encode(
          `---\nname: ok\ndescription: Fine.\na: ${text.repeat(count)}\n---\n`,
        )
        expect(verdictsOf(placeOf('ok/SKILL.md', bytes))).toHaveLength(list.length)
      }
    },
  )

  it('says nothing of what the client does', () => {
    const long = `---\nname: ok\ndescription: Fine.\nnotes: ${'x '.repeat(40_000)}\n---\n\nDo it.\n`
    const all = verdictsOf(placeOf('ok/SKILL.md', new TextEncoder().encode(long)))
    const found = all.filter(({ verdict }) => verdict !== 'unknown').map(({ client }) => client)
    // One reads line by line, without a limit; the other stops before the frontmatter ends, as it does.
    expect(found.sort()).toEqual(['hermes', 'letta'])
  })
})

function judged({ dir, file }: { dir: string; file: File }): Verdict[] {
  const bytes =
    file.base64 === undefined
      ? new TextEncoder().encode(file.text)
      : Uint8Array.from(atob(file.base64), char => char.charCodeAt(0))
  return verdictsOf(placeOf(`${dir}/${file.name}`, bytes))
}

type Judged = { id: string; client: string; cell: Cell; verdict: Verdict | undefined }

function cellsOf(row: Case): Judged[] {
  const found = new Map(judged(row).map(verdict => [verdict.client, verdict]))
  return Object.entries(row.clients).map(([client, cell]) => ({
    id: `${row.id} ${client}`,
    client,
    cell,
    verdict: found.get(client),
  }))
}

function listed(cell: Judged): string {
  return `${cell.id}: ${differences(cell).join('; ')}`
}

function differences({ cell, verdict }: Judged): string[] {
  const apart: string[] = []
  if (verdict?.verdict !== cell.v) apart.push(`${cell.v} became ${verdict?.verdict}: ${verdict?.reason}`)
  for (const key of ['name', 'description'] as const) {
    if (cell[key] !== undefined && cell[key] !== verdict?.[key]) {
      apart.push(`${key} ${JSON.stringify(cell[key])} became ${JSON.stringify(verdict?.[key])}`)
    }
  }
  return apart
}
