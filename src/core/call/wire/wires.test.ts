// Holds every format to the same: its example reads as itself, and what it writes is written to the letter.
import { describe, expect, test } from 'vitest'
import { read } from '../calls.ts'
import { wires } from './wires.ts'

const tools = [
  {
    name: 'access',
    parameters: {
      type: 'object',
      required: ['user'],
      properties: { user: { type: 'string' }, note: { type: 'string' }, days: { type: 'integer' } },
    },
  },
  { name: 'status', parameters: { type: 'object', properties: {} } },
]

describe.each(wires.map(wire => [wire.format, wire] as const))('%s', (format, wire) => {
  test('its example reads as itself, with nothing mended', () => {
    const { outcome, calls } = read(wire.example, tools)
    expect(outcome).toBe('ok')
    expect(calls).toEqual([
      { name: 'access', arguments: { user: 'x@y.z' }, format, span: expect.any(Array), repairs: [] },
    ])
  })
})

/** Two calls as every format writes them; where each of them is read again stands between ⟦ and ⟧. */
const WRITTEN = [
  [
    'mcp',
    '[⟦{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"access","arguments":{"user":"a","days":7}}}⟧,⟦{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"status","arguments":{}}}⟧]',
  ],
  [
    'anthropic-tool_use',
    '{"role":"assistant","content":[⟦{"type":"tool_use","id":"toolu_1","name":"access","input":{"user":"a","days":7}}⟧,⟦{"type":"tool_use","id":"toolu_2","name":"status","input":{}}⟧],"stop_reason":"tool_use"}',
  ],
  [
    'openai-chat',
    '{"role":"assistant","content":null,"tool_calls":[⟦{"id":"call_1","type":"function","function":{"name":"access","arguments":"{\\"user\\":\\"a\\",\\"days\\":7}"}}⟧,⟦{"id":"call_2","type":"function","function":{"name":"status","arguments":"{}"}}⟧]}',
  ],
  [
    'ollama-api',
    '{"message":{"role":"assistant","content":"","tool_calls":[⟦{"function":{"name":"access","arguments":{"user":"a","days":7}}}⟧,⟦{"function":{"name":"status","arguments":{}}}⟧]},"done":true}',
  ],
  [
    'openai-function_call',
    '[⟦{"role":"assistant","content":null,"function_call":{"name":"access","arguments":"{\\"user\\":\\"a\\",\\"days\\":7}"}}⟧,⟦{"role":"assistant","content":null,"function_call":{"name":"status","arguments":"{}"}}⟧]',
  ],
  [
    'openai-responses',
    '{"object":"response","status":"completed","output":[⟦{"type":"function_call","id":"fc_1","call_id":"call_1","name":"access","arguments":"{\\"user\\":\\"a\\",\\"days\\":7}","status":"completed"}⟧,⟦{"type":"function_call","id":"fc_2","call_id":"call_2","name":"status","arguments":"{}","status":"completed"}⟧]}',
  ],
  [
    'gemini',
    '{"candidates":[{"content":{"role":"model","parts":[⟦{"functionCall":{"name":"access","args":{"user":"a","days":7}}}⟧,⟦{"functionCall":{"name":"status","args":{}}}⟧]},"finishReason":"STOP"}]}',
  ],
  [
    'bedrock-converse',
    '{"output":{"message":{"role":"assistant","content":[⟦{"toolUse":{"toolUseId":"tooluse_1","name":"access","input":{"user":"a","days":7}}}⟧,⟦{"toolUse":{"toolUseId":"tooluse_2","name":"status","input":{}}}⟧]}},"stopReason":"tool_use"}',
  ],
  [
    'vercel-ai',
    '{"role":"assistant","content":[⟦{"type":"tool-call","toolCallId":"c1","toolName":"access","input":{"user":"a","days":7}}⟧,⟦{"type":"tool-call","toolCallId":"c2","toolName":"status","input":{}}⟧]}',
  ],
  [
    'vercel-ai-ui',
    '{"role":"assistant","parts":[⟦{"type":"tool-access","toolCallId":"c1","state":"input-available","input":{"user":"a","days":7}}⟧,⟦{"type":"tool-status","toolCallId":"c2","state":"input-available","input":{}}⟧]}',
  ],
  [
    'langchain',
    '{"content":"","tool_calls":[⟦{"name":"access","args":{"user":"a","days":7},"id":"c1","type":"tool_call"}⟧,⟦{"name":"status","args":{},"id":"c2","type":"tool_call"}⟧],"invalid_tool_calls":[]}',
  ],
  [
    'llama-stack',
    '{"role":"assistant","stop_reason":"end_of_turn","tool_calls":[⟦{"call_id":"c1","tool_name":"access","arguments":{"user":"a","days":7}}⟧,⟦{"call_id":"c2","tool_name":"status","arguments":{}}⟧]}',
  ],
  ['base', '[⟦{"tool":"access","args":{"user":"a","days":7}}⟧,⟦{"tool":"status","args":{}}⟧]'],
  [
    'llama3-json',
    '⟦{"name":"access","parameters":{"user":"a","days":7}}⟧; ⟦{"name":"status","parameters":{}}⟧',
  ],
  [
    'json-name-arguments',
    '[⟦{"name":"access","arguments":{"user":"a","days":7}}⟧,⟦{"name":"status","arguments":{}}⟧]',
  ],
  ['json-name-as-key', '[⟦{"access":{"user":"a","days":7}}⟧,⟦{"status":{}}⟧]'],
  [
    'harmony',
    '⟦<|start|>assistant<|channel|>commentary to=functions.access <|constrain|>json<|message|>{"user":"a","days":7}<|call|>⟧⟦<|start|>assistant<|channel|>commentary to=functions.status <|constrain|>json<|message|>{}<|call|>⟧',
  ],
  [
    'minimax-m2',
    '⟦<minimax:tool_call>\n<invoke name="access">\n<parameter name="user">a</parameter>\n<parameter name="days">7</parameter>\n</invoke>⟧\n⟦<invoke name="status">\n</invoke>⟧\n</minimax:tool_call>',
  ],
  [
    'minimax-m3',
    ']<]minimax[>[<tool_call>\n⟦]<]minimax[>[<invoke name="access">]<]minimax[>[<user>a]<]minimax[>[</user>]<]minimax[>[<days>7]<]minimax[>[</days>]<]minimax[>[</invoke>⟧\n⟦]<]minimax[>[<invoke name="status">]<]minimax[>[</invoke>⟧\n]<]minimax[>[</tool_call>',
  ],
  [
    'seed-oss',
    '⟦<seed:tool_call>\n<function=access>\n<parameter=user>\na\n</parameter>\n<parameter=days>\n7\n</parameter>\n</function>⟧\n</seed:tool_call>\n⟦<seed:tool_call>\n<function=status>\n</function>⟧\n</seed:tool_call>',
  ],
  [
    'step3',
    '<｜tool_calls_begin｜><｜tool_call_begin｜>function<｜tool_sep｜>⟦<steptml:invoke name="access">\n<steptml:parameter name="user">a</steptml:parameter>\n<steptml:parameter name="days">7</steptml:parameter>\n</steptml:invoke>⟧<｜tool_call_end｜><｜tool_call_begin｜>function<｜tool_sep｜>⟦<steptml:invoke name="status">\n</steptml:invoke>⟧<｜tool_call_end｜><｜tool_calls_end｜>',
  ],
  [
    'atem-invoke',
    '<atem:function_calls>\n⟦<atem:invoke name="access">\n<atem:parameter name="user">a</atem:parameter>\n<atem:parameter name="days">7</atem:parameter>\n</atem:invoke>⟧\n⟦<atem:invoke name="status">\n</atem:invoke>⟧\n</atem:function_calls>',
  ],
  [
    'anthropic-xml-legacy',
    '<function_calls>\n⟦<invoke>\n<tool_name>access</tool_name>\n<parameters>\n<user>a</user>\n<days>7</days>\n</parameters>\n</invoke>⟧\n⟦<invoke>\n<tool_name>status</tool_name>\n<parameters>\n</parameters>\n</invoke>⟧\n</function_calls>',
  ],
  [
    'function-tag-json',
    '⟦<function=access>{"user":"a","days":7}</function>⟧⟦<function=status>{}</function>⟧',
  ],
  ['apertus', '<|tools_prefix|>[⟦{"access":{"user":"a","days":7}}⟧,⟦{"status":{}}⟧]<|tools_suffix|>'],
  [
    'bracket-tool-args',
    '⟦[Calling tool: access with arguments: {"user":"a","days":7}]⟧\n⟦[Calling tool: status with arguments: {}]⟧',
  ],
  ['cli-screen', '⟦⏺ access(user: "a", days: 7)⟧\n⟦⏺ status()⟧'],
  [
    'cohere-action-md',
    'Action: ```json\n[⟦{"tool_name":"access","parameters":{"user":"a","days":7}}⟧,⟦{"tool_name":"status","parameters":{}}⟧]\n```',
  ],
  [
    'cohere-action',
    '<|START_ACTION|>[⟦{"tool_call_id":"0","tool_name":"access","parameters":{"user":"a","days":7}}⟧,⟦{"tool_call_id":"1","tool_name":"status","parameters":{}}⟧]<|END_ACTION|>',
  ],
  [
    'deepseek-v3.1',
    '<｜tool▁calls▁begin｜>⟦<｜tool▁call▁begin｜>access<｜tool▁sep｜>{"user":"a","days":7}<｜tool▁call▁end｜>⟧⟦<｜tool▁call▁begin｜>status<｜tool▁sep｜>{}<｜tool▁call▁end｜>⟧<｜tool▁calls▁end｜>',
  ],
  [
    'deepseek-v3',
    '<｜tool▁calls▁begin｜>⟦<｜tool▁call▁begin｜>function<｜tool▁sep｜>access\n```json\n{"user":"a","days":7}\n```<｜tool▁call▁end｜>⟧\n⟦<｜tool▁call▁begin｜>function<｜tool▁sep｜>status\n```json\n{}\n```<｜tool▁call▁end｜>⟧<｜tool▁calls▁end｜>',
  ],
  ['functionary-v3.2', '⟦>>>access\n{"user":"a","days":7}⟧\n⟦>>>status\n{}⟧'],
  [
    'functiongemma',
    '<start_function_call>⟦call:access{user:<escape>a<escape>,days:7}⟧<end_function_call><start_function_call>⟦call:status{}⟧<end_function_call>',
  ],
  [
    'functools',
    'functools[⟦{"name":"access","arguments":{"user":"a","days":7}}⟧,⟦{"name":"status","arguments":{}}⟧]',
  ],
  ['gemma-tool_code', '```tool_code\n⟦access(user="a", days=7)⟧\n⟦status()⟧\n```'],
  [
    'gemma4',
    '<|tool_call>⟦call:access{user:<|"|>a<|"|>,days:7}⟧<tool_call|><|tool_call>⟦call:status{}⟧<tool_call|>',
  ],
  [
    'gigachat3',
    '<|message_sep|>\n\n⟦function call<|role_sep|>\n{"name":"access","arguments":{"user":"a","days":7}}⟧<|message_sep|>\n\n⟦function call<|role_sep|>\n{"name":"status","arguments":{}}⟧',
  ],
  [
    'glm-4.5',
    '⟦<tool_call>access\n<arg_key>user</arg_key>\n<arg_value>a</arg_value>\n<arg_key>days</arg_key>\n<arg_value>7</arg_value>\n</tool_call>⟧\n⟦<tool_call>status\n</tool_call>⟧',
  ],
  [
    'glm-4.7',
    '⟦<tool_call>access<arg_key>user</arg_key><arg_value>a</arg_value><arg_key>days</arg_key><arg_value>7</arg_value></tool_call>⟧⟦<tool_call>status</tool_call>⟧',
  ],
  [
    'granite-20b-fc',
    '⟦<function_call> {"name":"access","arguments":{"user":"a","days":7}}⟧\n⟦<function_call> {"name":"status","arguments":{}}⟧',
  ],
  [
    'granite-3',
    '<|tool_call|>[⟦{"name":"access","arguments":{"user":"a","days":7}}⟧,⟦{"name":"status","arguments":{}}⟧]',
  ],
  [
    'hermes',
    '⟦<tool_call>\n{"name":"access","arguments":{"user":"a","days":7}}\n</tool_call>⟧\n⟦<tool_call>\n{"name":"status","arguments":{}}\n</tool_call>⟧',
  ],
  [
    'internlm2',
    '⟦<|action_start|><|plugin|>{"name":"access","parameters":{"user":"a","days":7}}<|action_end|>⟧⟦<|action_start|><|plugin|>{"name":"status","parameters":{}}<|action_end|>⟧',
  ],
  [
    'kimi-k2',
    '<|tool_calls_section_begin|>⟦<|tool_call_begin|>functions.access:0<|tool_call_argument_begin|>{"user":"a","days":7}<|tool_call_end|>⟧⟦<|tool_call_begin|>functions.status:1<|tool_call_argument_begin|>{}<|tool_call_end|>⟧<|tool_calls_section_end|>',
  ],
  [
    'langchain-repr',
    '⟦AIMessage(content=\'\', tool_calls=[{"name": "access", "args": {"user": "a", "days": 7}, "id": "c1", "type": "tool_call"}, {"name": "status", "args": {}, "id": "c2", "type": "tool_call"}])⟧⟦AIMessage(content=\'\', tool_calls=[{"name": "access", "args": {"user": "a", "days": 7}, "id": "c1", "type": "tool_call"}, {"name": "status", "args": {}, "id": "c2", "type": "tool_call"}])⟧',
  ],
  ['lfm2-pythonic', '<|tool_call_start|>[⟦access(user="a", days=7)⟧, ⟦status()⟧]<|tool_call_end|>'],
  [
    'llama3-python-tag',
    '<|python_tag|>⟦{"name":"access","parameters":{"user":"a","days":7}}⟧; ⟦{"name":"status","parameters":{}}⟧',
  ],
  ['llama4-pythonic', '<|python_start|>[⟦access(user="a", days=7)⟧, ⟦status()⟧]<|python_end|>'],
  [
    'longcat',
    '⟦<longcat_tool_call>access\n<longcat_arg_key>user</longcat_arg_key>\n<longcat_arg_value>a</longcat_arg_value>\n<longcat_arg_key>days</longcat_arg_key>\n<longcat_arg_value>7</longcat_arg_value>\n</longcat_tool_call>⟧\n⟦<longcat_tool_call>status\n</longcat_tool_call>⟧',
  ],
  [
    'minicpm5-xml',
    '⟦<function name="access"><param name="user">a</param><param name="days">7</param></function>⟧⟦<function name="status"></function>⟧',
  ],
  ['mistral-v11', '⟦[TOOL_CALLS]access[ARGS]{"user":"a","days":7}⟧⟦[TOOL_CALLS]status[ARGS]{}⟧'],
  [
    'mistral-v3',
    '[TOOL_CALLS] [⟦{"name":"access","arguments":{"user":"a","days":7}}⟧,⟦{"name":"status","arguments":{}}⟧]',
  ],
  [
    'name-line-json',
    '⟦<tool_call>access\n{"user":"a","days":7}</tool_call>⟧\n⟦<tool_call>status\n{}</tool_call>⟧',
  ],
  ['olmo3-pythonic', '<function_calls>⟦access(user="a", days=7)⟧\n⟦status()⟧</function_calls>'],
  [
    'qwen3-coder',
    '<tool_call>\n⟦<function=access>\n<parameter=user>\na\n</parameter>\n<parameter=days>\n7\n</parameter>\n</function>⟧\n</tool_call>\n<tool_call>\n⟦<function=status>\n</function>⟧\n</tool_call>',
  ],
  [
    'tool-calls-array',
    '<tool_calls>[⟦{"name":"access","arguments":{"user":"a","days":7}}⟧,⟦{"name":"status","arguments":{}}⟧]</tool_calls>',
  ],
  [
    'tool-calls-jsonl',
    '<tool_calls>\n⟦{"name":"access","arguments":{"user":"a","days":7}}⟧\n⟦{"name":"status","arguments":{}}⟧\n</tool_calls>',
  ],
  [
    'toolcall-upper',
    '<TOOLCALL>[⟦{"name":"access","arguments":{"user":"a","days":7}}⟧,⟦{"name":"status","arguments":{}}⟧]</TOOLCALL>',
  ],
  [
    'anthropic-xml',
    '<function_calls>\n⟦<invoke name="access">\n<parameter name="user">a</parameter>\n<parameter name="days">7</parameter>\n</invoke>⟧\n⟦<invoke name="status">\n</invoke>⟧\n</function_calls>',
  ],
  [
    'deepseek-v3.2-dsml',
    '<｜DSML｜function_calls>\n⟦<｜DSML｜invoke name="access">\n<｜DSML｜parameter name="user" string="true">a</｜DSML｜parameter>\n<｜DSML｜parameter name="days" string="false">7</｜DSML｜parameter>\n</｜DSML｜invoke>⟧\n⟦<｜DSML｜invoke name="status">\n</｜DSML｜invoke>⟧\n</｜DSML｜function_calls>',
  ],
  ['cline-xml', '⟦<access>\n<user>a</user>\n<days>7</days>\n</access>⟧\n⟦<status>\n</status>⟧'],
  [
    'react',
    '⟦Action: access\nAction Input: {"user":"a","days":7}⟧\nObservation:\n⟦Action: status\nAction Input: {}⟧',
  ],
  ['pythonic', '[⟦access(user="a", days=7)⟧, ⟦status()⟧]'],
  ['call-paren-json', '⟦access({"user":"a","days":7})⟧\n⟦status({})⟧'],
  ['pythonic-call', '⟦access(user="a", days=7)⟧\n⟦status()⟧'],
  ['name-line', '⟦access\n{"user":"a","days":7}⟧\n⟦status\n{}⟧'],
] as const

const two = [
  { name: 'access', arguments: { user: 'a', days: 7 } },
  { name: 'status', arguments: {} },
]

test.each(WRITTEN)('%s is written to the letter, and read where it stands', (format, marked) => {
  const text = wires.find(wire => wire.format === format)?.write(two) ?? ''
  const { outcome, calls } = read(text, tools)
  expect(outcome).toBe('ok')
  expect(calls).toMatchObject(two.map(call => ({ ...call, format, repairs: [] })))
  let shown = ''
  let from = 0
  for (const { span } of calls) {
    shown += `${text.slice(from, span[0])}⟦${text.slice(...span)}⟧`
    from = span[1]
  }
  expect(shown + text.slice(from)).toBe(marked)
})

test('there is a written text of every format', () => {
  expect(WRITTEN.map(([format]) => format)).toEqual(wires.map(wire => wire.format))
})

describe('a call that is not closed before the next one', () => {
  const note = { name: 'access', arguments: { user: 'a', note: 'first' } }
  const next = { name: 'access', arguments: { user: 'b' } }
  const cut = (text: string) => text.slice(0, text.indexOf('first') + 5)
  test.each([
    'glm-4.5',
    'glm-4.7',
    'longcat',
    'qwen3-coder',
    'anthropic-xml',
    'deepseek-v3.2-dsml',
    'minicpm5-xml',
  ])('%s: takes nothing of it', format => {
    const wire = wires.find(wire => wire.format === format)
    const answer = `${cut(wire?.write([note]) ?? '')}\n${wire?.write([next])}`
    expect(read(answer, tools).calls).toMatchObject([next])
  })
})

test('no two formats have one name', () => {
  expect(new Set(wires.map(wire => wire.format)).size).toBe(wires.length)
})
