// The wire formats there are: a new one is its file, and a line here.
import { anthropic } from './anthropic.ts'
import { apertus } from './apertus.ts'
import { atemInvoke } from './atem-invoke.ts'
import { base } from './base.ts'
import { bedrock } from './bedrock.ts'
import { callParenJson } from './call-paren-json.ts'
import { callingTool } from './calling-tool.ts'
import { claudeXml } from './claude-xml.ts'
import { claudeXmlLegacy } from './claude-xml-legacy.ts'
import { cliScreen } from './cli-screen.ts'
import { clineXml } from './cline-xml.ts'
import { cohereAction } from './cohere-action.ts'
import { cohereActionMd } from './cohere-action-md.ts'
import { deepseekDsml } from './deepseek-dsml.ts'
import { deepseekV31 } from './deepseek-v3.1.ts'
import { deepseekV3 } from './deepseek-v3.ts'
import { functionTagJson } from './function-tag-json.ts'
import { functionaryV32 } from './functionary-v3.2.ts'
import { functiongemma } from './functiongemma.ts'
import { functools } from './functools.ts'
import { gemini } from './gemini.ts'
import { gemmaToolCode } from './gemma-tool-code.ts'
import { gemma4 } from './gemma4.ts'
import { gigachat3 } from './gigachat3.ts'
import { glm45 } from './glm-4.5.ts'
import { glm47 } from './glm-4.7.ts'
import { granite3 } from './granite-3.ts'
import { granite20b } from './granite-20b-fc.ts'
import { harmony } from './harmony.ts'
import { hermes } from './hermes.ts'
import { internlm2 } from './internlm2.ts'
import { jsonNameArguments } from './json-name-arguments.ts'
import { jsonNameAsKey } from './json-name-as-key.ts'
import { kimiK2 } from './kimi-k2.ts'
import { langchain } from './langchain.ts'
import { langchainRepr } from './langchain-repr.ts'
import { lfm2Pythonic } from './lfm2-pythonic.ts'
import { llamaStack } from './llama-stack.ts'
import { llama3Json } from './llama3-json.ts'
import { llama3PythonTag } from './llama3-python-tag.ts'
import { llama4Pythonic } from './llama4-pythonic.ts'
import { longcat } from './longcat.ts'
import { mcp } from './mcp.ts'
import { minicpm5Xml } from './minicpm5-xml.ts'
import { minimaxM2 } from './minimax-m2.ts'
import { minimaxM3 } from './minimax-m3.ts'
import { mistralV3 } from './mistral-v3.ts'
import { mistralV11 } from './mistral-v11.ts'
import { nameLine } from './name-line.ts'
import { nameLineJson } from './name-line-json.ts'
import { ollama } from './ollama.ts'
import { olmo3Pythonic } from './olmo3-pythonic.ts'
import { openaiChat } from './openai-chat.ts'
import { openaiLegacy } from './openai-legacy.ts'
import { openaiResponses } from './openai-responses.ts'
import { pythonCall } from './python-call.ts'
import { pythonic } from './pythonic.ts'
import { qwen3Coder } from './qwen3-coder.ts'
import { react } from './react.ts'
import { seedOss } from './seed-oss.ts'
import { step3 } from './step3.ts'
import { toolCallsArray } from './tool-calls-array.ts'
import { toolCallsJsonl } from './tool-calls-jsonl.ts'
import { toolcallUpper } from './toolcall-upper.ts'
import { vercel } from './vercel.ts'
import { vercelUi } from './vercel-ui.ts'
import type { ObjectWire, TextWire, UnitWire, Wire } from './wire.ts'

/** Formats of objects, the more particular before the general. */
export const objectWires = [
  mcp,
  anthropic,
  openaiChat,
  ollama,
  openaiLegacy,
  openaiResponses,
  gemini,
  bedrock,
  vercel,
  vercelUi,
  langchain,
  llamaStack,
  base,
  llama3Json,
  jsonNameArguments,
  jsonNameAsKey,
] as const satisfies readonly ObjectWire[]

/** Formats of text. Where two open alike, the one whose opener says more stands first. */
export const textWires = [
  harmony,
  minimaxM2,
  minimaxM3,
  seedOss,
  step3,
  atemInvoke,
  claudeXmlLegacy,
  functionTagJson,
  apertus,
  callingTool,
  cliScreen,
  cohereActionMd,
  cohereAction,
  deepseekV31,
  deepseekV3,
  functionaryV32,
  functiongemma,
  functools,
  gemmaToolCode,
  gemma4,
  gigachat3,
  glm45,
  glm47,
  granite20b,
  granite3,
  hermes,
  internlm2,
  kimiK2,
  langchainRepr,
  lfm2Pythonic,
  llama3PythonTag,
  llama4Pythonic,
  longcat,
  minicpm5Xml,
  mistralV11,
  mistralV3,
  nameLineJson,
  olmo3Pythonic,
  qwen3Coder,
  toolCallsArray,
  toolCallsJsonl,
  toolcallUpper,
  claudeXml,
  deepseekDsml,
  clineXml,
  react,
  pythonic,
] as const satisfies readonly TextWire[]

/** Formats that have to fill the text. */
export const unitWires = [callParenJson, pythonCall, nameLine] as const satisfies readonly UnitWire[]

export const wires = [...objectWires, ...textWires, ...unitWires] as const satisfies readonly Wire[]

/** The name of a wire format. */
export type WireFormat = (typeof wires)[number]['format']
