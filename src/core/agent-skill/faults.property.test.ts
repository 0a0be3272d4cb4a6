// Whatever is written, the faults stand inside the file and safe fixes do no harm.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFrontmatter } from '../document/frontmatter.ts'
import { toData } from '../document/yaml/node.ts'
import { applyEdits } from '../fault/fix.ts'
import { afterMend, mendSafely } from './after-mend.ts'
import { type AgentSkillFault, faults } from './faults.ts'

const FRAGMENTS = [
  '---',
  '---\n',
  '---\n',
  '\n---\n',
  '\n',
  '\n',
  '\r\n',
  '\r',
  ' ',
  '  ',
  '\t',
  '\ufeff',
  '\u0085',
  '\u2028',
  'name: ',
  'description: ',
  'name: x\n',
  'description: Does a thing.\n',
  'metadata:\n',
  'license: ',
  'a',
  'B',
  'é',
  'e\u0301',
  '😀',
  'x y',
  '-',
  '- ',
  '--',
  ': ',
  ':',
  '"',
  "'",
  '\\',
  '#',
  ' # c',
  '|',
  '>',
  '|-\n',
  '>\n  x\n',
  '[',
  ']',
  '{',
  '}',
  '[a, b]',
  '{a: b}',
  '&a',
  '*a',
  '!t',
  '@',
  '`',
  '%',
  '? ',
  '...',
  '<<',
  '=',
  '\0',
  '\u007f',
  '\ud800',
  'allowed_tools: x\n',
  'version: 1\n',
  '\n  Rounds: N',
  '\n  more',
  '\n more: x',
  'k: "v" w\n',
  'k: v # c\n',
  'k: # c\n  v\n\n',
]

const documents = fc
  .tuple(
    fc.constantFrom('', '---\n', '---\nname: x\n', '---\nname: x\ndescription: '),
    fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 12 }),
    fc.constantFrom('', '\n---\n', '\n---\nBody'),
  )
  .map(([start, middle, end]) => start + middle.join('') + end)

/** The faults stand inside the file, and their fixes apply and change something. */
function standsInside(text: string, found: AgentSkillFault[]): void {
  for (const fault of found) {
    for (const { from, to } of [fault, ...(fault.also ?? [])]) {
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeGreaterThanOrEqual(from)
      expect(to).toBeLessThanOrEqual(text.length)
    }
    for (const fix of fault.fix ?? []) expect(applyEdits(text, fix.edits)).not.toBe(text)
  }
}

/** Safe fixes keep the mapping, bring no fault that was not foreseen, and leave no safe fix to make. */
function comesToRest(text: string, foreseen: AgentSkillFault[]): void {
  const kinds = foreseen.map(({ kind }) => kind)
  const before = readFrontmatter(text)
  const mended = mendSafely(text).text
  const after = readFrontmatter(mended)
  if (before.ok) expect(after.ok && toData(after.map)).toEqual(toData(before.map))
  const left = faults(mended)
  for (const { kind } of left) expect(kinds).toContain(kind)
  const safe = left.flatMap(({ fix = [] }) => fix).filter(({ safety }) => safety === 'safe')
  expect(safe).toEqual([])
}

describe('any document', () => {
  it('has its faults inside the file, and comes to rest under safe fixes', () => {
    fc.assert(
      fc.property(documents, text => {
        const found = [...faults(text), ...afterMend(text)]
        standsInside(text, found)
        standsInside(text, faults(text, { root: 'dir/x' }))
        comesToRest(text, found)
      }),
      { numRuns: 20_000 },
    )
  }, 180_000)
})
