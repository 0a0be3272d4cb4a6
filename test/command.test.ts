// The command over the cases of the specification, unpacked to a directory: the faults of the page, and sound SARIF.
import { beforeAll, describe, expect, test } from 'vitest'
import { main } from '../src/cli/main.ts'
import { inspect } from '../src/core/inspect.ts'
import { MemorySource } from '../src/core/source/memory.ts'
import { ownCases } from './cases.ts'
import { folder, write } from './disk/folder.ts'

type Case = { dir: string; files: Record<string, { text: string } | { base64: string }> }

/** The cases' files, each case in a folder of its own. */
function unpacked(): Record<string, Uint8Array> {
  const cases = [...ownCases<Case>('spec-cases'), ...ownCases<Case>('spec-synthetic')]
  return Object.fromEntries(
    cases.flatMap(({ dir, files }, number) =>
      Object.entries(files).map(([path, content]) => [
        `skills/case-${number}/${dir}/${path}`,
        'text' in content
          ? new TextEncoder().encode(content.text)
          : Uint8Array.from(Buffer.from(content.base64, 'base64')),
      ]),
    ),
  )
}

const files = unpacked()
const top = folder()

async function output(format: string): Promise<unknown> {
  let printed = ''
  const print = (text: string) => {
    printed += text
  }
  expect(
    await main(['check', 'skills', '--format', format], {
      cwd: top,
      version: '1.0.0',
      print,
      complain: print,
    }),
  ).toBe(1)
  return JSON.parse(printed)
}

beforeAll(() => {
  write(top, files)
})

test('the same faults as over the same files in memory', async () => {
  const { faults, skills } = await inspect(new MemorySource(files))
  const expected = [...faults, ...skills.flatMap(skill => skill.faults)]
  expect(expected.length).toBeGreaterThan(200)
  expect(await output('json')).toMatchObject({
    faults: expected.map(({ fix: _, ...fault }) => JSON.parse(JSON.stringify(fault))),
    problems: [],
  })
})

describe('SARIF', () => {
  // The parts of the 2.1.0 schema that this output uses, with their constraints.
  const text = { text: expect.stringMatching(/^(?!\s*$)/) }
  const file = { uri: expect.stringMatching(/^[\w.~%!$&'()*+,;=:@/-]+$/) }

  test('is sound in every result', async () => {
    const log = (await output('sarif')) as { runs: Run[] } // Its shape is what the following states.
    expect(Object.keys(log)).toEqual(['$schema', 'version', 'runs'])
    const [run] = log.runs
    const ids = run?.tool.driver.rules.map(rule => rule.id) ?? []
    expect(new Set(ids).size).toBe(ids.length)
    expect(run?.results.length).toBeGreaterThan(200)
    for (const { ruleId, ruleIndex, level, message, locations, fixes = [], ...rest } of run?.results ?? []) {
      expect(rest).toEqual({})
      expect(ids[ruleIndex]).toBe(ruleId)
      expect(['none', 'note', 'warning', 'error']).toContain(level)
      expect(message).toEqual(text)
      expect(locations).toHaveLength(1)
      for (const { physicalLocation } of locations) {
        expect(physicalLocation.artifactLocation).toEqual(file)
        if (physicalLocation.region) expectRegion(physicalLocation.region)
      }
      for (const { description, artifactChanges } of fixes) {
        expect(description).toEqual(text)
        for (const { artifactLocation, replacements } of artifactChanges) {
          expect(artifactLocation).toEqual(file)
          expect(replacements.length).toBeGreaterThan(0)
          for (const { deletedRegion } of replacements) expectRegion(deletedRegion)
        }
      }
    }
  })
})

type Region = { startLine: number; startColumn: number; endLine: number; endColumn: number }
type Run = {
  tool: { driver: { rules: { id: string }[] } }
  results: {
    ruleId: string
    ruleIndex: number
    level: string
    message: unknown
    locations: { physicalLocation: { artifactLocation: unknown; region?: Region } }[]
    fixes?: {
      description: unknown
      artifactChanges: { artifactLocation: unknown; replacements: { deletedRegion: Region }[] }[]
    }[]
  }[]
}

function expectRegion({ startLine, startColumn, endLine, endColumn, ...rest }: Region): void {
  expect(rest).toEqual({})
  for (const number of [startLine, startColumn, endLine, endColumn]) {
    expect(Number.isInteger(number) && number >= 1).toBe(true)
  }
  expect(endLine > startLine || (endLine === startLine && endColumn >= startColumn)).toBe(true)
}
