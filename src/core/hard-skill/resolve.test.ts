// Tests the story of a resolved call: where each argument and each part of a word came from.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SkillError } from './error.ts'
import { bind, explain, parseSkill, resolve } from './hard-skill.ts'
import type { ParamSchema, ParamType, Tool } from './skill.ts'

const { tools } = parseSkill(`\`\`\`tool
id: access
params:
  operation:
    enum: accept, reject
    default: accept
  user:
  times:
    type: integer
    default: 1
  tags:
    type: array
    default: []
run: uv run handle.py --$operation $user n=$times:$tags $$HOME
\`\`\`
`)

describe('explain', () => {
  const call = { tool: 'access', args: { user: 'a b', times: '3' } }

  it('tells given from default, and what was coerced', () => {
    expect(
      explain(tools, call)?.arguments.map(({ param, value, origin, coercedFrom }) => [
        param,
        value,
        origin,
        coercedFrom,
      ]),
    ).toEqual([
      ['operation', 'accept', 'default', null],
      ['user', 'a b', 'given', null],
      ['times', 3, 'given', 'string'],
      ['tags', [], 'default', null],
    ])
  })

  it('tells which part of a word came from which param', () => {
    expect(explain(tools, call)?.words.slice(3)).toEqual([
      { text: '--accept', parts: [{ text: '--' }, { text: 'accept', param: 'operation' }] },
      { text: 'a b', parts: [{ text: 'a b', param: 'user' }] },
      {
        text: 'n=3:[]',
        parts: [{ text: 'n=' }, { text: '3', param: 'times' }, { text: ':' }, { text: '[]', param: 'tags' }],
      },
      { text: '$HOME', parts: [{ text: '$HOME' }] },
    ])
  })

  it('says the same as resolve', () => {
    fc.assert(
      fc.property(
        fc.record({ user: fc.string(), times: fc.integer(), tags: fc.array(fc.string()) }),
        args => {
          const call = { tool: 'access', args }
          const argv = explain(tools, call)?.words.map(word => word.text)
          expect(resolve(tools, call)?.argv).toEqual(argv)
          expect(resolve(tools, `Calling ${JSON.stringify(call)}`)?.argv).toEqual(argv)
          expect(argv?.[4]).toBe(args.user)
          expect(argv).toHaveLength(7)
        },
      ),
    )
  })
})

describe('resolve', () => {
  it.each([
    [{ tool: 5 }, 'call-tool-not-text'],
    [{ tool: 'acess' }, 'call-tool-unknown'],
    [{ tool: 'access', args: 'x' }, 'call-args-not-object'],
    [{ tool: 'access', args: { usr: 'x' } }, 'call-arg-undeclared'],
    [{ tool: 'access' }, 'call-arg-missing'],
    [{ tool: 'access', args: { user: 7 } }, 'call-arg-wrong-type'],
    [{ tool: 'access', args: { user: 'x', operation: 'no' } }, 'call-arg-not-in-enum'],
  ])('throws for %j an error of the kind %s', (answer, kind) => {
    const thrown = () => resolve(tools, answer)
    expect(thrown).toThrow(SkillError)
    expect(thrown).toThrow(expect.objectContaining({ kind }))
  })

  const hand = (type: ParamType, schema: Partial<ParamSchema> = {}): Tool[] => [
    {
      id: 'h',
      description: '',
      schema: { type: 'object', properties: { a: { type, ...schema } } },
      run: 'p $a',
    },
  ]

  const refusals: [Tool[], unknown, string][] = [
    [tools, { tool: 5 }, 'A call must be an object whose "tool" is the id of a tool, as text.'],
    [tools, { tool: 'acess' }, "There is no tool 'acess'. The declared tools are: access."],
    [[], { tool: 'acess' }, "There is no tool 'acess'. The declared tools are: none."],
    [tools, { tool: 'access', args: 'x' }, `The "args" of tool 'access' must be an object, not string.`],
    [tools, { tool: 'access', args: [] }, `The "args" of tool 'access' must be an object, not array.`],
    [
      tools,
      { tool: 'access', args: { usr: 'x' } },
      "Tool 'access' has no argument 'usr'. It takes: operation, user, times, tags.",
    ],
    [
      parseSkill('```tool\nid: t\nrun: ls\n```').tools,
      { tool: 't', args: { a: 1 } },
      "Tool 't' has no argument 'a'. It takes: none.",
    ],
    [tools, { tool: 'access' }, "Tool 'access' needs the argument 'user', which is missing."],
    [
      tools,
      { tool: 'access', args: { user: null } },
      "Tool 'access' needs the argument 'user', which is missing.",
    ],
    [
      hand('integer'),
      { tool: 'h', args: { a: 'x' } },
      `The argument 'a' of tool 'h' must be integer; got "x".`,
    ],
    [
      hand('string'),
      { tool: 'h', args: { a: [1] } },
      "The argument 'a' of tool 'h' must be string; got [1].",
    ],
    [
      hand('array'),
      { tool: 'h', args: { a: 'x'.repeat(90) } },
      `The argument 'a' of tool 'h' must be array; got "${'x'.repeat(79)}….`,
    ],
    [
      hand('string'),
      { tool: 'h', args: { a: Symbol('x') } },
      "The argument 'a' of tool 'h' must be string; got Symbol(x).",
    ],
    [
      hand('array'),
      { tool: 'h', args: { a: `${'['.repeat(65)}${']'.repeat(65)}` } },
      "The argument 'a' of tool 'h' is nested more than 64 deep.",
    ],
    [
      hand('object'),
      { tool: 'h', args: { a: JSON.parse(`${'['.repeat(65)}${']'.repeat(65)}`) } },
      "The argument 'a' of tool 'h' is nested more than 64 deep.",
    ],
    [
      hand('string', { enum: ['b', 'c'] }),
      { tool: 'h', args: { a: 'x' } },
      `The argument 'a' of tool 'h' must be one of: b, c; got "x".`,
    ],
    [
      hand('integer', { enum: [1, 2] }),
      { tool: 'h', args: { a: '3' } },
      "The argument 'a' of tool 'h' must be one of: 1, 2; got 3.",
    ],
    [
      hand('string', { enum: [] }),
      { tool: 'h', args: { a: 'x' } },
      `The argument 'a' of tool 'h' must be one of: none; got "x".`,
    ],
  ]

  it.each(refusals.map(([tools, answer, sentence]) => ({ tools, answer, sentence })))(
    'tells the model: $sentence',
    ({ tools, answer, sentence }) => {
      expect(() => resolve(tools, answer)).toThrow(
        expect.objectContaining({ name: 'SkillError', message: sentence }),
      )
    },
  )

  it.each([
    [null, 'null'],
    [undefined, 'null'],
    [true, 'boolean'],
  ])('binds no %j', (args, kind) => {
    const [tool] = hand('string')
    if (tool) expect(() => bind(tool, args)).toThrow(`must be an object, not ${kind}.`)
    expect.assertions(1)
  })

  it('takes lists and objects that an enum of a foreign tool holds', () => {
    const tools = hand('object', { enum: [{ a: 1, b: [2] }] })
    expect(resolve(tools, { tool: 'h', args: { a: '{"b": [2], "a": 1}' } })?.argv).toEqual([
      'p',
      '{"b":[2],"a":1}',
    ])
  })

  it.each([7, null, undefined, true, [], [{ tool: 'access' }]])('finds no call in %j', answer => {
    expect(resolve(tools, answer)).toBeNull()
  })

  it('never splits or quotes a value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), user => {
        expect(resolve(tools, { tool: 'access', args: { user } })?.argv[4]).toBe(user)
      }),
    )
  })
})
