// Colours Markdown outside of code fences, a token at a time. It reads a line without those below it, so text is a
// heading or a table by its own first sign, and emphasis closes in its line, but for strong words.
import type { StringStream } from '@codemirror/language'
import { headingLevel } from './blocks.ts'

export type Prose = {
  /** Before the first word, where the marks of quotes and lists stand. */
  lead: boolean
  /** The style of the whole line. */
  line: string
  /** The mark that closes the strong words, which may be in a later line, and those of this line. */
  strong: string
  emphasis: string
  strike: string
  /** Where code in backticks ends and how many of them close it. */
  code: { to: number; ticks: number } | null
  /** Where a link's text ends, and the whole of it. */
  link: { text: number; to: number } | null
  table: boolean
  comment: boolean
  /** The marks that nothing more closes in this line. */
  dead: string
}

export const startProse = (): Prose => ({
  lead: true,
  line: '',
  strong: '',
  emphasis: '',
  strike: '',
  code: null,
  link: null,
  table: false,
  comment: false,
  dead: '',
})

const mark = 'processingInstruction'
const link = /^!?\[([^[\]]*)\](?:\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\])?/

/** What ends with a paragraph. */
export function endParagraph(state: Prose): void {
  state.strong = ''
  state.table = false
}

/** The next token's style; `null` for text without one. */
export function proseToken(stream: StringStream, state: Prose): string | null {
  if (stream.sol())
    Object.assign(state, { lead: true, line: '', emphasis: '', strike: '', code: null, link: null, dead: '' })
  if (state.comment) return comment(stream, state)
  if (state.lead) {
    const style = lineStart(stream, state)
    if (style !== undefined) return style
    state.lead = false
  }
  if (state.code) return code(stream, state, state.code)
  return state.line === 'url' ? definition(stream) : (linkEnd(stream, state) ?? inline(stream, state))
}

/** A mark before the first word; `undefined` where the words begin. */
function lineStart(stream: StringStream, state: Prose): string | null | undefined {
  const begins = stream.sol()
  if (begins && stream.match(/^[ \t]*(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})$/)) {
    endParagraph(state)
    return null
  }
  const level = begins ? headingLevel(stream.string) : null
  if (level) {
    endParagraph(state)
    state.lead = false
    state.line = `heading${level}`
    stream.match(/^ *#+/)
    return styled(state, mark)
  }
  if (begins && stream.match(/^ {0,3}\[[^[\]]+\]:/)) {
    state.line = 'url'
    state.lead = false
    return 'labelName'
  }
  if (stream.eatSpace()) {
    if (stream.eol()) endParagraph(state)
    return null
  }
  if (stream.eat('>')) return mark
  if (stream.match(/^(?:[-*+]|\d{1,9}[.)])(?=\s|$)/)) {
    endParagraph(state)
    return mark
  }
  if (stream.peek() !== '|') return undefined
  if (stream.match(/^\|[-:| \t]+$/)) return mark
  if (!state.table) state.line = 'heading'
  state.table = true
  return undefined
}

/** The address and the title of a link that is defined apart from its text. */
function definition(stream: StringStream): string | null {
  if (stream.eatSpace()) return null
  if (stream.match(/^(?:"[^"]*"|'[^']*'|\([^()]*\))/)) return 'string'
  stream.match(/^\S+/)
  return 'url'
}

/** Everything of a link after its text; `null` where that does not begin here. */
function linkEnd(stream: StringStream, state: Prose): string | null {
  if (!state.link || stream.pos < state.link.text) return null
  const { to } = state.link
  const style = styled(state)
  state.link = null
  // A comment or code that began in the text may have ended behind the link.
  if (stream.pos >= to) return null
  stream.pos = to
  return style
}

function inline(stream: StringStream, state: Prose): string | null {
  if (stream.eatSpace()) return styled(state)
  const { string, pos } = stream
  switch (string.charAt(pos)) {
    case '\\':
      if (stream.match(/^\\[!-/:-@[-`{-~]/)) return styled(state, 'escape')
      break
    case '&':
      if (stream.match(/^&(?:#x[\da-f]{1,6}|#\d{1,7}|\w{1,31});/i)) return styled(state, 'character')
      break
    case '`':
      return backticks(stream, state)
    case '*':
    case '_':
    case '~':
      return emphasis(stream, state)
    case '!':
    case '[': {
      const found = state.link ? null : link.exec(string.slice(pos))
      if (!found) break
      const opening = found[0].startsWith('!') ? 2 : 1
      stream.pos += opening
      state.link = { text: stream.pos + (found[1] ?? '').length, to: pos + found[0].length }
      return styled(state)
    }
    case '<':
      if (stream.match('<!--')) return comment(stream, state)
      if (stream.match(/^<(?:https?|mailto):[^\s<>]*>/)) return styled(state, 'url')
      break
    case '|':
      if (!state.table) break
      stream.next()
      return mark
    case '#':
      if (state.line && stream.match(/^#+\s*$/)) return styled(state, mark)
  }
  if (stream.match(/^https?:\/\/[^\s<>()[\]*`|]+/)) return styled(state, 'url')
  if (!stream.match(/^[\p{L}\p{N}]+/u)) stream.next()
  return styled(state)
}

/** The style of a token with all that it stands in. */
function styled(state: Prose, own = ''): string | null {
  const { line, strong, emphasis, strike, link } = state
  const styles = [
    own,
    line,
    strong && 'strong',
    emphasis && 'emphasis',
    strike && 'strikethrough',
    link && 'link',
  ]
  return styles.filter(Boolean).join(' ') || null
}

function comment(stream: StringStream, state: Prose): string {
  const end = stream.string.indexOf('-->', stream.pos)
  state.comment = end < 0
  if (end < 0) stream.skipToEnd()
  else stream.pos = end + 3
  return 'comment'
}

/** Backticks: they begin code where as many close it in this line. */
function backticks(stream: StringStream, state: Prose): string | null {
  const from = stream.pos
  stream.eatWhile('`')
  const ticks = stream.pos - from
  const sign = ` ${'`'.repeat(ticks)} `
  if (state.dead.includes(sign)) return styled(state)
  for (const run of stream.string.slice(stream.pos).matchAll(/`+/g)) {
    if (run[0].length !== ticks) continue
    state.code = { to: stream.pos + run.index, ticks }
    return styled(state, mark)
  }
  state.dead += sign
  return styled(state)
}

function code(
  stream: StringStream,
  state: Prose,
  { to, ticks }: { to: number; ticks: number },
): string | null {
  if (stream.pos < to) {
    stream.pos = to
    return styled(state, 'monospace')
  }
  stream.pos += ticks
  state.code = null
  return styled(state, mark)
}

/** One, two or three stars or lines, or two tildes: they open emphasis, close it, or are text. */
function emphasis(stream: StringStream, state: Prose): string | null {
  const { string, pos } = stream
  const sign = string.charAt(pos)
  stream.eatWhile(sign)
  const run = string.slice(pos, stream.pos)
  const [before, after] = [string.charAt(pos - 1), string.charAt(stream.pos)]
  const kinds = kindsOf(run)
  if (kinds.length === 0) return styled(state)
  const isOpen = kinds.every(kind => state[kind].startsWith(sign))
  if (isOpen && mayClose(run, before, after)) {
    const style = styled(state, mark)
    for (const kind of kinds) state[kind] = ''
    return style
  }
  const may = /\S/.test(after) && (sign !== '_' || !/[\p{L}\p{N}]/u.test(before))
  if (!may || kinds.some(kind => state[kind])) return styled(state)
  // Strong words often go on in the next line; other marks without an end are more often signs of their own.
  const goesOn = run.length === 2 && sign !== '~' && /^[\s("']?$/.test(before) && /[\p{L}\p{N}`]/u.test(after)
  if (!goesOn && !closedIn(stream, state, run)) return styled(state)
  for (const kind of kinds) state[kind] = run
  return styled(state, mark)
}

function kindsOf(run: string): ('strong' | 'emphasis' | 'strike')[] {
  if (run.startsWith('~')) return run.length === 2 ? ['strike'] : []
  if (run.length > 3) return []
  return run.length === 1 ? ['emphasis'] : run.length === 2 ? ['strong'] : ['strong', 'emphasis']
}

const mayClose = (run: string, before: string, after: string) =>
  /\S/.test(before) && (!run.startsWith('_') || !/[\p{L}\p{N}]/u.test(after))

/** Whether the rest of the line closes what a run opens. */
function closedIn(stream: StringStream, state: Prose, run: string): boolean {
  const key = ` ${run} `
  if (state.dead.includes(key)) return false
  const { string } = stream
  for (let at = string.indexOf(run, stream.pos + 1); at >= 0; at = string.indexOf(run, at + 1)) {
    const end = at + run.length
    const alone = run.length > 1 || (string.charAt(at - 1) !== run && string.charAt(end) !== run)
    if (alone && mayClose(run, string.charAt(at - 1), string.charAt(end))) return true
  }
  state.dead += key
  return false
}
