// What a careful reader would want to be told about the words of an argv before anyone runs it.
import { hasControlOrDirection } from '../document/visible.ts'

/** A stretch of a word: text of the run template (`param: null`), or the value of one param. */
export type WordPart = { param: string | null; text: string }

/** One word of an argv, in the stretches it was made of. */
export type Word = { parts: WordPart[] }

export type WarningKind =
  | 'value-looks-like-option'
  | 'value-has-invisible'
  | 'value-has-many-lines'
  | 'path-absolute'
  | 'path-climbs'
  | 'word-empty'

/** `word` counts from 0; `param` is the one whose value it is about, `null` for the word as a whole. */
export type Warning = { kind: WarningKind; word: number; param: string | null; message: string }

/** The warnings of an argv, word by word. Plain data; nothing of it stops a call. */
export function warnings(words: readonly Word[]): Warning[] {
  return words.flatMap(({ parts }, word) => {
    const found: Warning[] = []
    if (parts.every(part => part.text === '')) {
      const param = parts.find(part => part.param !== null)?.param ?? null
      const message = `Word ${word + 1} is empty: a program may take it for a missing value.`
      found.push({ kind: 'word-empty', word, param, message })
    }
    const first = parts.find(part => part.text !== '')
    for (const part of parts) {
      const { param, text } = part
      if (param === null) continue
      const warn = (kind: WarningKind, message: string) => found.push({ kind, word, param, message })
      if (part === first && word > 0 && text.startsWith('-')) {
        warn(
          'value-looks-like-option',
          `The value of ${param} begins with -, and so does the word: the program may read it as an option.`,
        )
      }
      if (hasControlOrDirection(text)) {
        warn(
          'value-has-invisible',
          `The value of ${param} holds control or direction characters: what you see may not be what it is.`,
        )
      }
      const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).length
      if (lines > 1)
        warn('value-has-many-lines', `The value of ${param} has ${lines} lines, all in one word.`)
      if (isPathName(param)) warnOfPath(param, text, warn)
    }
    return found
  })
}

function warnOfPath(param: string, text: string, warn: (kind: WarningKind, message: string) => void) {
  if (/^(?:[/\\~]|[A-Za-z]:)/.test(text)) {
    warn(
      'path-absolute',
      `The value of ${param} is an absolute path: it reaches outside the working directory.`,
    )
  }
  if (text.split(/[/\\]/).includes('..')) {
    warn('path-climbs', `The value of ${param} climbs with ..: it may reach outside the working directory.`)
  }
}

/** Whether a param's name says that it is a path: `path`, `out_file`, `targetDir`, `directory`. */
function isPathName(param: string): boolean {
  const words = param
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_\W]+/)
  return words.some(word => /^(?:path|file|filename|filepath|dir|directory|folder)s?$/.test(word))
}
