// The pieces of calls in the events of each API.
import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'

test.each<[string, string | null]>([
  [
    '{"type":"content_block_start","index":2,"content_block":{"type":"tool_use","id":"t","name":"access","input":{}}}',
    '[{"key":"anthropic 2","format":"anthropic-tool_use","name":"access","id":"t","args":{},"begins":true}]',
  ],
  ['{"type":"content_block_start","index":2,"content_block":{"type":"text","text":""}}', null],
  [
    '{"type":"content_block_stop","index":2,"content_block":{"type":"tool_use","id":"t","name":"access","input":{}}}',
    null,
  ],
  [
    '{"type":"content_block_delta","index":2,"delta":{"type":"input_json_delta","partial_json":"{\\"a"}}',
    '[{"key":"anthropic 2","format":"anthropic-tool_use","text":"{\\"a"}]',
  ],
  ['{"type":"content_block_delta","index":2,"delta":{"type":"text_delta","text":"a"}}', null],
  [
    '{"type":"response.output_item.added","output_index":1,"item":{"type":"function_call","id":"fc","call_id":"c","name":"access","arguments":""}}',
    '[{"key":"responses fc","format":"openai-responses","name":"access","id":"c"}]',
  ],
  [
    '{"type":"response.output_item.done","output_index":1,"item":{"type":"function_call","call_id":"c","name":"access","arguments":"{}"}}',
    '[{"key":"responses 1","format":"openai-responses","name":"access","id":"c","text":"{}","whole":"{}"}]',
  ],
  ['{"type":"response.output_item.added","output_index":1,"item":{"type":"message"}}', null],
  ['{"type":"x.response.output_item.added","item":{"type":"function_call","name":"access"}}', null],
  ['{"type":"response.output_item.added.x","item":{"type":"function_call","name":"access"}}', null],
  [
    '{"type":"response.function_call_arguments.delta","item_id":"fc","output_index":1,"delta":"{\\"a"}',
    '[{"key":"responses fc","format":"openai-responses","text":"{\\"a"}]',
  ],
  [
    '{"type":"response.function_call_arguments.delta","output_index":1,"delta":"{\\"a"}',
    '[{"key":"responses 1","format":"openai-responses","text":"{\\"a"}]',
  ],
  [
    '{"type":"response.function_call_arguments.done","item_id":"fc","name":"access","call_id":"c","arguments":"{}"}',
    '[{"key":"responses fc","format":"openai-responses","name":"access","id":"c","text":"{}","whole":"{}"}]',
  ],
  [
    '{"contentBlockStart":{"contentBlockIndex":3,"start":{"toolUse":{"toolUseId":"t","name":"access"}}}}',
    '[{"key":"bedrock 3","format":"bedrock-converse","name":"access","id":"t","begins":true}]',
  ],
  ['{"contentBlockStart":{"contentBlockIndex":3,"start":{}}}', null],
  [
    '{"contentBlockDelta":{"contentBlockIndex":3,"delta":{"toolUse":{"input":"{\\"a"}}}}',
    '[{"key":"bedrock 3","format":"bedrock-converse","text":"{\\"a"}]',
  ],
  ['{"contentBlockDelta":{"contentBlockIndex":3,"delta":{"text":"a"}}}', null],
  [
    '{"type":"tool-input-start","toolCallId":"c","toolName":"access"}',
    '[{"key":"vercel c","format":"vercel-ai","name":"access","id":"c"}]',
  ],
  [
    '{"type":"tool-input-start","id":"c","toolName":"access"}',
    '[{"key":"vercel c","format":"vercel-ai","name":"access","id":""}]',
  ],
  [
    '{"type":"tool-input-delta","toolCallId":"c","id":"d","inputTextDelta":"{\\"a"}',
    '[{"key":"vercel c","format":"vercel-ai","text":"{\\"a"}]',
  ],
  [
    '{"type":"tool-input-delta","id":"c","delta":"{\\"a"}',
    '[{"key":"vercel c","format":"vercel-ai","text":"{\\"a"}]',
  ],
  [
    '{"type":"tool-input-available","toolCallId":"c","toolName":"access","input":{"a":1}}',
    '[{"key":"vercel c","format":"vercel-ai","name":"access","id":"c","whole":"","args":{"a":1}}]',
  ],
  ['{"type":"tool-input-end","id":"c"}', null],
  [
    '{"type":"tool-call-start","index":4,"delta":{"message":{"tool_calls":{"id":"c","function":{"name":"access","arguments":""}}}}}',
    '[{"key":"cohere 4","format":"openai-chat","name":"access","id":"c","text":""}]',
  ],
  [
    '{"type":"tool-call-delta","index":4,"delta":{"message":{"tool_calls":{"function":{"arguments":"{\\"a"}}}}}',
    '[{"key":"cohere 4","format":"openai-chat","name":"","id":"","text":"{\\"a"}]',
  ],
  [
    '{"type":"tool-call-end","index":4,"delta":{"message":{"tool_calls":{"function":{"arguments":"x"}}}}}',
    null,
  ],
  ['{"type":"tool-call-start","index":4,"delta":{"message":{}}}', null],
  ['{"type":"x-tool-call-start","delta":{"message":{"tool_calls":{"function":{"name":"access"}}}}}', null],
  ['{"type":"tool-call-starting","delta":{"message":{"tool_calls":{"function":{"name":"access"}}}}}', null],
  [
    '{"choices":[{"delta":{"function_call":{"name":"access","arguments":"{\\"a"}}}]}',
    '[{"key":"function_call 0","format":"openai-function_call","name":"access","text":"{\\"a"}]',
  ],
  [
    '{"choices":[{"index":1,"delta":{"function_call":{"arguments":"{\\"a"}}}]}',
    '[{"key":"function_call 1","format":"openai-function_call","name":"","text":"{\\"a"}]',
  ],
  [
    '{"choices":[{"delta":{"tool_calls":[{"index":0,"id":"c","function":{"name":"access","arguments":""}},{"index":1,"function":{"arguments":"{\\"a"}}]}}]}',
    '[{"key":"chat 0 0","format":"openai-chat","name":"access","id":"c","text":""},{"key":"chat 0 1","format":"openai-chat","name":"","id":"","text":"{\\"a"}]',
  ],
  [
    '{"choices":[{"index":1,"delta":{"tool_calls":[{"id":"c","function":{"name":"access","arguments":{"a":1}}}]}}]}',
    '[{"key":"chat 1 c","format":"openai-chat","name":"access","id":"c","args":{"a":1}}]',
  ],
  [
    '{"choices":[{"delta":{"tool_calls":[{"function":{"arguments":"{\\"a"}}]}}]}',
    '[{"key":"","format":"openai-chat","name":"","id":"","text":"{\\"a"}]',
  ],
  ['{"choices":[{"delta":{"content":"a"}}]}', null],
  ['{"choices":[{"delta":{"tool_calls":"x"}}]}', null],
  ['{"choices":"x"}', null],
  ['{}', null],
  ['7', null],
])('%s', (event, pieces) => {
  const given = piecesOf(JSON.parse(event))
  expect(given === null ? null : JSON.stringify(given)).toBe(pieces)
})
