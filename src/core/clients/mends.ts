// Mends for what loaders stumble over, as fixes: which of them makes a client load a skill is found by asking it.
import { readPyYaml } from '../document/yaml/loose/yaml11.ts'
import type { Edit, Fix } from '../fault/fault.ts'
import { applyEdits } from '../fault/fix.ts'
import type { Client } from './client.ts'
import { judge } from './judge.ts'
import { firstParagraph } from './parts/fields.ts'
import { type Head, headOf, type KeyLines } from './parts/head.ts'
import type { Document } from './parts/place.ts'
import { sixKeys } from './parts/six-keys.ts'
import { loads } from './verdict.ts'

/**
 * The fix after which a client loads a skill with nothing to say against it: one of the given (those of the
 * faults), one of this file's, or several of this file's in turn; `null` where none does.
 */
export function mendFor(
  client: Client,
  document: Document,
  text: string,
  given: readonly Fix[] = [],
): Fix | null {
  const here = given.filter(fix => fix.edits.every(edit => edit.path === document.path))
  const heals = (fix: Fix) => loads(judge(client, mended(document, text, fix)).verdict)
  return (
    [...here, ...mends(document, text)].find(heals) ??
    [inTurn(document, text, 'safe'), inTurn(document, text, 'review')].find(
      fix => fix !== null && heals(fix),
    ) ??
    null
  )
}

/** A document's place with a fix applied to its text. */
export function mended(document: Document, text: string, fix: Fix): Document['place'] {
  return { ...document.place, bytes: new TextEncoder().encode(applyEdits(text, fix.edits)) }
}

/** The mends one after the other, each on what the last one left, as one fix: the safe ones, or all. */
function inTurn(document: Document, text: string, safety: Fix['safety']): Fix | null {
  const titles: string[] = []
  let now = text
  for (let left = mostInTurn; left > 0; left--) {
    const next = mends(document, now).find(
      fix => (safety === 'review' || fix.safety === 'safe') && !titles.includes(fix.title),
    )
    if (!next) break
    now = applyEdits(now, next.edits)
    titles.push(next.title)
  }
  if (titles.length < 2) return null
  const title = titles
    .map((each, index) => (index === 0 ? each : each.charAt(0).toLowerCase() + each.slice(1)))
    .join('; ')
  return { title, safety, edits: [{ path: document.path, ...difference(text, now) }] }
}

/** There are fewer kinds of mends than this. */
const mostInTurn = 12

/** The one replacement that turns a text into another. */
function difference(before: string, after: string): Omit<Edit, 'path'> {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from++
  let tail = 0
  while (tail < most - from && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) }
}

/** The mend that takes out the keys that are none of the specification's; `null` where there are none. */
export function takeOutStrangers({ path }: Document, text: string): Fix | null {
  const head = headOf(text)
  const edits = head ? strangers(head) : []
  if (edits.length === 0) return null
  return {
    title: 'Take out the keys that are none of the six',
    safety: 'review',
    edits: edits.map(edit => ({ path, ...edit })),
  }
}

/** Every mend that this room knows for a document, those that keep the meaning first. */
export function mends(document: Document, text: string): Fix[] {
  const { path, place } = document
  const fix = (title: string, safety: Fix['safety'], edits: Omit<Edit, 'path'>[]): Fix[] =>
    edits.length === 0 ? [] : [{ title, safety, edits: edits.map(edit => ({ path, ...edit })) }]
  const head = headOf(text)
  const end = text.includes('\r\n') ? '\r\n' : text.includes('\n') ? '\n' : '\r'
  return [
    ...fix(
      'Take the byte order mark away',
      'safe',
      text.startsWith('\ufeff') ? [{ from: 0, to: 1, insert: '' }] : [],
    ),
    ...fix(
      'Start the file with its first fence',
      'safe',
      head && head.open.from > (text.startsWith('\ufeff') ? 1 : 0)
        ? [{ from: 0, to: head.open.from, insert: '' }]
        : [],
    ),
    ...fix('Write the fences as `---`', 'safe', head ? plainFences(text, head) : []),
    ...fix('End the lines with LF', 'safe', plainEnds(text)),
    ...fix(
      'Close the frontmatter',
      'review',
      head && (!head.close || head.prose !== null) ? closed(head, end) : [],
    ),
    ...fix('Put what YAML reads otherwise in quotes', 'safe', head ? quotes(text, head, end) : []),
    ...fix('Use spaces for tabs', 'safe', head ? spaces(text, head) : []),
    ...fix('Keep the last of each repeated key', 'review', head ? repeated(head) : []),
    ...[takeOutStrangers(document, text) ?? []].flat(),
    ...(head && place.dir !== ''
      ? fix(`Name it \`${place.dir}\`, as its folder`, 'review', named(head, place.dir, end))
      : []),
    ...(head ? fix('Describe it by its first paragraph', 'review', described(text, head, end)) : []),
  ]
}

/** A closing fence before the first line that cannot be frontmatter. */
function closed(head: Head, end: string): Omit<Edit, 'path'>[] {
  const at = head.prose ?? head.end
  return [{ from: at, to: at, insert: `---${end}` }]
}

function plainFences(text: string, head: Head): Omit<Edit, 'path'>[] {
  return [head.open, head.close].flatMap(line =>
    line && text.slice(line.from, line.to) !== '---' ? [{ ...line, insert: '---' }] : [],
  )
}

function plainEnds(text: string): Omit<Edit, 'path'>[] {
  const edits: Omit<Edit, 'path'>[] = []
  for (let at = text.indexOf('\r'); at >= 0; at = text.indexOf('\r', at + 1)) {
    edits.push({ from: at, to: at + 1, insert: text[at + 1] === '\n' ? '' : '\n' })
  }
  return edits
}

/** Values on one line, or wrapped, that no longer read as the text they look like. */
function quotes(text: string, head: Head, end: string): Omit<Edit, 'path'>[] {
  return head.keys.flatMap(key => {
    const { value } = key
    if (value === '' || /^[|>]|^- /.test(value) || !isProse(key)) return []
    const folded = value.replace(/\s*\r?\n\s*/g, ' ')
    const from = key.from + text.slice(key.from, key.to).indexOf(':') + 1
    const kept = text.slice(from, key.to).endsWith('\n') ? end : ''
    return [{ from, to: key.to, insert: ` ${quoted(folded)}${kept}` }]
  })
}

/** Whether the lines of a key are text to a person and something else, or nothing, to YAML. */
function isProse({ name, value, first }: KeyLines): boolean {
  if (first === '') return false
  const reading = readPyYaml(`k: ${value}`)
  if (!reading.ok) return true
  const typed = reading.fields.get('k')?.value
  return (name === 'name' || name === 'description') && typed !== null && typeof typed !== 'string'
}

/** A text in the quotes that need the least escaping. */
function quoted(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`
  return `'${text.replace(/'/g, "''")}'`
}

function spaces(text: string, head: Head): Omit<Edit, 'path'>[] {
  const edits: Omit<Edit, 'path'>[] = []
  const tabs = /^\t+|:\t+|[ \t]*\t[ \t]*$/gm
  tabs.lastIndex = head.open.to
  for (let match = tabs.exec(text); match && match.index < head.end; match = tabs.exec(text)) {
    const from = match.index
    const insert = match[0].startsWith(':')
      ? ': '
      : /^\t+$/.test(match[0]) && text[from - 1] === '\n'
        ? '  '.repeat(match[0].length)
        : ''
    edits.push({ from, to: from + match[0].length, insert })
  }
  return edits
}

function repeated(head: Head): Omit<Edit, 'path'>[] {
  return head.keys
    .filter((key, index) => head.keys.some((other, later) => later > index && other.name === key.name))
    .map(({ from, to }) => ({ from, to, insert: '' }))
}

function strangers(head: Head): Omit<Edit, 'path'>[] {
  const known: ReadonlySet<string> = new Set(sixKeys)
  return head.keys.filter(key => !known.has(key.name)).map(({ from, to }) => ({ from, to, insert: '' }))
}

function named(head: Head, dir: string, end: string): Omit<Edit, 'path'>[] {
  const key = head.keys.find(each => each.name === 'name')
  if (key?.value === dir) return []
  const at = head.open.to + end.length
  return [
    key
      ? { from: key.from, to: key.to, insert: `name: ${dir}${end}` }
      : { from: at, to: at, insert: `name: ${dir}${end}` },
  ]
}

function described(text: string, head: Head, end: string): Omit<Edit, 'path'>[] {
  const key = head.keys.find(each => each.name === 'description')
  if (key && key.value !== '' && !/^(?:""|'')$/.test(key.value)) return []
  const body = text.slice(head.close?.to ?? head.end).replace(/^(?:\s*#.*)+/, '')
  const paragraph = firstParagraph(body)?.replace(/\s+/g, ' ').slice(0, 1024)
  if (!paragraph) return []
  const line = `description: ${quoted(paragraph)}${end}`
  return [key ? { from: key.from, to: key.to, insert: line } : { from: head.end, to: head.end, insert: line }]
}
