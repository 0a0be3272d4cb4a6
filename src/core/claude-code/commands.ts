// Finds the commands that would run when a skill is invoked, and the files that would be attached.
import { codeFences, fenceAt } from './fences.ts'

/** A `!` command. Offsets are UTF-16 units into the text it was looked for in. */
export type FoundCommand = {
  kind: 'inline' | 'block'
  command: string
  /** The marker with everything that its output would replace. */
  from: number
  to: number
  /** It stands in a fence that reads as an example; it runs all the same. */
  inExample: boolean
}

/**
 * Every command of a text from `start` on, in order. Inline: `!` at a line's start or after white space, then backticks
 * around at least one character. Block: a line that starts with three backticks and `!`, up to the next
 * line that starts with three backticks. Ordinary fences hide nothing.
 */
export function commandsIn(text: string, start = 0): FoundCommand[] {
  const blocks = blocksIn(text, start)
  const between = blocks.flatMap((block, at) => [
    ...inlineIn(text, blocks[at - 1]?.to ?? start, block.from),
    block,
  ])
  const found = [...between, ...inlineIn(text, blocks.at(-1)?.to ?? start, text.length)]
  const fences = codeFences(text)
  return found.map(each => ({
    ...each,
    inExample: isExample(fenceAt(fences, each.from)?.info),
  }))
}

function isExample(info: string | undefined): boolean {
  return info !== undefined && !info.startsWith('!')
}

function blocksIn(text: string, start: number): FoundCommand[] {
  const blocks: FoundCommand[] = []
  for (let at = lineStarting(text, '```!', start); at >= 0; ) {
    const bodyFrom = after(text, at)
    const end = lineStarting(text, '```', bodyFrom)
    if (end < 0) break
    const command = text.slice(bodyFrom, end).trim()
    const to = end + 3
    if (command !== '') blocks.push({ kind: 'block', command, from: at, to, inExample: false })
    at = lineStarting(text, '```!', to)
  }
  return blocks
}

/** The start of the next line, at or after `from`, that begins with the marks. */
function lineStarting(text: string, marks: string, from: number): number {
  if ((from === 0 || text[from - 1] === '\n') && text.startsWith(marks, from)) return from
  const at = text.indexOf(`\n${marks}`, from)
  return at < 0 ? -1 : at + 1
}

function after(text: string, at: number): number {
  const newline = text.indexOf('\n', at)
  return newline < 0 ? text.length : newline + 1
}

/** Looks only at what stands between two places: to look on to the text's end from each would take quadratic time. */
function inlineIn(text: string, start: number, end: number): FoundCommand[] {
  const part = text.slice(start, end)
  const found: FoundCommand[] = []
  for (let at = part.indexOf('!`'); at >= 0; ) {
    const free = start + at === 0 || /\s/.test(text.charAt(start + at - 1))
    const close = free ? part.indexOf('`', at + 2) : -1
    if (free && close < 0) break
    const command = free ? part.slice(at + 2, close) : ''
    if (command !== '')
      found.push({ kind: 'inline', command, from: start + at, to: start + close + 1, inExample: false })
    at = part.indexOf('!`', command !== '' ? close + 1 : at + 2)
  }
  return found
}

/** A file that would be attached. Its exact spelling is not documented: `@` after white space, up to the next. */
export type Attachment = { path: string; from: number; to: number; inExample: boolean }

/** Every `@file` of a text from `start` on, in order; whether the file exists is not looked at. */
export function attachmentsIn(text: string, start = 0): Attachment[] {
  const fences = codeFences(text)
  const found: Attachment[] = []
  for (const match of text.matchAll(/(^|[\s(])@([\p{L}\w./~\\:$-][^\s`'"<>()[\]{},;]*)/gu)) {
    const path = (match[2] ?? '').replace(/[.:!?]{1,3}$/, '')
    const from = match.index + (match[1] ?? '').length
    if (!/[\p{L}\w]/u.test(path) || from < start) continue
    found.push({ path, from, to: from + 1 + path.length, inExample: fenceAt(fences, from) !== null })
  }
  return found
}
