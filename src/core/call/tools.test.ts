// What is read where the arguments of a tool are not declared, where tools are alike, and where no tools are known.
import { describe, expect, test } from 'vitest'
import { toldCalls } from '../../../test/told-calls.ts'
import { Tools } from './tools.ts'

const UNDECLARED = [{ name: 'access' }]
const ALIKE = [
  { name: 'one', parameters: { properties: { x: {}, y: {} } } },
  { name: 'two', parameters: { properties: { x: {} } } },
  { name: 'three', parameters: { properties: { x: {}, z: {} }, required: ['z', 'x'] } },
  { name: 'four' },
]

test.each([
  [
    '<tool_call>\n<function=access>\n<parameter=user>7</parameter>\n<parameter=meta>{"k": 1}</parameter>\n</function>\n</tool_call>',
    UNDECLARED,
    ['ok', 'access {"user":"7","meta":"{\\"k\\": 1}"} qwen3-coder 12-108'],
  ],
  [
    '<tool_call>\n<function=access>\n<parameter=arguments>{"user": "a"}</parameter>\n</function>\n</tool_call>',
    UNDECLARED,
    ['ok', 'access {"arguments":"{\\"user\\": \\"a\\"}"} qwen3-coder 12-88'],
  ],
  ['<access><any>a</any><b>7</b></access>', UNDECLARED, ['ok', 'access {"any":"a","b":"7"} cline-xml 0-37']],
  [
    '<access><__proto__>a</__proto__></access>',
    UNDECLARED,
    [
      'schema-error',
      'proto-member of access 0-41: The call of access has a member __proto__, which is refused.',
    ],
  ],
  ['<access>words</access>', UNDECLARED, ['no-call']],
  [
    ']<]minimax[>[<invoke name="access">]<]minimax[>[<user>a]<]minimax[>[</user>]<]minimax[>[<tags>]<]minimax[>[<item>x]<]minimax[>[</item>]<]minimax[>[<item>7]<]minimax[>[</item>]<]minimax[>[</tags>]<]minimax[>[</invoke>',
    UNDECLARED,
    ['ok', 'access {"user":"a","tags":["x","7"]} minimax-m3 0-216'],
  ],
  [
    ']<]minimax[>[<invoke name="access">]<]minimax[>[<item>x]<]minimax[>[</item>]<]minimax[>[</invoke>',
    UNDECLARED,
    ['ok', 'access {"item":"x"} minimax-m3 0-97'],
  ],
  [
    ']<]minimax[>[<invoke name="access">]<]minimax[>[<meta>]<]minimax[>[<k>7]<]minimax[>[</k>]<]minimax[>[</meta>]<]minimax[>[</invoke>',
    UNDECLARED,
    ['ok', 'access {"meta":{"k":"7"}} minimax-m3 0-130'],
  ],
  [
    '<｜DSML｜invoke name="access"><｜DSML｜parameter name="x" string="true">7</｜DSML｜parameter><｜DSML｜parameter name="y" string="false">7</｜DSML｜parameter><｜DSML｜parameter name="z">7</｜DSML｜parameter></｜DSML｜invoke>',
    UNDECLARED,
    ['ok', 'access {"x":"7","y":7,"z":"7"} deepseek-v3.2-dsml 0-207'],
  ],
  ['{"name": "access"}', UNDECLARED, ['ok', 'access {} json-name-arguments 0-18']],
  [
    '{"name": "access", "arguments": {"any": 1}}',
    UNDECLARED,
    ['ok', 'access {"any":1} json-name-arguments 0-43'],
  ],
  [
    'Action: access\nAction Input: a',
    UNDECLARED,
    [
      'schema-error',
      'free-text of access 0-30: The input of access is plain text, which cannot become its arguments. Write them as JSON.',
    ],
  ],
  [
    '{"action": "access", "action_input": "a"}',
    UNDECLARED,
    [
      'schema-error',
      'free-text of access 0-41: The arguments of access are plain text: they have to be one JSON object.',
    ],
  ],
  [
    '<|tool_call_begin|>7<|tool_call_argument_begin|>{"x": 1}<|tool_call_end|>',
    ALIKE,
    ['unknown-tool', 'unknown-tool of 7 0-73: There is no tool called 7.'],
  ],
  [
    '<|tool_call_begin|>7<|tool_call_argument_begin|>{"y": 1}<|tool_call_end|>',
    ALIKE,
    ['ok', 'one {"y":1} kimi-k2 0-73 name-inferred 0-73'],
  ],
  [
    '<|tool_call_begin|>7<|tool_call_argument_begin|>{"x": 1, "z": 2}<|tool_call_end|>',
    ALIKE,
    ['ok', 'three {"x":1,"z":2} kimi-k2 0-81 name-inferred 0-81'],
  ],
  [
    '<|tool_call_begin|>7<|tool_call_argument_begin|>{"z": 1}<|tool_call_end|>',
    ALIKE,
    ['unknown-tool', 'unknown-tool of 7 0-73: There is no tool called 7.'],
  ],
  [
    '<|tool_call_begin|>7<|tool_call_argument_begin|>{"x": 1, "q": 1}<|tool_call_end|>',
    ALIKE,
    ['unknown-tool', 'unknown-tool of 7 0-81: There is no tool called 7.'],
  ],
  ['{"tool": "anything", "args": {"a": 1}}', null, ['ok', 'anything {"a":1} base 0-38']],
  ['{"name": "anything"}', null, ['no-call']],
  ['{"name": "x", "arguments": {}}', null, ['ok', 'x {} json-name-arguments 0-30']],
  [
    '{"name": "x", "tool": "y", "args": {}}',
    null,
    [
      'ambiguous',
      'ambiguous of y 0-38: A call names two tools or two sets of arguments: which one is meant cannot be told.',
    ],
  ],
  ['{"tool": "<id>", "args": {}}', null, ['no-call']],
  ['{"tool": "…"}', null, ['no-call']],
  ['{"tool": "YOUR_TOOL_ID", "args": {}}', null, ['no-call']],
  ['{"access": {"user": "a"}}', null, ['no-call']],
  ['[anything(a=1)]', null, ['ok', 'anything {"a":1} pythonic 1-14']],
  ['See [anything(a=1)] here', null, ['ok', 'anything {"a":1} pythonic 5-18']],
  ['anything(a=1)', null, ['no-call']],
  ['anything({"a": 1})', null, ['no-call']],
  ['anything\n{"a": 1}', null, ['no-call']],
  ['<anything><a>1</a></anything>', null, ['no-call']],
  [
    '<function=anything><parameter=a>1</parameter></function>',
    null,
    ['ok', 'anything {"a":"1"} qwen3-coder 0-56'],
  ],
  [
    '<tool_call><function=anything><parameter=a>1</parameter></function></tool_call>',
    null,
    ['ok', 'anything {"a":"1"} qwen3-coder 11-67'],
  ],
  [
    '⏺ anything(a: 1)',
    null,
    [
      'ok',
      'anything {"a":1} cli-screen 0-16',
      'screen-copy: The call was copied from a screen, which shortens long values: compare it with the log.',
    ],
  ],
  ['to=functions.anything {"a": 1}', null, ['ok', 'anything {"a":1} harmony 0-30 lost-tokens 0-21']],
  ['<|channel|>commentary to=python<|message|>{"a": 1}<|call|>', null, ['no-call']],
  [
    '<invoke name="anything"><parameter name="a">1</parameter></invoke>',
    null,
    ['ok', 'anything {"a":"1"} anthropic-xml 0-66'],
  ],
  [
    '<|tool_call_begin|>7<|tool_call_argument_begin|>{"x": 1}<|tool_call_end|>',
    null,
    ['ok', '7 {"x":1} kimi-k2 0-73'],
  ],
  [
    '[Calling tool: anything with arguments: {"a": 1}]',
    null,
    ['ok', 'anything {"a":1} bracket-tool-args 0-49'],
  ],
  ['{"tool": ""}', null, ['ambiguous', 'ambiguous 0-12: A call names no tool.']],
  ['{"name":"access"', null, ['no-call']],
  ['<｜DSML｜anything><a>1</a></anything>', null, ['no-call']],
])('%s with %j', (answer, tools, told) => {
  expect(toldCalls(answer, tools)).toEqual(told)
})

describe('names', () => {
  const tools = new Tools(
    ['access', 'status', 'tools.deep', 'a__b', 'x'.repeat(128)].map(name => ({ name, parameters: { name } })),
  )
  test.each([
    ['access', 'access', null],
    ['functions.access', 'access', 'functions.'],
    ['tools.access', 'access', 'tools.'],
    ['default_api.access', 'access', 'default_api.'],
    ['mcp__srv__access', 'access', 'mcp__srv__'],
    ['mcp__srv__a__b', 'a__b', 'mcp__srv__'],
    ['tools.deep', 'tools.deep', null],
    ['functions.tools.deep', 'tools.deep', 'functions.'],
    ['access<|channel|>x', 'access', '<|channel|>x'],
    ['functions.access<|x', 'access', 'functions.<|x'],
  ])('%s is %s', (name, own, cut) => {
    expect(tools.find(name)).toEqual({ tool: { name: own, parameters: { name: own } }, cut })
    expect(tools.accepts(name)).toBe(true)
    expect(tools.schema(name)).toEqual({ name: own })
  })
  test.each([
    '',
    'Access',
    'xfunctions.access',
    'functions.functions.access',
    'mcp____access',
    'mcp__a_access',
    '<|access',
    'grant<|x',
  ])('%j is none', name => {
    expect(tools.find(name)).toBeNull()
    expect(tools.accepts(name)).toBe(false)
    expect(tools.schema(name)).toBeUndefined()
  })
  test.each([
    ['Access', 'access'],
    ['ACCESS', 'access'],
    ['acess', 'access'],
    ['accesss', 'access'],
    ['axxess', 'access'],
    ['axxxss', null],
    ['statu', 'status'],
    ['sttaus', 'status'],
    ['a__c', 'a__b'],
    ['', null],
    ['z', null],
    ['x'.repeat(127), 'x'.repeat(128)],
    ['x'.repeat(129), null],
  ])('%.20s is nearest to %.20s', (name, nearest) => {
    expect(tools.nearest(name)).toBe(nearest)
  })
  test('any name but none is taken where no tools are known, and of two tools of one name the first counts', () => {
    expect([
      new Tools(undefined).accepts('any'),
      new Tools(undefined).accepts(''),
      new Tools([]).accepts('any'),
    ]).toEqual([true, false, false])
    expect([new Tools(undefined).known, new Tools([]).known]).toEqual([false, true])
    const twice = new Tools([
      { name: 'a', parameters: 1 },
      { name: 'a', parameters: 2 },
    ])
    expect(twice.schema('a')).toBe(1)
    expect(twice.all).toEqual([{ name: 'a', parameters: 1 }])
    expect(twice.names).toEqual(['a'])
  })
  test.each([
    [{ required: ['q'], properties: { q: { type: 'string' } } }, 'q'],
    [{ required: ['q'], properties: { q: { type: ['null', 'string'] } } }, 'q'],
    [{ required: ['q'], properties: { q: { type: 'integer' } } }, null],
    [{ required: ['q', 'r'], properties: { q: { type: 'string' } } }, null],
    [{ required: [], properties: { q: { type: 'string' } } }, null],
    [{ required: ['q'] }, null],
    [undefined, null],
  ])('the one text that %j requires is %j', (parameters, only) => {
    expect(new Tools([{ name: 't', parameters }]).onlyText('t')).toBe(only)
  })
})
