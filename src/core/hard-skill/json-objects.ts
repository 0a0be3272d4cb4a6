// Finds every JSON object that stands in a text, in one pass from its end, however the braces are nested.

/** A JSON object in a text; `tool`: whether it has a member `tool` whose value is text. */
export type JsonObject = { from: number; to: number; tool: boolean }

/**
 * Every `{` at which a whole JSON object begins, from left to right, those inside others too.
 *
 * Objects and lists are read from the last to the first, so that whatever is nested has been read already
 * and is stepped over. No character is read more often than there are ways to be inside or outside a
 * string, so the time is linear in the text where trying each brace anew would be quadratic.
 */
export function jsonObjects(text: string): JsonObject[] {
  const ends = new Map<number, number | null>()
  const objects: JsonObject[] = []
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text[at]
    if (sign === '{') {
      const object = readObject(text, at, ends)
      if (object) {
        ends.set(at, object.to)
        objects.push(object)
      }
    } else if (sign === '[') {
      ends.set(at, readArray(text, at, ends))
    }
  }
  return objects.reverse()
}

type Ends = ReadonlyMap<number, number | null>

function readObject(text: string, from: number, ends: Ends): JsonObject | null {
  let tool = false
  let at = afterSpace(text, from + 1)
  if (text[at] === '}') return { from, to: at + 1, tool }
  for (;;) {
    const key = text[at] === '"' ? stringEnd(text, at) : null
    if (key === null) return null
    const colon = afterSpace(text, key)
    if (text[colon] !== ':') return null
    const start = afterSpace(text, colon + 1)
    const end = valueEnd(text, start, ends)
    if (end === null) return null
    // As JSON.parse has it, the last member of a name counts.
    if (isTool(text.slice(at, Math.min(key, at + LONGEST_TOOL_KEY)))) tool = text[start] === '"'
    at = afterSpace(text, end)
    if (text[at] === '}') return { from, to: at + 1, tool }
    if (text[at] !== ',') return null
    at = afterSpace(text, at + 1)
  }
}

function readArray(text: string, from: number, ends: Ends): number | null {
  let at = afterSpace(text, from + 1)
  if (text[at] === ']') return at + 1
  for (;;) {
    const end = valueEnd(text, at, ends)
    if (end === null) return null
    at = afterSpace(text, end)
    if (text[at] === ']') return at + 1
    if (text[at] !== ',') return null
    at = afterSpace(text, at + 1)
  }
}

function valueEnd(text: string, at: number, ends: Ends): number | null {
  const sign = text[at]
  if (sign === '{' || sign === '[') return ends.get(at) ?? null
  if (sign === '"') return stringEnd(text, at)
  scalar.lastIndex = at
  return scalar.test(text) ? scalar.lastIndex : null
}

const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const escaped = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y
const jsonSpace = /[ \t\n\r]*/y

/** A loop and no expression: a string may be megabytes long, and backtracking needs memory for each of them. */
function stringEnd(text: string, at: number): number | null {
  let next = at + 1
  while (next < text.length) {
    const code = text.charCodeAt(next)
    if (code === QUOTE) return next + 1
    if (code < SPACE) return null
    if (code !== BACKSLASH) next++
    else {
      escaped.lastIndex = next
      if (!escaped.test(text)) return null
      next = escaped.lastIndex
    }
  }
  return null
}

function afterSpace(text: string, at: number): number {
  jsonSpace.lastIndex = at
  jsonSpace.test(text)
  return jsonSpace.lastIndex
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const SPACE = 0x20

/** `"tool"` with every letter escaped is this long. */
const LONGEST_TOOL_KEY = 2 + 4 * 6

function isTool(key: string): boolean {
  return key === '"tool"' || (key.includes('\\u') && parsed(key) === 'tool')
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(key)
  } catch {
    return null
  }
}
