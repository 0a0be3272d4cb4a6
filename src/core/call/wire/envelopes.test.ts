// Objects of the SDKs, what stands around calls, and conversations: where calls are looked for, and where never.
import { expect, test } from 'vitest'
import { toldCalls } from '../../../../test/told-calls.ts'

test.each([
  [
    '{"type":"tool-call","toolCallId":"c","toolName":"access","input":{"user":"a"}}',
    ['ok', 'access {"user":"a"} vercel-ai 0-78'],
  ],
  [
    '{"type":"tool-call","toolCallId":"c","toolName":"access","args":{"user":"a"}}',
    ['ok', 'access {"user":"a"} vercel-ai 0-77'],
  ],
  [
    '{"type":"tool-call","toolCallId":"c","toolName":"access","input":"{\\"user\\":\\"a\\"}"}',
    ['ok', 'access {"user":"a"} vercel-ai 0-84'],
  ],
  [
    '{"type":"tool-call","toolCallId":"c","toolName":"access","input":{"user":"a"},"providerExecuted":true}',
    [
      'already-executed',
      'already-executed of access 0-102: The provider has already run access: there is nothing to call.',
    ],
  ],
  [
    '{"parts":[{"type":"tool-access","toolCallId":"c","state":"input-available","input":{"user":"a"}}]}',
    ['ok', 'access {"user":"a"} vercel-ai-ui 10-96'],
  ],
  [
    '{"parts":[{"type":"tool-access","toolCallId":"c","state":"output-available","input":{"user":"a"},"output":1}]}',
    [
      'ok',
      'access {"user":"a"} vercel-ai-ui 10-108',
      'has-result of access 10-108: This call of access already has a result.',
    ],
  ],
  [
    '{"parts":[{"type":"tool-access","toolCallId":"c","state":"input-streaming","input":{"user":"a"}}]}',
    ['cut-off', 'cut-off of access 10-96: The arguments of access are still arriving: the call is cut off.'],
  ],
  [
    '{"parts":[{"type":"dynamic-tool","toolName":"access","toolCallId":"c","state":"input-available","input":{"user":"a"}}]}',
    ['ok', 'access {"user":"a"} vercel-ai-ui 10-117'],
  ],
  [
    '{"parts":[{"type":"dynamic-tool","toolCallId":"c","state":"input-available","input":{"user":"a"}}]}',
    ['no-call'],
  ],
  [
    '{"toolInvocations":[{"state":"call","toolCallId":"c","toolName":"access","args":{"user":"a"}}]}',
    ['ok', 'access {"user":"a"} vercel-ai-ui 20-93'],
  ],
  [
    '{"toolInvocations":[{"state":"result","toolCallId":"c","toolName":"access","args":{"user":"a"},"result":1}]}',
    [
      'ok',
      'access {"user":"a"} vercel-ai-ui 20-106',
      'has-result of access 20-106: This call of access already has a result.',
    ],
  ],
  ['{"parts":[{"type":"tool-access","state":"input-available","input":{"user":"a"}}]}', ['no-call']],
  [
    '{"content":"","tool_calls":[{"name":"access","args":{"user":"a"},"id":"c","type":"tool_call"}],"invalid_tool_calls":[]}',
    ['ok', 'access {"user":"a"} langchain 28-93'],
  ],
  [
    '{"content":"","tool_calls":[],"invalid_tool_calls":[{"name":"access","args":"{\\"user","id":"c"},7]}',
    [
      'cut-off',
      'cut-off of access 52-95: The call of access was marked as invalid where it came from: its arguments are cut off or malformed.',
    ],
  ],
  ['{"tool_calls":[{"type":"tool_call","name":"access"}]}', ['no-call']],
  [
    '{"role":"assistant","tool_calls":[{"call_id":"c","tool_name":"access","arguments":{"user":"a"},"arguments_json":"{}"}]}',
    ['ok', 'access {"user":"a"} llama-stack 34-117'],
  ],
  [
    '{"tool_calls":[{"tool_name":"access","arguments":{"user":"a"}}]}',
    ['ok', 'access {"user":"a"} json-name-arguments 15-62'],
  ],
  [
    '{"functionCalls":[{"name":"access","args":{"user":"a"}}]}',
    ['ok', 'access {"user":"a"} json-name-arguments 18-55'],
  ],
  [
    '{"required_action":{"submit_tool_outputs":{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":"{\\"user\\":\\"a\\"}"}}]}}}',
    ['ok', 'access {"user":"a"} openai-chat 57-145'],
  ],
  [
    '{"body":"{\\"content\\":[{\\"type\\":\\"tool_use\\",\\"id\\":\\"t1\\",\\"name\\":\\"access\\",\\"input\\":{\\"user\\":\\"a\\"}}]}"}',
    ['ok', 'access {"user":"a"} anthropic-tool_use 0-111'],
  ],
  [
    '{"data":"{\\"content\\":[{\\"type\\":\\"tool_use\\",\\"id\\":\\"t1\\",\\"name\\":\\"access\\",\\"input\\":{\\"user\\":\\"a\\"}}],\\"stop_reason\\":\\"max_tokens\\"}"}',
    [
      'ok',
      'access {"user":"a"} anthropic-tool_use 0-142',
      'stopped-early: The answer stopped early (max_tokens): the call may lack arguments.',
    ],
  ],
  [
    '{"response":"{\\"content\\":[{\\"type\\":\\"tool_use\\",\\"id\\":\\"t1\\",\\"name\\":\\"access\\",\\"input\\":{\\"user\\":\\"a\\"}}]} x"}',
    ['no-call'],
  ],
  [
    '{"payload":" {\\"content\\":[{\\"type\\":\\"tool_use\\",\\"id\\":\\"t1\\",\\"name\\":\\"access\\",\\"input\\":{\\"user\\":\\"a\\"}}]}\\n"}',
    ['ok', 'access {"user":"a"} anthropic-tool_use 0-117'],
  ],
  [
    '{"content":"{\\"content\\":[{\\"type\\":\\"tool_use\\",\\"id\\":\\"t1\\",\\"name\\":\\"access\\",\\"input\\":{\\"user\\":\\"a\\"}}]}"}',
    ['no-call'],
  ],
  ['{"rows":[{"type":"tool_use","id":"t1","name":"access","input":{"user":"a"}}]}', ['no-call']],
  [
    '{"content":[{"type":"thinking","content":[{"type":"tool_use","id":"t1","name":"access","input":{"user":"a"}}]}]}',
    ['no-call'],
  ],
  [
    '{"content":[{"type":"tool_result","content":[{"type":"tool_use","id":"t1","name":"access","input":{"user":"a"}}]}]}',
    ['no-call'],
  ],
  ['{"parts":[{"thought":true,"functionCall":{"name":"access","args":{"user":"a"}}}]}', ['no-call']],
  [
    '{"parts":[{"functionResponse":{"name":"access","response":{"content":[{"type":"tool_use","id":"t1","name":"access","input":{"user":"a"}}]}}}]}',
    ['no-call'],
  ],
  [
    '{"role":"user","content":[{"type":"tool_use","id":"t1","name":"access","input":{"user":"a"}}]}',
    ['no-call'],
  ],
  [
    '{"role":"developer","content":[{"type":"tool_use","id":"t1","name":"access","input":{"user":"a"}}]}',
    ['no-call'],
  ],
  [
    '[{"role":"user","content":"x"},{"role":"assistant","content":[{"type":"tool_use","id":"t1","name":"access","input":{"user":"a"}}]}]',
    ['ok', 'access {"user":"a"} anthropic-tool_use 62-128'],
  ],
  [
    '[{"role":"assistant","content":[{"type":"tool_use","id":"t1","name":"access","input":{"user":"a"}}]},{"role":"user","content":"x"},{"role":"assistant","content":"Done."}]',
    ['no-call'],
  ],
  [
    '[{"role":"assistant","content":[{"type":"tool_use","id":"t1","name":"access","input":{"user":"a"}}]},{"role":"user","content":"x"}]',
    ['ok', 'access {"user":"a"} anthropic-tool_use 32-98'],
  ],
  [
    '[{"type":"human","content":"x"},{"type":"ai","tool_calls":[{"name":"access","args":{"user":"a"},"id":"c","type":"tool_call"}]}]',
    ['ok', 'access {"user":"a"} langchain 59-124'],
  ],
  [
    '[{"type":"user","message":{"role":"user","content":"x"}},{"type":"assistant","message":{"role":"assistant","content":[{"type":"tool_use","id":"t1","name":"access","input":{"user":"a"}}]}}]',
    ['ok', 'access {"user":"a"} anthropic-tool_use 118-184'],
  ],
  [
    '[{"type":"function_call","call_id":"c","name":"status","arguments":"{}"},{"type":"function_call_output","call_id":"c","output":"x"},{"type":"function_call","call_id":"d","name":"access","arguments":"{\\"user\\":\\"a\\"}"}]',
    ['ok', 'access {"user":"a"} openai-responses 132-217'],
  ],
  [
    '[{"payload":{"type":"custom_tool_call_output"}},{"payload":{"type":"custom_tool_call","name":"access","input":"x"}}]',
    [
      'schema-error',
      'free-text of access 59-114: The call of access carries free text, which cannot become arguments.',
    ],
  ],
  [
    '{"content":[{"type":"tool_use","id":"x","name":"access","input":{"user":"a"}},{"type":"tool_use","id":"x","name":"access","input":{"user":"a"}},{"type":"tool_use","id":"","name":"access","input":{"user":"a"}}]}',
    ['ok', 'access {"user":"a"} anthropic-tool_use 12-77', 'access {"user":"a"} anthropic-tool_use 144-208'],
  ],
])('%j', (answer, told) => {
  expect(toldCalls(answer)).toEqual(told)
})
