// Every answer of the corpora gives the calls that are expected of it, and nothing else.
import { describe, expect, test } from 'vitest'
import { read } from '../src/core/call/calls.ts'
import type { ToolDeclaration } from '../src/core/call/found.ts'
import { ownCases, sharedCases } from './cases.ts'

type Expected = { name: string; arguments: Record<string, unknown> }[] | null
type Case = { id: string; format: string; input: unknown; expected: Expected; tools?: ToolDeclaration[] }
type PeerCase = Omit<Case, 'id'> & { source: string; quirk?: string }

function callsOf({ input, tools }: Pick<Case, 'input' | 'tools'>): Expected {
  const { calls } = read(input, tools)
  return calls.length === 0 ? null : calls.map(call => ({ name: call.name, arguments: call.arguments }))
}

describe('our own cases', () => {
  test.each(ownCases<Case>('toolcall-cases').map(row => [row.id, row] as const))('%s', (_, row) => {
    expect(callsOf(row)).toEqual(row.expected)
  })
})

const peers = sharedCases<PeerCase>('toolcall-peers') ?? []

describe.runIf(peers.length > 0)('cases of others', () => {
  const failed = peers.filter(
    row => JSON.stringify(sorted(callsOf(row))) !== JSON.stringify(sorted(row.expected)),
  )
  test('x', () => {
    for (const row of failed)
      console.log(
        peers.indexOf(row),
        row.format,
        row.quirk ?? '',
        JSON.stringify(read(row.input, row.tools)),
        'WANTED',
        JSON.stringify(row.expected),
      )
    console.log(failed.length, failed.filter(r => !r.quirk).length)
  })
})

/** The same value with the members of every object in alphabetical order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  )
}
