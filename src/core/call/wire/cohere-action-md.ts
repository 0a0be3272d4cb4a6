// Cohere Command R: a fenced list of JSON behind a word.
import { readMarkedJson } from './marked-json.ts'
import type { TextWire } from './wire.ts'

/*
 * calls = "Action:" "```json" [ { "tool_name": string, "parameters": object }, … ] "```"
 * The tool directly_answer is its way to call none.
 */
export const cohereActionMd = {
  format: 'cohere-action-md',
  title: 'Cohere Command R',
  example: 'Action: ```json\n[{"tool_name": "access", "parameters": {"user": "x@y.z"}}]\n```',
  marked: true,
  opens: /Action:\s*```(?:json)?(?=\s*\[)/,
  read: (page, from, at) => readMarkedJson(page, from, { at, close: '```' }),
  write: calls =>
    `Action: \`\`\`json\n${JSON.stringify(calls.map(call => ({ tool_name: call.name, parameters: call.arguments })))}\n\`\`\``,
} as const satisfies TextWire
