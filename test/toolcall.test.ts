// Every answer of the corpora gives the calls that are expected of it, and nothing else.
import { describe, expect, test } from 'vitest'
import { read } from '../src/core/call/calls.ts'
import type { ToolDeclaration } from '../src/core/call/found.ts'
import { ownCases, sharedCases } from './cases.ts'

type Expected = { name: string; arguments: Record<string, unknown> }[] | null
type Case = { id: string; format: string; input: unknown; expected: Expected; tools?: ToolDeclaration[] }
/** `quirk`: the answer is the peer's own, or debatable. */
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

const peers = sharedCases<PeerCase>('toolcall-peers')

// Said by name, so that a run without these cases does not look like one with them.
if (peers === null) test.skip('not run: toolcall-peers.jsonl is not beside the project', () => undefined)

describe.runIf(peers !== null)('cases of other parsers', () => {
  const rows = (peers ?? []).map((row, i) => ({ ...row, id: `${i} ${row.format}` }))
  const isRight = (row: PeerCase) =>
    JSON.stringify(sorted(callsOf(row))) === JSON.stringify(sorted(row.expected))

  test.each(rows.filter(row => row.quirk === undefined).map(row => [row.id, row] as const))(
    '%s',
    (_, row) => {
      expect(callsOf(row)).toEqual(row.expected)
    },
  )

  test('at least 97 % agree, the debatable ones counted too', () => {
    expect(rows.filter(isRight).length / rows.length).toBeGreaterThanOrEqual(0.97)
  })

  test('at least 90 % of each format with ten cases or more agree', () => {
    for (const format of new Set(rows.map(row => row.format))) {
      const own = rows.filter(row => row.format === format)
      if (own.length >= 10)
        expect(own.filter(isRight).length / own.length, format).toBeGreaterThanOrEqual(0.9)
    }
  })

  test('the ones that differ are those that the decision on calls lists', () => {
    const differing = rows.filter(row => !isRight(row)).map(row => row.id)
    expect(differing).toEqual([
      '6 json-name-arguments',
      '7 json-name-arguments',
      '59 deepseek-v3.1',
      '107 gemma4',
      '108 gemma4',
      '117 glm-4.5',
      '201 qwen3-coder',
      '202 qwen3-coder',
      '203 qwen3-coder',
      '244 glm-4.7',
      '310 tool-calls-jsonl',
    ])
  })
})

/** The same value with the members of every object in alphabetical order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]))
}
