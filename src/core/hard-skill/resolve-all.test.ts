// Every call of an answer comes resolved, and a refused one with every problem.
import { expect, test } from 'vitest'
import { parseSkill } from './hard-skill.ts'
import { resolveAll } from './resolve-all.ts'

const { tools } = parseSkill(`
\`\`\`tool
id: access
params:
  operation:
    enum: accept, reject
    default: accept
  user:
    type: string
  days:
    type: integer
    default: 1
run: handle --$operation $user -d $days
\`\`\`
`)

test('a call gets its tool, its arguments with defaults, and its argv', () => {
  const text = 'Now.\n<tool_call>\n{"name": "access", "arguments": {"user": "x@y.z"}}\n</tool_call>'
  const { outcome, calls, problems } = resolveAll(tools, text)
  expect(outcome).toBe('ok')
  expect(problems).toEqual([])
  expect(calls).toMatchObject([
    {
      name: 'access',
      format: 'hermes',
      span: [5, text.length],
      args: { operation: 'accept', user: 'x@y.z', days: 1 },
      argv: ['handle', '--accept', 'x@y.z', '-d', '1'],
      coercions: [],
      ignored: [],
    },
  ])
})

test('coercions and ignored members are told', () => {
  const { outcome, calls } = resolveAll(
    tools,
    '{"thought": "ok", "tool": "access", "args": {"user": "a", "days": "7"}}',
  )
  expect(outcome).toBe('ok')
  expect(calls[0]).toMatchObject({
    arguments: { user: 'a', days: '7' },
    args: { operation: 'accept', user: 'a', days: 7 },
    coercions: [{ pointer: '/days', from: '7', to: 7 }],
    ignored: ['thought'],
  })
})

test('refused arguments come with every problem and no argv', () => {
  const { outcome, calls, problems } = resolveAll(
    tools,
    '{"tool": "access", "args": {"operation": "x", "days": "y", "z": 1}}',
  )
  expect(outcome).toBe('schema-error')
  expect(calls).toMatchObject([{ argv: [], args: { operation: 'x', days: 'y', z: 1 } }])
  expect(problems.map(({ kind, pointer }) => `${kind} ${pointer}`)).toEqual([
    'argument-unknown /z',
    'argument-not-in-enum /operation',
    'argument-missing /user',
    'argument-wrong-type /days',
  ])
})

test.each([
  ['a null character', 'a\\u0000b'],
  ['half of a surrogate pair', 'a\\ud800b'],
])('%s in a word is refused', (what, user) => {
  const { outcome, calls, problems } = resolveAll(tools, `{"tool": "access", "args": {"user": "${user}"}}`)
  expect(outcome).toBe('schema-error')
  expect(calls).toMatchObject([{ argv: [] }])
  expect(problems[0]?.message).toContain(what)
})

test.each([
  ['a number', 'days', '12345678901234567890'],
  ['a number in an object', 'meta', '{"a": 12345678901234567890}'],
  ['a member twice', 'meta', '{"a": 1, "a": 2}'],
  ['a member __proto__', 'meta', '{"a": {"__proto__": {}}}'],
])('%s that would be lost on the way out of a text is refused', (_, param, text) => {
  const { tools } = parseSkill(
    '```tool\nid: set\nparams:\n  days:\n    type: integer\n    default: 1\n  meta:\n    type: object\n    default: {}\nrun: set $days $meta\n```\n',
  )
  const answer = { tool: 'set', args: { [param]: text } }
  expect(resolveAll(tools, answer)).toMatchObject({
    outcome: 'schema-error',
    calls: [{ args: { [param]: text }, argv: [], coercions: [] }],
    problems: [{ kind: 'argument-unfit', pointer: `/${param}` }],
  })
  expect(resolveAll(tools, { tool: 'set', args: { days: ' 7 ', meta: '{"a": 1}' } })).toMatchObject({
    outcome: 'ok',
    calls: [{ argv: ['set', '7', '{"a":1}'] }],
  })
})

test.each([
  ['no-call', 'Hello.'],
  ['cut-off', '{"tool": "access", "args": {"user": "a'],
  ['unknown-tool', '{"tool": "grant"}'],
  ['ambiguous', '{"tool": "access", "args": {"user": "a", "user": "b"}}'],
  ['schema-error', '{"tool": "access", "args": {"users": "a"}}'],
  ['already-executed', '{"type": "server_tool_use", "name": "search", "input": {}}'],
  ['too-large', `{"tool": "access", "args": ${'['.repeat(70)}`],
])('the outcome %s', (outcome, answer) => {
  expect(resolveAll(tools, answer).outcome).toBe(outcome)
})

test('several calls are all given, in order', () => {
  const { calls } = resolveAll(
    tools,
    '[{"tool": "access", "args": {"user": "a"}}, {"tool": "access", "args": {"user": "b"}}]',
  )
  expect(calls.map(call => call.args.user)).toEqual(['a', 'b'])
})

test('tools out of a structured clone do as well, and so does an object', () => {
  const answer = { type: 'tool_use', id: 't', name: 'access', input: { user: 'a' } }
  const { calls } = resolveAll(structuredClone(tools), answer)
  expect(calls).toMatchObject([{ argv: ['handle', '--accept', 'a', '-d', '1'], span: [0, 0] }])
})

test('a call gets the tool that it names', () => {
  const { tools } = parseSkill('```tool\nid: a\nrun: ls\n```\n```tool\nid: b\nrun: pwd\n```\n')
  const { calls } = resolveAll(tools, '{"tool": "b"}')
  expect(calls.map(call => [call.tool.id, call.argv])).toEqual([['b', ['pwd']]])
})

test('of what was left out, nothing counts as coerced', () => {
  const properties = { n: { type: 'integer' as const, default: '1' }, m: { type: 'integer' as const } }
  const tool = { id: 'h', description: '', schema: { type: 'object' as const, properties }, run: 'p $n $m' }
  expect(resolveAll([tool], { tool: 'h', args: { m: ' 12345678901234567000 ' } }).calls).toMatchObject([
    {
      args: { n: 1, m: 12345678901234567000 },
      argv: ['p', '1', '12345678901234567000'],
      coercions: [{ pointer: '/m', from: ' 12345678901234567000 ', to: 12345678901234567000 }],
    },
  ])
  expect(resolveAll([tool], { tool: 'h', args: { n: '2', m: 'x' } }).calls).toMatchObject([{ coercions: [] }])
})

test('a name in a pointer is escaped', () => {
  const { problems } = resolveAll(tools, '{"tool": "access", "args": {"user": "a", "a/b~c~1": 1}}')
  expect(problems).toMatchObject([{ kind: 'argument-unknown', pointer: '/a~1b~0c~01', name: 'access' }])
})

test.each([
  ['integer', '12345678901234567890', 'a number that would be rounded'],
  ['number', '1e-400', 'a number that would be rounded'],
  ['object', '{"a": 12345678901234567890}', 'the number 12345678901234567890, which would be rounded'],
  ['object', '{"a": 1, "a": 2}', 'the member a twice'],
  ['array', '[{"__proto__": {}}]', 'a member __proto__'],
])('says what a text for %s would lose: %s', (type, text, lost) => {
  const { tools } = parseSkill(`\`\`\`tool\nid: set\nparams:\n  a:\n    type: ${type}\nrun: set $a\n\`\`\``)
  expect(resolveAll(tools, { tool: 'set', args: { a: text } }).problems).toMatchObject([
    { message: `The argument 'a' of tool 'set' holds ${lost}.` },
  ])
})

test.each([
  ['boolean', 'true', 'true'],
  ['number', ' 0.1 ', '0.1'],
  ['integer', '0x10', '16'],
  ['array', ' [0.1, {"a": 1}] ', '[0.1,{"a":1}]'],
])('a text for %s that loses nothing arrives: %j', (type, text, word) => {
  const { tools } = parseSkill(`\`\`\`tool\nid: set\nparams:\n  a:\n    type: ${type}\nrun: set $a\n\`\`\``)
  expect(resolveAll(tools, { tool: 'set', args: { a: text } }).calls.map(call => call.argv)).toEqual([
    ['set', word],
  ])
})

test('an unknown tool is named, and the nearest suggested', () => {
  const { outcome, problems } = resolveAll(tools, '{"tool": "Access", "args": {}}')
  expect(outcome).toBe('unknown-tool')
  expect(problems[0]).toMatchObject({ name: 'Access', message: expect.stringContaining('Is access meant?') })
})
