// Streams: events of every API, lines of JSON, and lists of events, whose pieces are joined.
import { expect, test } from 'vitest'
import { toldCalls } from '../../../test/told-calls.ts'

test.each([
  [
    'data: {"type":"content_block_start","index":1,"content_block":{"type":"tool_use","id":"t","name":"access","input":{}}}\n\ndata: {"type":"content_block_delta","index":1,"delta":{"type":"input_json_delta","partial_json":"{\\"user\\""}}\n\ndata: {"type":"content_block_delta","index":1,"delta":{"type":"input_json_delta","partial_json":":\\"a\\"}"}}\n\ndata: {"type":"content_block_stop","index":1}\n\n',
    ['ok', 'access {"user":"a"} anthropic-tool_use 6-338'],
  ],
  [
    'data: {"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"t","name":"access","input":{}}}\n\ndata: {"type":"content_block_start","index":1,"content_block":{"type":"tool_use","id":"s","name":"status","input":{}}}\n\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"{\\"user\\":\\"a\\"}"}}\n\ndata: {"type":"content_block_delta","index":1,"delta":{"type":"input_json_delta","partial_json":"{}"}}\n\n',
    ['ok', 'access {"user":"a"} anthropic-tool_use 6-356', 'status {} anthropic-tool_use 126-460'],
  ],
  [
    'data: {"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"t","name":"access","input":{"user":"a"}}}\n\n',
    ['ok', 'access {"user":"a"} anthropic-tool_use 6-128'],
  ],
  [
    'data: {"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"t","name":"access","input":{}}}\n\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"{\\"user\\":\\"a"}}\n\n',
    [
      'cut-off',
      'cut-off of access 6-233: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    'data: {"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"t","name":"access","input":{}}}\n\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"{\\"user\\":\\"a\\"} x"}}\n\n',
    [
      'cut-off',
      'malformed of access 6-238: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    'data: {"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"t","name":"access","input":{}}}\n\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"{\\"user\\":say}"}}\n\n',
    [
      'cut-off',
      'malformed of access 6-234: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    'data: {"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}\n\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"{\\"tool\\":\\"status\\"}"}}\n\n',
    ['no-call'],
  ],
  [
    'data: {"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"{}"}}\n\n',
    [
      'cut-off',
      'cut-off 6-102: The stream holds a call whose beginning, with its name, is missing. Paste the whole stream.',
    ],
  ],
  [
    'event: content_block_start\ndata: {"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"t","name":"access","input":{}}}\n\nevent: content_block_delta\nid: 7\nretry: 10\n: comment\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"{\\"user\\":\\"a\\"}"}}\n\ndata: [DONE]\n\n',
    ['ok', 'access {"user":"a"} anthropic-tool_use 33-316'],
  ],
  [
    'data: {"choices":\ndata: [{"delta":{"tool_calls":[{"index":0,"id":"c","function":{"name":"access","arguments":"{\\"user\\":\\"a\\"}"}}]}}]}\n\n',
    ['ok', 'access {"user":"a"} openai-chat 0-136'],
  ],
  [
    'data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"c","function":{"name":"access","arguments":""}}]}}]}\n\ndata: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"{\\"user\\":"}}]}}]}\n\ndata: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"\\"a\\"}"}}]}}]}\n\ndata: {"choices":[{"delta":{},"finish_reason":"tool_calls"}]}\n\n',
    ['ok', 'access {"user":"a"} openai-chat 6-333'],
  ],
  [
    'data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"c","function":{"name":"access","arguments":"{\\"us"}},{"index":1,"id":"d","function":{"name":"status","arguments":""}}]}}]}\n\ndata: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":1,"function":{"arguments":"{}"}},{"index":0,"function":{"arguments":"er\\":\\"a\\"}"}}]}}]}\n\n',
    ['ok', 'access {"user":"a"} openai-chat 6-342', 'status {} openai-chat 6-342'],
  ],
  [
    'data: {"choices":[{"index":0,"delta":{"tool_calls":[{"id":"c","function":{"name":"access","arguments":"{\\"us"}}]}}]}\n\ndata: {"choices":[{"index":0,"delta":{"tool_calls":[{"function":{"arguments":"er\\":\\"a\\"}"}}]}}]}\n\n',
    ['ok', 'access {"user":"a"} openai-chat 6-215'],
  ],
  [
    'data: {"choices":[{"index":0,"delta":{"tool_calls":[{"id":"c","function":{"name":"access","arguments":"{\\"user\\":\\"a\\"}"}}]}}]}\n\ndata: {"choices":[{"index":0,"delta":{"tool_calls":[{"id":"d","function":{"name":"status","arguments":"{}"}}]}}]}\n\n',
    ['ok', 'access {"user":"a"} openai-chat 6-127', 'status {} openai-chat 135-242'],
  ],
  [
    'data: {"choices":[{"index":0,"delta":{"tool_calls":[{"id":"c","function":{"name":"access","arguments":"{\\"us"}}]}}]}\n\ndata: {"choices":[{"index":0,"delta":{"tool_calls":[{"id":"c","function":{"arguments":"er\\":\\"a\\"}"}}]}}]}\n\n',
    ['ok', 'access {"user":"a"} openai-chat 6-224'],
  ],
  [
    'data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"c","function":{"name":"access","arguments":{"user":"a"}}}]}}]}\n\n',
    ['ok', 'access {"user":"a"} openai-chat 6-131'],
  ],
  [
    'data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"name":"access","arguments":"{\\"user\\":\\"a\\"}"}}]}},{"index":1,"delta":{"tool_calls":[{"index":0,"function":{"name":"access","arguments":"{\\"user\\":\\"b\\"}"}}]}}]}\n\n',
    ['ok', 'access {"user":"a"} openai-chat 6-237', 'access {"user":"b"} openai-chat 6-237'],
  ],
  [
    'data: {"choices":[{"delta":{"function_call":{"name":"access","arguments":"{\\"us"}}}]}\n\ndata: {"choices":[{"delta":{"function_call":{"arguments":"er\\":\\"a\\"}"}}}]}\n\n',
    ['ok', 'access {"user":"a"} openai-function_call 6-162'],
  ],
  [
    'data: {"type":"response.output_item.added","output_index":0,"item":{"type":"function_call","id":"fc","call_id":"c","name":"access","arguments":""}}\n\ndata: {"type":"response.function_call_arguments.delta","item_id":"fc","delta":"{\\"user\\":"}\n\ndata: {"type":"response.function_call_arguments.delta","item_id":"fc","delta":"\\"a\\"}"}\n\n',
    ['ok', 'access {"user":"a"} openai-responses 6-329'],
  ],
  [
    'data: {"type":"response.output_item.done","output_index":2,"item":{"type":"function_call","call_id":"c","name":"access","arguments":"{\\"user\\":\\"a\\"}"}}\n\n',
    ['ok', 'access {"user":"a"} openai-responses 6-152'],
  ],
  [
    'data: {"type":"response.function_call_arguments.delta","output_index":0,"delta":"{\\"us"}\n\ndata: {"type":"response.function_call_arguments.done","output_index":0,"name":"access","call_id":"c","arguments":"{\\"user\\":\\"a\\"}"}\n\n',
    ['ok', 'access {"user":"a"} openai-responses 6-222'],
  ],
  ['data: {"type":"response.output_item.added","item":{"type":"message"}}\n\n', ['no-call']],
  [
    'data: {"contentBlockStart":{"contentBlockIndex":1,"start":{"toolUse":{"toolUseId":"t","name":"access"}}}}\n\ndata: {"contentBlockDelta":{"contentBlockIndex":1,"delta":{"toolUse":{"input":"{\\"user\\":"}}}}\n\ndata: {"contentBlockDelta":{"contentBlockIndex":1,"delta":{"toolUse":{"input":"\\"a\\"}"}}}}\n\n',
    ['ok', 'access {"user":"a"} bedrock-converse 6-293'],
  ],
  [
    'data: {"contentBlockStart":{"contentBlockIndex":0,"start":{}}}\n\ndata: {"contentBlockDelta":{"contentBlockIndex":0,"delta":{"text":"x"}}}\n\n',
    ['no-call'],
  ],
  [
    'data: {"type":"tool-input-start","toolCallId":"c","toolName":"access"}\n\ndata: {"type":"tool-input-delta","toolCallId":"c","inputTextDelta":"{\\"user\\":"}\n\ndata: {"type":"tool-input-delta","toolCallId":"c","inputTextDelta":"\\"a\\"}"}\n\n',
    ['ok', 'access {"user":"a"} vercel-ai 6-230'],
  ],
  [
    'data: {"type":"tool-input-start","id":"c","toolName":"access"}\n\ndata: {"type":"tool-input-delta","id":"c","delta":"{\\"user\\":\\"a\\"}"}\n\n',
    ['ok', 'access {"user":"a"} vercel-ai 6-133'],
  ],
  [
    'data: {"type":"tool-input-start","toolCallId":"c","toolName":"access"}\n\ndata: {"type":"tool-input-delta","toolCallId":"c","inputTextDelta":"{\\"us"}\n\ndata: {"type":"tool-input-available","toolCallId":"c","toolName":"access","input":{"user":"a"}}\n\n',
    ['ok', 'access {"user":"a"} vercel-ai 6-244'],
  ],
  [
    'data: {"type":"tool-call-start","index":0,"delta":{"message":{"tool_calls":{"id":"c","function":{"name":"access","arguments":""}}}}}\n\ndata: {"type":"tool-call-delta","index":0,"delta":{"message":{"tool_calls":{"function":{"arguments":"{\\"user\\":\\"a\\"}"}}}}}\n\n',
    ['ok', 'access {"user":"a"} openai-chat 6-257'],
  ],
  ['data: {"type":"tool-call-start","index":0,"delta":{"message":{}}}\n\n', ['no-call']],
  [
    '{"tool":"access","args":{"user":"a"}}\n\n{"tool":"status"}\n',
    ['ok', 'access {"user":"a"} base 0-37', 'status {} base 39-56'],
  ],
  ['{"a":1}\n{"tool":"status",}\n', ['ok', 'status {} base 8-26 trailing-comma 24-25']],
  ['{"tool":"status"}\nnot json\n', ['ok', 'status {} base 0-17']],
  ['{"a":1}\n7', ['no-call']],
  ['data: 7\n\n', ['no-call']],
  ['data: {"tool":"status"}\nhello\n', ['ok', 'status {} base 6-23']],
  ['data: {"tool":\ndata: "status"}', ['ok', 'status {} base 0-30']],
  [
    '[{"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"t","name":"access","input":{}}},{"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"{\\"user\\":\\"a\\"}"}}]',
    ['ok', 'access {"user":"a"} anthropic-tool_use 1-224'],
  ],
  [
    [
      {
        type: 'content_block_start',
        index: 0,
        content_block: { type: 'tool_use', id: 't', name: 'access', input: {} },
      },
      {
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'input_json_delta', partial_json: '{"user":"a"}' },
      },
      { type: 'message_delta', delta: { stop_reason: 'max_tokens' } },
    ],
    ['ok', 'access {"user":"a"} anthropic-tool_use 0-0'],
  ],
  [
    'data: {"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"t","name":"access","input":{}}}\n\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"{\\"user\\":\\"a\\",\\"user\\":\\"b\\"}"}}\n\n',
    [
      'ambiguous',
      'duplicate-member of access 6-251: The call of access gives user twice: which of the two is meant cannot be told.',
    ],
  ],
  [
    'data: {"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"t","name":"access","input":{}}}\n\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"{\'user\':\'a\'}"}}\n\n',
    ['ok', 'access {"user":"a"} anthropic-tool_use 6-232 single-quotes 6-232 single-quotes 6-232'],
  ],
  [
    'data: {"contentBlockStart":{"contentBlockIndex":0,"start":{"toolUse":{"toolUseId":"t0","name":"access"}}}}\n\ndata: {"contentBlockStart":{"contentBlockIndex":1,"start":{"toolUse":{"toolUseId":"t1","name":"status"}}}}\n\ndata: {"contentBlockDelta":{"contentBlockIndex":0,"delta":{"toolUse":{"input":"{\\"user\\":"}}}}\n\ndata: {"contentBlockDelta":{"contentBlockIndex":1,"delta":{"toolUse":{"input":"{}"}}}}\n\ndata: {"contentBlockDelta":{"contentBlockIndex":0,"delta":{"toolUse":{"input":"\\"a\\"}"}}}}\n\n',
    ['ok', 'access {"user":"a"} bedrock-converse 6-490', 'status {} bedrock-converse 114-398'],
  ],
  [
    'data: {"contentBlockStart":{"contentBlockIndex":0,"start":{"toolUse":{"toolUseId":"t0","name":"status"}}}}\n\ndata: {"contentBlockDelta":{"contentBlockIndex":0,"delta":{"toolUse":{"input":"{}"}}}}\n\ndata: {"contentBlockStart":{"contentBlockIndex":0,"start":{"toolUse":{"toolUseId":"t0","name":"access"}}}}\n\ndata: {"contentBlockDelta":{"contentBlockIndex":0,"delta":{"toolUse":{"input":"{\\"user\\":\\"a\\"}"}}}}\n\n',
    ['ok', 'status {} bedrock-converse 6-194', 'access {"user":"a"} bedrock-converse 202-404'],
  ],
  [
    'data: {"type":"tool-input-start","id":"c","toolName":"access"}\n\ndata: {"type":"tool-input-start","id":"d","toolName":"status"}\n\ndata: {"type":"tool-input-delta","id":"c","delta":"{\\"user\\":\\"a\\"}"}\n\ndata: {"type":"tool-input-delta","id":"d","delta":"{}"}\n\n',
    ['ok', 'access {"user":"a"} vercel-ai 6-197', 'status {} vercel-ai 70-254'],
  ],
  ['  \ndata: {"tool": "status"}\n\n', ['ok', 'status {} base 9-27']],
  ['text data: {"tool": "status"}\n', ['ok', 'status {} base 11-29']],
  [
    '{"tool": "status"}\n{"tool": "status", "args": {}} x',
    ['ok', 'status {} base 0-18', 'status {} base 19-49'],
  ],
  ['{"tool": "status"}\n7\n', ['ok', 'status {} base 0-18']],
  ['7\n{"tool": "status"}\n', ['ok', 'status {} base 2-20']],
  ['[7]\n[8]', ['no-call']],
  ['data: {"tool":\n\ndata: "status"}\n\n', ['no-call']],
  ['data: x\n\ndata: {"tool": "status"}\n\n', ['ok', 'status {} base 15-33']],
  ['data:{"tool": "status"}', ['ok', 'status {} base 5-23']],
  ['event: x\n', ['no-call']],
  ['{"tool": "status"}\r\n{"tool": "status"}\r\n', ['ok', 'status {} base 0-18', 'status {} base 20-38']],
  [
    'data: {"choices":[{"delta":{"tool_calls":[{"function":{"arguments":"{\\"user\\":\\"a\\"}"}}]}}]}\n\n',
    [
      'cut-off',
      'cut-off 6-92: The stream holds a call whose beginning, with its name, is missing. Paste the whole stream.',
    ],
  ],
  [
    'data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"c","function":{"name":"access","arguments":"{\\"user\\":\\"a\\"}"}}]}}]}\n\ndata: {"choices":[{"message":{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":"{\\"user\\":\\"a\\"}"}},{"id":"d","type":"function","function":{"name":"status","arguments":"{}"}}]}}]}\n\n',
    ['ok', 'access {"user":"a"} openai-chat 6-137', 'status {} openai-chat 272-346'],
  ],
  [
    'data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"c","function":{"name":"access","arguments":" "}}]}}]}\n\n',
    [
      'schema-error',
      'access {} openai-chat 6-122',
      'argument-missing of access 6-122 /user: Argument /user of access is required, and is missing.',
    ],
  ],
  [
    'data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"c","function":{"name":"access","arguments":"{\\"user\\":\\"a\\"} "}}]}}]}\n\n',
    ['ok', 'access {"user":"a"} openai-chat 6-138'],
  ],
])('%j', (answer, told) => {
  expect(toldCalls(answer)).toEqual(told)
})
