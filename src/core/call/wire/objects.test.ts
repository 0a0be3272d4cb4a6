// Objects of the APIs: which members are calls, and what is said of those that are none.
import { expect, test } from 'vitest'
import { toldCalls } from '../../../../test/told-calls.ts'

test.each([
  [
    '{"role":"assistant","content":[{"type":"text","text":"x"},{"type":"tool_use","id":"t1","name":"access","input":{"user":"a"}}],"stop_reason":"tool_use"}',
    ['ok', 'access {"user":"a"} anthropic-tool_use 58-124'],
  ],
  [
    '{"content":[{"type":"tool_use","id":"t1","name":"access","input":{"user":"a"}}],"stop_reason":"max_tokens"}',
    [
      'ok',
      'access {"user":"a"} anthropic-tool_use 12-78',
      'stopped-early: The answer stopped early (max_tokens): the call may lack arguments.',
    ],
  ],
  [
    '{"content":[{"type":"tool_use","id":"t1","name":"access","input":{"user":"a"}}],"stopReason":"length"}',
    [
      'ok',
      'access {"user":"a"} anthropic-tool_use 12-78',
      'stopped-early: The answer stopped early (length): the call may lack arguments.',
    ],
  ],
  [
    '{"choices":[{"finish_reason":"length","message":{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":"{\\"user\\":\\"a\\"}"}}]}}]}',
    [
      'ok',
      'access {"user":"a"} openai-chat 63-151',
      'stopped-early: The answer stopped early (length): the call may lack arguments.',
    ],
  ],
  ['{"choices":[{"finish_reason":"content_filter","message":{"content":"x"}}]}', ['no-call']],
  [
    '{"status":"incomplete","output":[{"type":"function_call","call_id":"c","name":"access","arguments":"{\\"user\\":\\"a\\"}"}]}',
    [
      'ok',
      'access {"user":"a"} openai-responses 33-118',
      'stopped-early: The answer stopped early (incomplete): the call may lack arguments.',
    ],
  ],
  [
    '{"type":"tool_use","name":"access"}',
    [
      'schema-error',
      'access {} anthropic-tool_use 0-35',
      'argument-missing of access 0-35 /user: Argument /user of access is required, and is missing.',
    ],
  ],
  ['{"type":"tool_use","name":7,"input":{}}', ['ambiguous', 'ambiguous 0-39: A call names no tool.']],
  [
    '{"type":"tool_use","id":"x","name":"access","input":{"user":"a"},"extra":1}',
    ['ok', 'access {"user":"a"} anthropic-tool_use 0-75'],
  ],
  [
    '{"content":[{"type":"server_tool_use","name":"search","input":{}},{"type":"tool_use","id":"t1","name":"access","input":{"user":"a"}}]}',
    [
      'ok',
      'access {"user":"a"} anthropic-tool_use 66-132',
      'already-executed of search 12-65: The provider has already run search: there is nothing to call.',
    ],
  ],
  [
    '{"content":[{"type":"server_tool_use","input":{}}]}',
    [
      'already-executed',
      'already-executed of server_tool_use 12-49: The provider has already run server_tool_use: there is nothing to call.',
    ],
  ],
  [
    '{"content":[{"type":"mcp_tool_use","name":"access","input":{"user":"a"}}]}',
    [
      'already-executed',
      'already-executed of access 12-72: The provider has already run access: there is nothing to call.',
    ],
  ],
  [
    '{"output":[{"type":"web_search_call","id":"w"}]}',
    [
      'already-executed',
      'already-executed of web_search_call 11-46: The provider has already run web_search_call: there is nothing to call.',
    ],
  ],
  [
    '{"output":[{"type":"code_interpreter_call","code":"x"},{"type":"image_generation_call"},{"type":"local_shell_call"},{"type":"file_search_call"},{"type":"computer_call"},{"type":"mcp_call","name":"access"}]}',
    [
      'already-executed',
      'already-executed of code_interpreter_call 11-54: The provider has already run code_interpreter_call: there is nothing to call.',
      'already-executed of image_generation_call 55-87: The provider has already run image_generation_call: there is nothing to call.',
      'already-executed of local_shell_call 88-115: The provider has already run local_shell_call: there is nothing to call.',
      'already-executed of file_search_call 116-143: The provider has already run file_search_call: there is nothing to call.',
      'already-executed of computer_call 144-168: The provider has already run computer_call: there is nothing to call.',
      'already-executed of access 169-204: The provider has already run access: there is nothing to call.',
    ],
  ],
  [
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"access","arguments":{"user":"a"}}}',
    ['ok', 'access {"user":"a"} mcp 0-98'],
  ],
  ['{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}', ['no-call']],
  ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":"x"}', ['no-call']],
  [
    '{"jsonrpc":"2.0","id":1,"result":{"content":[]}}',
    ['already-executed', 'already-executed 0-48: This is the result of a call: there is nothing to call.'],
  ],
  ['{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}', ['no-call']],
  [
    '{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":"{\\"user\\":\\"a\\"}"}}]}',
    ['ok', 'access {"user":"a"} openai-chat 15-103'],
  ],
  [
    '{"tool_calls":[{"id":"c","type":"function","function":{"name":"status","arguments":""}}]}',
    ['ok', 'status {} openai-chat 15-87'],
  ],
  [
    '{"tool_calls":[{"id":"c","type":"custom","custom":{"name":"access","input":"x"}}]}',
    [
      'schema-error',
      'free-text of access 15-80: The call of access carries free text, which cannot become arguments.',
    ],
  ],
  [
    '{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":"{\\"user\\":\\"a\\""}}]}',
    ['ok', 'access {"user":"a"} openai-chat 15-102 missing-end 15-102'],
  ],
  [
    '{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":"{\\"user\\":\\"a\\"}}"}}]}',
    ['ok', 'access {"user":"a"} openai-chat 15-104 extra-end 15-104'],
  ],
  ['{"tool_calls":[{"id":"c","type":"function","function":{"arguments":"{}"}}]}', ['no-call']],
  [
    '{"message":{"role":"assistant","tool_calls":[{"function":{"name":"access","arguments":{"user":"a"}}}]},"done":true}',
    ['ok', 'access {"user":"a"} ollama-api 45-100'],
  ],
  [
    '{"role":"assistant","function_call":{"name":"access","arguments":"{\\"user\\":\\"a\\"}"}}',
    ['ok', 'access {"user":"a"} openai-function_call 0-85'],
  ],
  [
    '{"function_call":{"name":"access"}}',
    [
      'schema-error',
      'access {} gemini 0-35',
      'argument-missing of access 0-35 /user: Argument /user of access is required, and is missing.',
    ],
  ],
  [
    '{"type":"function_call","call_id":"c","name":"access","arguments":"{\\"user\\":\\"a\\"}"}',
    ['ok', 'access {"user":"a"} openai-responses 0-85'],
  ],
  [
    '{"type":"response.function_call_arguments.done","item_id":"i","name":"access","arguments":"{\\"user\\":\\"a\\"}"}',
    ['ok', 'access {"user":"a"} openai-responses 0-109'],
  ],
  [
    '{"type":"custom_tool_call","call_id":"c","name":"access","input":"x"}',
    [
      'schema-error',
      'free-text of access 0-69: The call of access carries free text, which cannot become arguments.',
    ],
  ],
  ['{"type":"function_call","name":7,"arguments":"{}"}', ['no-call']],
  [
    '{"candidates":[{"content":{"role":"model","parts":[{"functionCall":{"name":"access","args":{"user":"a"}}}]},"finishReason":"STOP"}]}',
    ['ok', 'access {"user":"a"} gemini 51-105'],
  ],
  ['{"function_call":{"name":"access","args":{"user":"a"}}}', ['ok', 'access {"user":"a"} gemini 0-55']],
  [
    '{"functionCall":{"name":"access","args":{"user":"a"},"willContinue":true}}',
    ['cut-off', 'cut-off of access 0-74: The arguments of access are still arriving: the call is cut off.'],
  ],
  [
    '{"functionCall":{"name":"access","partialArgs":[]}}',
    ['cut-off', 'cut-off of access 0-51: The arguments of access are still arriving: the call is cut off.'],
  ],
  [
    '{"candidates":[{"finishReason":"MALFORMED_FUNCTION_CALL","finishMessage":"Malformed function call: print(default_api.access(user=\\"a\\"))"}]}',
    ['ok', 'access {"user":"a"} gemini 15-138 recovered 15-138 name-prefix 15-138'],
  ],
  [
    '{"candidates":[{"finish_reason":"MALFORMED_FUNCTION_CALL","finish_message":"access(user=\\"a\\")"}]}',
    ['ok', 'access {"user":"a"} gemini 15-96 recovered 15-96'],
  ],
  ['{"candidates":[{"finishReason":"MALFORMED_FUNCTION_CALL","finishMessage":"none"}]}', ['no-call']],
  ['{"candidates":[{"finishReason":"MALFORMED_FUNCTION_CALL"}]}', ['no-call']],
  [
    '{"output":{"message":{"role":"assistant","content":[{"toolUse":{"toolUseId":"t","name":"access","input":{"user":"a"}}}]}},"stopReason":"tool_use"}',
    ['ok', 'access {"user":"a"} bedrock-converse 52-118'],
  ],
  [
    '{"toolUse":{"type":"server_tool_use","name":"access","input":{"user":"a"}}}',
    [
      'already-executed',
      'already-executed of access 0-75: The provider has already run access: there is nothing to call.',
    ],
  ],
  ['{"toolUse":"x"}', ['no-call']],
])('%j', (answer, told) => {
  expect(toldCalls(answer)).toEqual(told)
})
