// Colours the inside of a tool fence as what it is: keys, params, the program, and the params in the run.
import type { StringStream } from '@codemirror/language'
import { tags } from '@lezer/highlight'

/** What the rest of a line is, after its key; `list` stays while a run's items follow. */
export type ToolFence = {
  rest: 'text' | 'type' | 'default' | 'enum' | 'run' | 'item'
  program: boolean
  list: boolean
}

const fenceKey = /^(?:id|description|params|run)(?=:)/
const paramKey = /^(?:type|format|enum|description|default)(?=:)/

export const startTool = (): ToolFence => ({ rest: 'text', program: false, list: false })

/** The styles that are this format's own. */
export const toolStyles = {
  fenceKey: tags.keyword,
  param: tags.definition(tags.variableName),
  paramKey: tags.propertyName,
  program: tags.function(tags.variableName),
  inserted: tags.special(tags.variableName),
}

/** The next token's style; `null` for text without one. */
export function toolToken(stream: StringStream, state: ToolFence): string | null {
  if (stream.sol()) return lineStart(stream, state)
  if (stream.eat(':')) {
    stream.eatSpace()
    return 'punctuation'
  }
  return state.rest === 'run' || state.rest === 'item' ? runWord(stream, state) : value(stream, state)
}

function lineStart(stream: StringStream, state: ToolFence): string | null {
  if (stream.peek() === '#') return line(stream, 'comment')
  const key = stream.match(fenceKey)
  // `true` says that nothing matched with consumption off, which is not asked for here.
  if (key && key !== true) {
    const run = key[0] === 'run'
    Object.assign(state, { rest: run ? 'run' : key[0] === 'id' ? 'type' : 'text', program: run, list: run })
    return 'fenceKey'
  }
  if (state.list && stream.match(/^\s+- ?/)) {
    if (state.rest === 'item') state.program = false
    state.rest = 'item'
    return 'punctuation'
  }
  state.list = false
  if (stream.match(/^ {4}(?! )/)) return paramLine(stream, state)
  if (stream.match(/^ {2}(?! )/)) {
    state.rest = 'text'
    return stream.match(/^[^:]+/) ? 'param' : null
  }
  return line(stream, stream.match(/^\s*$/, false) ? null : 'invalid')
}

function paramLine(stream: StringStream, state: ToolFence): string | null {
  const key = stream.match(paramKey)
  if (!key || key === true) return line(stream, 'invalid')
  state.rest = key[0] === 'type' || key[0] === 'format' ? 'type' : 'text'
  if (key[0] === 'enum' || key[0] === 'default') state.rest = key[0]
  return 'paramKey'
}

function value(stream: StringStream, state: ToolFence): string | null {
  if (state.rest === 'type') return line(stream, 'typeName')
  if (state.rest === 'default') return line(stream, 'string')
  if (state.rest === 'text') return line(stream, null)
  if (stream.eat(',')) return 'punctuation'
  stream.eatWhile(/[^,]/)
  return 'string'
}

/** One word of a run, its params apart; the first word is the program. */
function runWord(stream: StringStream, state: ToolFence): string | null {
  if (stream.eatSpace()) {
    state.program = false
    return null
  }
  if (stream.match('$$')) return 'escape'
  if (stream.match(/^\$\w+/)) return 'inserted'
  stream.next()
  stream.eatWhile(/[^\s$]/)
  return state.program ? 'program' : null
}

function line(stream: StringStream, style: string | null): string | null {
  stream.skipToEnd()
  return style
}
