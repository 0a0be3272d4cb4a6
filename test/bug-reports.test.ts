// Public reports of skills that a client refused, lost or misread: what we say of each document, and how we mend it.
import { describe, expect, it } from 'vitest'
import { lineIndex, position } from '../src/core/document/text.ts'
import type { Fault, Fix } from '../src/core/fault/fault.ts'
import { applyEdits } from '../src/core/fault/fix.ts'
import { inspect } from '../src/core/inspect.ts'
import { MemorySource } from '../src/core/source/memory.ts'
import { ownCases } from './cases.ts'

/** A fault as it stands beside its document: where it is (line and column), on what, and what its mends make of the lines. */
type Said = {
  kind: string
  cause?: string
  at: string
  on: string
  also?: string[]
  fix?: { title: string; safety: Fix['safety']; gives: string }[]
}

/**
 * `clients`: the verdict of each client that the report is about, in the version that we know, which may be newer
 * than the report. `maker`: what the report asks of those who make tools, beyond what can be said of a document.
 */
type Expected = {
  errors: Said[]
  warnings?: Said[]
  notes?: Said[]
  clients: Record<string, string>
  maker?: string
}

type Row = { n: number; title: string; k: string; text: string; dir: string; file: string; expect: Expected }

const rows = ownCases<Row>('bug-reports').filter(({ k }) => k === 'skill')

async function inspected({ dir, file }: Row, text: string) {
  const { faults, skills } = await inspect(new MemorySource({ [`${dir}/${file}`]: text }))
  const all = [...faults, ...skills.flatMap(skill => skill.faults)]
  const of = (severity: Fault['severity']) => all.filter(fault => fault.severity === severity)
  return { errors: of('error'), warnings: of('warning'), notes: of('info'), skills }
}

describe('a reported skill', () => {
  it.each(rows.map(row => [row.n, row.title, row] as const))('%i: %s', async (_n, _title, row) => {
    const { text, expect: expected } = row
    const { errors, warnings, notes, skills } = await inspected(row, text)
    const say = (fault: Fault) => said(fault, text)
    expect(errors.map(say)).toEqual(expected.errors)
    expect(warnings.map(say)).toEqual(expected.warnings ?? [])
    expect(notes.map(say)).toEqual(expected.notes ?? [])
    const verdicts = new Map(skills[0]?.verdicts.map(({ client, verdict }) => [client, verdict]))
    for (const [client, verdict] of Object.entries(expected.clients))
      expect([client, verdicts.get(client)]).toEqual([client, verdict])

    for (const fix of errors.flatMap(error => error.fix ?? [])) {
      const mended = await inspected(row, applyEdits(text, fix.edits))
      // What is left was said before: the errors beside it, and the warnings of what would count.
      const before = [...errors.map(identity), ...warnings.map(identity)]
      expect(mended.errors.length).toBeLessThanOrEqual(errors.length - 1 + warnings.length)
      for (const error of mended.errors) expect(before).toContain(identity(error))
    }
  })
})

function identity({ kind, args }: Fault): string {
  return kind === 'malformed' ? `${kind} ${args.cause}` : kind
}

function said({ kind, args, from, to, also, fix }: Fault, text: string): Said {
  const { line, column } = position(lineIndex(text), from)
  const { cause } = args
  return {
    kind,
    ...(typeof cause === 'string' ? { cause } : {}),
    at: `${line}:${column}`,
    on: short(text.slice(from, to)),
    ...(also ? { also: also.map(place => text.slice(place.from, place.to)) } : {}),
    ...(fix ? { fix: fix.map(each => made(each, text)) } : {}),
  }
}

/** A mend, and what stands in the place of the lines that it changes. */
function made({ title, safety, edits }: Fix, text: string) {
  const before = linesOf(text)
  const after = linesOf(applyEdits(text, edits))
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head++
  let tail = 0
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  const gives = after
    .slice(head, after.length - tail)
    .map(short)
    .join('\n')
  return { title, safety, gives }
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/)
}

/** A long line by its start and its length. */
function short(line: string): string {
  return line.length <= 200 ? line : `${line.slice(0, 40)}… (${line.length})`
}
