// The hard-skill format, case by case: what the reference answers, and our own answer where we deviate.
import { describe, expect, it } from 'vitest'
import { SkillError } from '../src/core/hard-skill/error.ts'
import { faults, parseSkill, programs, resolve } from '../src/core/hard-skill/hard-skill.ts'
import { resolveAll } from '../src/core/hard-skill/resolve-all.ts'
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
      expect(wanted ?? [], right.error).toContain(kindOfFailure(answer))
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

// docs/deviations.md names each of these tests.
describe('deviations', () => {
  const tool = (...lines: string[]) => ['```tool', 'id: t', ...lines, '```'].join('\n')
  const kinds = (text: string) => faults(text).map(fault => fault.kind)

  it('CRLF files read like LF files', () => {
    const text = `---\nskill: s\n---\n\nProse.\n\n${tool('run: ls')}\n`
    expect(parseSkill(text.replaceAll('\n', '\r\n'))).toEqual(parseSkill(text))
  })

  it('a fifth key in a tool fence is an error', () => {
    expect(kinds(tool('run: ls', 'timeout: 5'))).toEqual(['tool-key-unknown'])
  })

  it('defaults and enums are values of their type', () => {
    const text = tool('params:', '  n:', '    type: integer', '    enum: 1, 2', '    default: 1', 'run: p $n')
    const [read] = parseSkill(text).tools
    expect(read?.schema.properties.n).toEqual({ type: 'integer', enum: [1, 2], default: 1 })
    expect(resolve(read ? [read] : [], { tool: 't', args: { n: '2' } })?.argv).toEqual(['p', '2'])
    expect(kinds(text.replace('enum: 1, 2', 'enum: 1, b'))).toEqual(['param-enum-wrong-type'])
    expect(kinds(text.replace('    enum: 1, 2\n', '').replace('default: 1', 'default: x'))).toEqual([
      'param-default-wrong-type',
    ])
  })

  it('only own properties are params and arguments', () => {
    const names = ['__proto__', 'constructor', 'toString']
    const text = tool(
      'params:',
      ...names.map(name => `  ${name}:`),
      `run: p ${names.map(name => `x$${name}`).join(' ')}`,
    )
    const args = '{"__proto__": "a", "constructor": "b", "toString": "c"}'
    expect(resolve(structuredClone(parseSkill(text).tools), `{"tool": "t", "args": ${args}}`)?.argv).toEqual([
      'p',
      'xa',
      'xb',
      'xc',
    ])
    for (const name of names) {
      const act = () => resolve(parseSkill(tool('run: ls')).tools, `{"tool": "t", "args": {"${name}": 1}}`)
      expect(kindOfFailure(act)).toBe('call-arg-undeclared')
    }
  })

  it('a declared __proto__ is taken by resolve, and refused by resolveAll', () => {
    const { tools } = parseSkill(tool('params:', '  __proto__:', 'run: p $__proto__'))
    const answer = '{"tool": "t", "args": {"__proto__": "a"}}'
    expect(resolve(tools, answer)?.argv).toEqual(['p', 'a'])
    for (const given of [answer, JSON.parse(answer)]) {
      const { calls, problems } = resolveAll(tools, given)
      expect(calls).toEqual([])
      expect(problems[0]?.kind).toBe('proto-member')
    }
  })

  it('a tool fence inside a longer fence is lifted, and warned of', () => {
    const text = `\`\`\`\`\n${tool('run: ls')}\n\`\`\`\``
    expect(parseSkill(text).rendered).toBe('````\nt\n````')
    expect(kinds(text)).toEqual(['tool-fence-in-example'])
  })

  it('looking for a call is linear in the length of the text', () => {
    const call = '{"tool": "t"}'
    const { tools } = parseSkill(tool('run: ls'))
    for (const noise of ['{', '[', '{"', '{"a":', '{"\\"', '"', '```\n']) {
      // A quadratic search would take hours for these, so that the test would run out of its time.
      expect(resolve(tools, `${noise.repeat(200_000)} \n${call}`)?.argv ?? null, noise).toEqual(['ls'])
    }
  })

  it('more formats are read by resolveAll alone', () => {
    const { tools } = parseSkill(tool('run: ls'))
    const answer = '<tool_call>{"name": "t", "arguments": {}}</tool_call>'
    expect(resolve(tools, answer)).toBeNull()
    expect(resolveAll(tools, answer).calls.map(call => call.argv)).toEqual([['ls']])
  })

  it('all faults are told, and the first error is the one that is thrown', () => {
    const text = tool('run: ls $a', 'run: pwd', 'params:', '  bcd:', '    type: text')
    const found = kinds(text)
    expect(found).toEqual(['tool-key-repeated', 'param-type-unknown', 'param-undeclared', 'param-unused'])
    expect(kindOfFailure(() => parseSkill(text))).toBe(found[0])
  })

  it('a key or a param that is given twice is an error', () => {
    expect(kinds(tool('run: ls', 'id: u'))).toEqual(['tool-key-repeated'])
    expect(
      kinds(tool('params:', '  a:', '    type: string', '    type: string', '  a:', 'run: p x$a')),
    ).toEqual(['tool-key-repeated', 'param-repeated'])
  })

  it('text that nothing reads is warned of', () => {
    const text = tool('params:', '  a: integer', 'run: p x$a')
    expect(parseSkill(text).tools[0]?.schema.properties.a).toEqual({ type: 'string' })
    expect(kinds(text)).toEqual(['tool-text-ignored'])
  })

  it('an argument nested more than 64 deep is refused', () => {
    const { tools } = parseSkill(tool('params:', '  a:', '    type: array', 'run: p $a'))
    const nested = (depth: number) => `{"tool": "t", "args": {"a": ${'['.repeat(depth)}${']'.repeat(depth)}}}`
    expect(resolve(tools, nested(64))?.argv).toEqual(['p', `${'['.repeat(64)}${']'.repeat(64)}`])
    expect(kindOfFailure(() => resolve(tools, nested(65)))).toBe('call-arg-wrong-type')
    expect(kindOfFailure(() => resolve(tools, nested(100_000)))).toBe('call-arg-wrong-type')
  })
})
