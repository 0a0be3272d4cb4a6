// The hard-skill format, case by case: what the reference answers, and our own answer where we deviate.
import { describe, expect, it } from 'vitest'
import { SkillError } from '../src/core/hard-skill/error.ts'
import { parseSkill, programs, resolve } from '../src/core/hard-skill/hard-skill.ts'
import { ownCases } from './cases.ts'

type Parsed = {
  name: string | null
  description: string | null
  includes: string[]
  rendered: string
  tools: unknown[]
  programs: unknown[]
}
type Failed = { error: string }
type Call = { tool: string; args: Record<string, unknown>; argv: string[] }
type Case = { id: string; source: string; note?: string } & (
  | { kind: 'parse'; expected: Parsed | Failed; ours?: Parsed | Failed }
  | { kind: 'resolve'; answer: unknown; expected: Call | Failed | null; ours?: Call | Failed | null }
)

const cases = ownCases<Case>('hard-cases')

/** The kind of the fault behind a sentence of the reference. */
const kinds: [RegExp, string][] = [
  [/^duplicate tool id/, 'tool-id-duplicate'],
  [/^bad line in tool block/, 'tool-line-bad'],
  [/^bad indentation/, 'tool-indentation-bad'],
  [/is missing 'run'/, 'tool-run-missing'],
  [/not a declared param/, 'param-undeclared'],
  [/never used in run/, 'param-unused'],
  [/invalid type/, 'param-type-unknown'],
  [/^param .* unknown key/, 'param-key-unknown'],
  [/^unknown key .* in a tool fence/, 'tool-key-unknown'],
  [/not one of its enum values/, 'param-default-not-in-enum'],
  [/must stay inside/, 'include-escapes'],
  [/^duplicate include/, 'include-duplicate'],
  [/^given twice/, 'tool-key-repeated param-repeated'],
  [/a call object must have a string "tool"/, 'call-tool-not-text'],
  [/^unknown tool /, 'call-tool-unknown'],
  [/"args" must be an object/, 'call-args-not-object'],
  [/unknown arg|undeclared argument/, 'call-arg-undeclared'],
  [/missing required arg/, 'call-arg-missing'],
  [/must be one of/, 'call-arg-not-in-enum'],
  [/must be (?:string|number|integer|boolean|object|array)/, 'call-arg-wrong-type'],
]

describe('conformance', () => {
  it('has all cases', () => expect(cases).toHaveLength(150))

  it.each(cases.map(test => [test.id, test] as const))('%s', (_, test) => {
    const right = 'ours' in test && test.ours !== undefined ? test.ours : test.expected
    const answer = () => (test.kind === 'parse' ? parsed(test.source) : resolved(test.source, test.answer))
    if (right !== null && 'error' in right) {
      const wanted = kinds.find(([sentence]) => sentence.test(right.error))?.[1].split(' ')
      expect(wanted, right.error).toBeDefined()
      expect(wanted).toContain(kindOfFailure(answer))
    } else expect(answer()).toEqual(right)
  })
})

function parsed(source: string): Parsed {
  const skill = parseSkill(source)
  return { ...skill, programs: programs(skill) }
}

/** Resolves with tools that crossed a worker, as the page has them. */
function resolved(source: string, answer: unknown): Call | null {
  const call = resolve(structuredClone(parseSkill(source).tools), answer)
  return call && { ...call, tool: call.tool.id }
}

function kindOfFailure(act: () => unknown): string | null {
  try {
    act()
    return null
  } catch (error) {
    if (!(error instanceof SkillError)) throw error
    return error.kind
  }
}
