// What a YAML reader's complaint means for the person who wrote the line.
import type { YAMLError } from 'yaml'
import type { Cause, Failure, Span } from './reading.ts'

/**
 * Says in a sentence why a block is not YAML. The codes are those of the `yaml` library; its own words are
 * for the people who write parsers.
 */
export function complaint(error: YAMLError, block: string): Failure {
  const from = Math.min(error.pos[0], Math.max(0, block.length - 1))
  // A second key is found where its value would start; the colon that makes it one may stand lines below.
  const second = isSecondKey(error)
  const colon = second ? block.slice(from).search(/:(?:\s|$)/) : -1
  let span = lineSpan(block, colon < 0 ? from : from + colon)
  let value = valueAt(block, span)
  // A quote is missed where it should have closed; it opens there or on a line above.
  while (isUnclosedQuote(error) && !isQuote(value.start) && span.from > 0) {
    span = lineSpan(block, span.from - 1)
    value = valueAt(block, span)
  }
  const start = error.code === 'BAD_SCALAR_START' ? block.charAt(from) : value.start
  const problem = colon < 0 ? sentence(error, value.where, start) : secondKey(block, from + colon)
  return { ok: false, problem, cause: causeOf(error, from >= span.from), span }
}

/** What to call the value that starts on a line, and its first character. */
function valueAt(block: string, { from, to }: Span): { where: string; start: string } {
  const [, item, key, start = ''] = /^\s*(- +)*(?:([\w-]+)\s*:)?\s*(.?)/.exec(block.slice(from, to)) ?? []
  return { where: key ? `the value of \`${key}\`` : item ? 'the list item' : 'the line', start }
}

function isQuote(char: string): boolean {
  return char === '"' || char === "'"
}

function isUnclosedQuote(error: YAMLError): boolean {
  return error.code === 'MISSING_CHAR' && error.message.startsWith('Missing closing')
}

function causeOf(error: YAMLError, onItsLine: boolean): Cause {
  if (error.code === 'TAB_AS_INDENT') return 'tab'
  return isSecondKey(error) && onItsLine ? 'colon' : 'other'
}

function isSecondKey(error: YAMLError): boolean {
  return error.code === 'BLOCK_AS_IMPLICIT_KEY' || error.code === 'MULTILINE_IMPLICIT_KEY'
}

/** Names the word before the colon that starts a second key. */
function secondKey(block: string, colon: number): string {
  const word = /(\S{1,40})$/.exec(block.slice(Math.max(0, colon - 40), colon))?.[1]
  return `The colon${word ? ` after \`${word}\`` : ''} starts a second key where a value should be; put the value in quotes.`
}

/** `start`: what the value begins with. */
function sentence(error: YAMLError, where: string, start: string): string {
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return 'A tab stands where YAML wants spaces; indent with spaces.'
    case 'BAD_SCALAR_START':
      return `${capital(where)} starts with \`${start}\`, which YAML reserves; put the value in quotes.`
    case 'BAD_ALIAS':
      return `${capital(where)} starts with \`*\`, which YAML reads as an alias; put the value in quotes.`
    case 'BAD_DQ_ESCAPE':
      return `A backslash in ${where} is no escape that YAML knows; use single quotes, or double the backslash.`
    case 'BAD_INDENT':
      if (error.message.startsWith('Flow'))
        return 'A bracket is open where a line is not indented; close it, or indent the lines inside it.'
      return 'A line is indented as no other of its level; use the same number of spaces.'
    case 'MULTIPLE_DOCS':
      return 'A line of `---` or `...` ends the YAML before the closing fence.'
    case 'MISSING_CHAR':
      if (isUnclosedQuote(error)) return `${capital(where)} opens a quote that never closes.`
      if (error.message.endsWith('map values')) return 'A line is neither a `key: value` nor part of a value.'
      return unlike(where, start)
    default:
      return unlike(where, start)
  }
}

/** Says what is wrong by what a value starts with. */
function unlike(where: string, start: string): string {
  if (isQuote(start)) return `Text follows the closing quote in ${where}; put the whole value in quotes.`
  if (start === '[' || start === '{')
    return `${capital(where)} starts with a bracket, which YAML reads as a list or a map; put it in quotes.`
  return `YAML cannot read ${where}.`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lineSpan(block: string, at: number): Span {
  const from = at <= 0 ? 0 : block.lastIndexOf('\n', at - 1) + 1
  const end = block.indexOf('\n', at)
  const to = end < 0 ? block.length : end
  return { from, to: block[to - 1] === '\r' ? to - 1 : to }
}
