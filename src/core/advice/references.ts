// Finds the files of the skill that a body names: the targets of its links, and paths in inline code.
import { eachLine } from '../document/yaml/loose/lines.ts'

/** A reference as it means a file: without its fragment, with `%20` and its like read. */
export type Reference = { from: number; to: number; path: string; as: 'link' | 'code' }

/** A document's text, and where its body starts. */
type Read = { text: string; bodyFrom: number }

/** Folders that hold the files of a skill, by the specification and by custom. */
const folders = /^(?:\.\/)?(?:references|scripts|assets|templates|examples|resources)\//

/** What stands for a name that the reader is to fill in. */
const placeholder = /[<>{}$*?|"…[\]]|\.\.\.|\bpath\/to\b|\bYYYY|\bxxx\b|\bexample\.|\byour[-_]/i

/**
 * The references of a body, in order. Fenced blocks and comments are left out, as are URLs, absolute paths,
 * anchors, and what is plainly a placeholder.
 */
export function references(subject: Read): Reference[] {
  const found: Reference[] = []
  for (const line of proseLines(subject)) {
    if (!line.text.includes('`') && !line.text.includes('](')) continue
    const spans = [...codeSpans(line.text)]
    for (const span of spans) {
      const path = span.text.trim()
      if (!folders.test(path) || /\s/.test(path) || !hasExtension(path) || placeholder.test(path)) continue
      const from = line.from + span.from + span.text.indexOf(path)
      found.push({ from, to: from + path.length, path, as: 'code' })
    }
    for (const match of blanked(line.text, spans).matchAll(link)) {
      const target = match[2] ?? match[3] ?? ''
      const from = line.from + match.index + (match[1]?.length ?? 0)
      const bare = target.replace(/[?#].*$/s, '')
      if (isPath(bare)) found.push({ from, to: from + bare.length, path: decoded(bare), as: 'link' })
    }
  }
  return found.sort((a, b) => a.from - b.from)
}

/** `[text](target "title")`; the target in pointed brackets may hold spaces. */
const link = /(\]\(<?)(?:([^\s<>()]+)|([^<>()\n]+)(?=>))>?(?:\s+["'][^()\n]{0,200})?\)/g

/** Whether a link's target is a path to a file: no URL, no absolute path, no anchor, no placeholder. */
function isPath(target: string): boolean {
  return (
    !/^(?:[A-Za-z][A-Za-z0-9+.-]*:|[/\\])/.test(target) && hasExtension(target) && !placeholder.test(target)
  )
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const hasExtension = (path: string) => /\.[A-Za-z0-9]{1,8}$/.test(path)

/** The lines of the body that are no part of a fenced block or an HTML comment. */
function* proseLines({ text, bodyFrom }: Read): Generator<{ text: string; from: number }> {
  let fence: string | null = null
  let comment = false
  for (const { text: line, from: at } of eachLine(text.slice(bodyFrom), false)) {
    const from = bodyFrom + at
    // Backticks behind a row of them make it code in a line.
    const sign = /^\s*(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1]
    if (fence !== null) {
      if (sign?.[0] === fence[0] && sign && sign.length >= fence.length && line.trim() === sign) fence = null
    } else if (comment) comment = !line.includes('-->')
    else if (sign) fence = sign
    else if (line.includes('<!--')) comment = !line.slice(line.indexOf('<!--')).includes('-->')
    else yield { text: line, from }
  }
}

/** Inline code of one line: what stands between two equal rows of backticks. */
function* codeSpans(line: string): Generator<{ text: string; from: number; to: number }> {
  const rows = [...line.matchAll(/`+/g)].map(match => ({ from: match.index, width: match[0].length }))
  const last = new Map(rows.map((row, at) => [row.width, at]))
  for (let at = 0; at < rows.length; at++) {
    const open = rows[at]
    if (!open || (last.get(open.width) ?? at) === at) continue
    do at++
    while (rows[at]?.width !== open.width)
    const from = open.from + open.width
    const to = rows[at]?.from ?? from
    yield { text: line.slice(from, to), from, to }
  }
}

/** A line with its code spans blanked, so that what is only shown is not read. */
function blanked(line: string, spans: readonly { from: number; to: number }[]): string {
  let text = ''
  for (const { from, to } of spans) text += line.slice(text.length, from) + ' '.repeat(to - from)
  return text + line.slice(text.length)
}
