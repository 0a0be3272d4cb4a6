// Public reports of skills that a client refused, lost or misread: what we say of each document, and how we mend it.
import { describe, expect, it } from 'vitest'
import { agentSkill } from '../src/core/agent-skill/agent-skill.ts'
import { applyEdits } from '../src/core/fault/fix.ts'
import { MemorySource } from '../src/core/source/memory.ts'
import { ownCases } from './cases.ts'

/** `cause`: of a document that does not read. `fix`: the titles of the first fault's mends. */
type Expected = { faults: string[]; cause?: string; fix: string[]; maker?: string }
type Row = { n: number; title: string; k: string; text: string; dir: string; file: string; expect?: Expected }

const rows = ownCases<Row>('bug-reports').filter(({ k }) => k === 'skill')

describe('a reported skill', () => {
  it.each(rows.map(row => [row.n, row.title, row] as const))('%i: %s', async (_n, _title, row) => {
    const path = `${row.dir}/${row.file}`
    const faults = await agentSkill.check(new MemorySource({ [path]: row.text }), row.dir)
    const [first] = faults
    expect({
      faults: faults.map(({ kind }) => kind),
      cause: first?.args.cause,
      fix: first?.fix?.map(({ title }) => title) ?? [],
    }).toEqual({ faults: row.expect?.faults, cause: row.expect?.cause, fix: row.expect?.fix })
    for (const fix of first?.fix ?? []) {
      const mended = await agentSkill.check(
        new MemorySource({ [path]: applyEdits(row.text, fix.edits) }),
        row.dir,
      )
      const places = mended.filter(({ kind }) => kind === 'malformed').map(({ from }) => from)
      for (const from of places) expect(from).toBeGreaterThan(first?.from ?? 0)
    }
  })
})
