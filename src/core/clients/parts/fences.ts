// The families of fence rules: how clients cut a document into frontmatter and body.
import { stripRange } from '../../document/text.ts'
import { eachLine, type Line } from '../../document/yaml/loose/lines.ts'
import { compose, normalEnds, type Patched, patch, unpatched } from '../../document/yaml/loose/patch.ts'
import { go, type Split, type Step } from '../client.ts'
import { whyNoFence } from './why.ts'

/** What a client does to the text before it looks for fences. */
export type Preparation = { bom?: 'strips' | 'keeps'; ends?: 'normal' | 'as written' }

/** A byte order mark taken away, line ends made LF: as far as the client does so. */
export function prepared(text: string, { bom = 'keeps', ends = 'as written' }: Preparation): Patched {
  const bare =
    bom === 'strips' && text.startsWith('\ufeff')
      ? patch(text, [{ from: 0, to: 1, insert: '' }])
      : unpatched(text)
  return ends === 'normal' ? compose(bare, normalEnds(bare.text)) : bare
}

/** The part `[from, to)` of a prepared text as the frontmatter; the body starts at `body`. */
export function block(text: Patched, from: number, to: number, body: number): Step<Split> {
  const end = Math.max(from, to)
  const part = { text: text.text.slice(from, end), origin: (offset: number) => text.origin(offset + from) }
  return go({ kind: 'block', block: part, body: text.text.slice(Math.min(body, text.text.length)) })
}

/** No frontmatter: the whole text is the body. */
export function noBlock(text: string): Step<Split> {
  return go({ ...whyNoFence(text), body: text })
}

/**
 * Bare: the text starts with `---` and a line end; the frontmatter ends before the next line that starts
 * with `---` (`prefix`) or is nothing else (`line`). One line at least stands between.
 */
export function bareFence(
  close: 'prefix' | 'line',
  preparation: Preparation = {},
): (text: string) => Step<Split> {
  return raw => {
    const text = prepared(raw, preparation)
    const open = /^---\r?\n/.exec(text.text)
    if (!open) return noBlock(raw)
    const from = open[0].length
    for (let at = text.text.indexOf('\n---', from); at >= 0; at = text.text.indexOf('\n---', at + 1)) {
      const after = at + 4
      const next = text.text[after]
      if (close === 'line' && next !== undefined && next !== '\n') continue
      const to = text.text[at - 1] === '\r' ? at - 1 : at
      const body = /^\r?\n/.exec(text.text.slice(after, after + 2))?.[0].length ?? 0
      return block(text, from, to, after + body)
    }
    return noBlock(raw)
  }
}

/**
 * Trimmed: a first line and a later line that are `---` when trimmed, spaces before and after allowed.
 * `wantsLine`: nothing between the two is as good as no frontmatter.
 */
export function trimmedFence(
  trim: (line: string) => string,
  options: Preparation & { skipsBlankLines?: boolean; wantsLine?: boolean } = {},
): (text: string) => Step<Split> {
  return raw => {
    const text = prepared(raw, options)
    // Up to the line behind the closing one: the body of a long document is not split.
    const lines: Line[] = []
    let open = -1
    let close = -1
    for (const line of eachLine(text.text)) {
      const index = lines.push(line) - 1
      if (close >= 0) break
      const mark = trim(line.text)
      if (open < 0) {
        if (options.skipsBlankLines && mark === '') continue
        if (mark !== '---') return noBlock(raw)
        open = index
      } else if (mark === '---') close = index
    }
    const first = lines[open + 1]
    const last = lines[close]
    if (!first || !last || (options.wantsLine && close === open + 1)) return noBlock(raw)
    return block(text, first.from, lines[close - 1]?.to ?? 0, lines[close + 1]?.from ?? text.text.length)
  }
}

/** Library, gray-matter 4: no close makes the whole file the frontmatter; a word after `---` names a language. */
export function grayMatter(raw: string): Step<Split> {
  const text = prepared(raw, { bom: 'strips' })
  if (!text.text.startsWith('---') || text.text[3] === '-') return noBlock(raw)
  // Where no line ends, all but the last character, as in the library.
  const language = text.text.slice(3, text.text.search(/\r?\n/))
  const known = /^(?:|ya?ml)$/i.test(language.trim())
  if (!known) return noBlock(raw)
  const from = language.trim() === '' ? 3 : 3 + language.length
  const close = text.text.indexOf('\n---', from)
  if (close < 0) return block(text, from, text.text.length, text.text.length)
  return block(text, from, close, close + 4)
}

/**
 * Library, python-frontmatter and its like: a line of three or more dashes opens, the next such line closes.
 * White space may come before; `strips` takes it away first, so that even an indented first fence counts.
 */
export function dashBoundary({ strips }: { strips: boolean }): (text: string) => Step<Split> {
  return raw => {
    const ends = prepared(raw, { ends: 'normal' })
    const lead = stripRange(ends.text).from
    const text = strips ? compose(ends, patch(ends.text, [{ from: 0, to: lead, insert: '' }])) : ends
    const boundary = /^-{3,}[^\S\n]*$/gm
    const open = boundary.exec(text.text)
    const close = open && boundary.exec(text.text)
    if (!open || !close || open.index > (strips ? 0 : lead)) return noBlock(raw)
    return block(text, open.index + open[0].length, close.index, close.index + close[0].length)
  }
}
