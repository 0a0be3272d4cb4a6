// Finds the one call in a model's answer, by the rule of the format: the first JSON that is a call.
import { isObject, parseJson } from './coerce.ts'
import { jsonObjects } from './json-objects.ts'

/** A call as it is on the wire: `{"tool": "<id>", "args": {...}}`, its `args` not yet looked at. */
export type WireCall = { tool: string; args: unknown }

/**
 * The call in a text: the whole of it, else the first fenced block, else the first balanced `{...}` that is
 * JSON with a text as its `tool`. Any other JSON is content. `null` where there is none.
 */
export function findCall(text: string): WireCall | null {
  const whole = asCall(parseJson(text.trim()))
  if (whole) return whole
  for (const block of fencedBlocks(text)) {
    const call = asCall(parseJson(block.trim()))
    if (call) return call
  }
  const object = jsonObjects(text).find(object => object.tool)
  return object ? asCall(parseJson(text.slice(object.from, object.to))) : null
}

/** A value as a call; only members of its own count. */
export function asCall(value: unknown): WireCall | null {
  if (!isObject(value) || !Object.hasOwn(value, 'tool') || typeof value.tool !== 'string') return null
  return { tool: value.tool, args: Object.hasOwn(value, 'args') ? value.args : undefined }
}

/** What stands between a line that opens with three backticks and the next three backticks. */
function* fencedBlocks(text: string): Generator<string> {
  const opening = /^[ \t]*```[^\n`]*\n/gm
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const start = opening.lastIndex
    const end = text.indexOf('```', start)
    if (end === -1) return
    yield text.slice(start, end)
    opening.lastIndex = end + 3
  }
}
