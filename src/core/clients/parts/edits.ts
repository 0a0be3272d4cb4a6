// The kinds of mends that this room knows: what each is called, whether it keeps the meaning, and its edits.
import { nextLine } from '../../document/text.ts'
import { linesOf } from '../../document/yaml/loose/lines.ts'
import { readPyYaml } from '../../document/yaml/loose/yaml11.ts'
import type { Edit, Fix } from '../../fault/fault.ts'
import { firstLine } from './fields.ts'
import { type Head, headOf, type KeyLines, valueOfKey } from './head.ts'
import { sixKeys } from './six-keys.ts'

type Replacement = Omit<Edit, 'path'>

/** A document as an edit needs it. `end` is its line end; `dir` its directory's name, `''` where unknown. */
type Work = { text: string; head: Head | null; end: string; dir: string }

type Kind = {
  title: (work: Work) => string
  safety: Fix['safety']
  edits: (work: Work & { head: Head }) => Replacement[]
  /** It needs no opening fence. */
  anywhere?: (work: Work) => Replacement[]
}

/** Every kind, those that keep the meaning before those that a person should look at. */
export const editKinds = {
  mark: {
    title: () => 'Take the byte order mark away',
    safety: 'safe',
    edits: ({ text }) => (text.startsWith('\ufeff') ? [{ from: 0, to: 1, insert: '' }] : []),
  },
  start: {
    title: () => 'Start the file with its first fence',
    safety: 'safe',
    edits: ({ text, head }) =>
      head.open.from > (text.startsWith('\ufeff') ? 1 : 0)
        ? [{ from: 0, to: head.open.from, insert: '' }]
        : [],
  },
  fences: {
    title: () => 'Write the fences as `---`',
    safety: 'safe',
    edits: ({ text, head }) =>
      [head.open, head.close].flatMap(line =>
        line && text.slice(line.from, line.to) !== '---' ? [{ ...line, insert: '---' }] : [],
      ),
  },
  ends: { title: () => 'End the lines with LF', safety: 'safe', edits: plainEnds, anywhere: plainEnds },
  quotes: { title: () => 'Put what YAML reads otherwise in quotes', safety: 'safe', edits: quotes },
  tabs: { title: () => 'Use spaces for tabs', safety: 'safe', edits: spaces },
  close: {
    title: () => 'Close the frontmatter',
    safety: 'review',
    edits: ({ text, head, end }) => {
      const at = head.prose ?? (head.close ? null : head.end)
      return at === null ? [] : [lineAt(text, at, `---${end}`, end)]
    },
  },
  repeated: { title: () => 'Keep the last of each repeated key', safety: 'review', edits: repeated },
  strangers: {
    title: () => 'Take out the keys that are none of the six',
    safety: 'review',
    edits: strangers,
  },
  name: { title: ({ dir }) => `Name it \`${dir}\`, as its folder`, safety: 'review', edits: named },
  description: { title: () => 'Describe it by its first paragraph', safety: 'review', edits: described },
} as const satisfies Record<string, Kind>

export type EditKind = keyof typeof editKinds

/** The fix of one kind for a document; `null` where there is nothing of the kind to mend. */
export function fixOf(kind: EditKind, path: string, text: string, dir: string): Fix | null {
  const { title, safety, edits, anywhere }: Kind = editKinds[kind]
  const head = headOf(text)
  const end = text.includes('\r\n') ? '\r\n' : text.includes('\n') ? '\n' : '\r'
  const work = { text, head, end, dir }
  const made = head ? edits({ ...work, head }) : (anywhere?.(work) ?? [])
  return made.length === 0
    ? null
    : { title: title(work), safety, edits: made.map(edit => ({ path, ...edit })) }
}

function plainEnds({ text }: Work): Replacement[] {
  const edits: Replacement[] = []
  for (let at = text.indexOf('\r'); at >= 0; at = text.indexOf('\r', at + 1)) {
    edits.push({ from: at, to: at + 1, insert: text[at + 1] === '\n' ? '' : '\n' })
  }
  return edits
}

/** Values on one line, or wrapped, that no longer read as the text they look like. */
function quotes({ text, head, end }: Work & { head: Head }): Replacement[] {
  return head.keys.flatMap(key => {
    const value = valueOfKey(text, key)
    if (key.first === '' || /^[|>]/.test(value) || !isProse(key, value)) return []
    const folded = value
      .split(/\r?\n/)
      .map(line => line.trim())
      .join(' ')
    const kept = text.slice(key.colon, key.to).endsWith('\n') ? end : ''
    return [{ from: key.colon, to: key.to, insert: ` ${quoted(folded)}${kept}` }]
  })
}

/** Whether the lines of a key are text to a person and something else, or nothing, to YAML. */
function isProse({ name }: KeyLines, value: string): boolean {
  const reading = readPyYaml(`k: ${value}`)
  if (!reading.ok) return true
  const typed = reading.fields.get('k')?.value
  return (name === 'name' || name === 'description') && typed !== null && typeof typed !== 'string'
}

/** A text in the quotes that need the least escaping. */
function quoted(text: string): string {
  return /["\\]/.test(text) ? `'${text.replace(/'/g, "''")}'` : `"${text}"`
}

/** Tabs that indent, follow a colon, or end a line. */
function spaces({ text, head }: Work & { head: Head }): Replacement[] {
  const edits: Replacement[] = []
  for (const line of linesOf(text.slice(0, head.end))) {
    const indent = /^\t+/.exec(line.text)?.[0].length ?? 0
    if (indent > 0) edits.push({ from: line.from, to: line.from + indent, insert: '  '.repeat(indent) })
    const kept = line.text.trimEnd().length
    const colon = /^[^\s:]+:(\t+)/.exec(line.text)
    // Behind a key without a value they end the line.
    if (colon && colon[0].length < kept) {
      const to = line.from + colon[0].length
      edits.push({ from: to - (colon[1]?.length ?? 0), to, insert: ' ' })
    }
    if (kept > indent && line.text.slice(kept).includes('\t')) {
      edits.push({ from: line.from + kept, to: line.to, insert: '' })
    }
  }
  return edits
}

function repeated({ head }: { head: Head }): Replacement[] {
  const last = new Map(head.keys.map(key => [key.name, key]))
  return head.keys.filter(key => last.get(key.name) !== key).map(({ from, to }) => ({ from, to, insert: '' }))
}

function strangers({ head }: { head: Head }): Replacement[] {
  const known: ReadonlySet<string> = new Set(sixKeys)
  return head.keys.filter(({ name }) => !known.has(name)).map(({ from, to }) => ({ from, to, insert: '' }))
}

function named({ text, head, dir, end }: Work & { head: Head }): Replacement[] {
  const key = head.keys.find(each => each.name === 'name')
  if (dir === '' || (key && valueOfKey(text, key) === dir)) return []
  const line = `name: ${dir}${end}`
  return [
    key
      ? { from: key.from, to: key.to, insert: line }
      : lineAt(text, nextLine(text, head.open.to), line, end),
  ]
}

function described({ text, head, end }: Work & { head: Head }): Replacement[] {
  const key = head.keys.find(each => each.name === 'description')
  if (key && !/^(?:|""|'')$/.test(valueOfKey(text, key))) return []
  const body = text.slice(head.close?.to ?? head.end)
  const paragraph = firstLine(body, line => line.startsWith('#'))
    ?.slice(0, 1024)
    .replace(/[\ud800-\udbff]$/, '')
  if (!paragraph) return []
  const line = `description: ${quoted(paragraph)}${end}`
  return [key ? { from: key.from, to: key.to, insert: line } : lineAt(text, head.end, line, end)]
}

/** A line put in before `at`; behind a last line that has no end it brings one. */
function lineAt(text: string, at: number, line: string, end: string): Replacement {
  const begun = !/[\r\n]/.test(text.charAt(at - 1))
  return { from: at, to: at, insert: begun ? end + line : line }
}
