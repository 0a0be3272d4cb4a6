// The mends of a document that reads but breaks a rule of the specification; all of them want a person's look.

import { indentation, lineStart } from '../document/diagnosis/lines.ts'
import { type Change, fixOf } from '../document/diagnosis/mend.ts'
import { codePointOffset, lineEnd, nextLine, pythonStrip } from '../document/text.ts'
import { originOf } from '../document/yaml/builder.ts'
import { isText, type MapNode, type Pair, type ScalarNode } from '../document/yaml/node.ts'
import type { Fix } from '../fault/fault.ts'
import { type Finding, isBadInName, judgedName } from './judge.ts'
import { baseName } from './paths.ts'
import { innerRange } from './place.ts'
import { findPair } from './read.ts'
import { FIELDS } from './rules.ts'

/** A document that reads, as the mends need it. `end` is the end of its frontmatter. */
export type Mendable = { text: string; path: string; root: string; map: MapNode; end: number }

/** A description that passes the rules and plainly is to be replaced. */
export const DESCRIPTION = 'Says what this skill does. Use when …'

/** A hard skill reads these at the start of a line and nowhere else, so they are never moved. */
const HARD_SKILL_FIELDS = new Set(['skill', 'includes'])

/** What would mend a finding, where the right text can be computed. */
export function mendsOf(finding: Finding, document: Mendable): Fix[] {
  const { text, path, map } = document
  const fixes: Fix[] = []
  const offer = (title: string, changes: Change[]) => {
    fixes.push(fixOf(text, path, { title, safety: 'review', changes }))
  }
  const name = findPair(map, 'name')
  switch (finding.kind) {
    case 'unexpected-fields': {
      const fields = new Set(finding.args.fields)
      const pairs = map.pairs.filter(({ key }) => fields.has(key.text))
      const renamed = pairs.flatMap(pair => rename(pair, map))
      if (renamed.length > 0) offer('Write the field as the specification has it', renamed)
      const moved = moveUnderMetadata(
        document,
        pairs.filter(pair => rename(pair, map).length === 0 && !HARD_SKILL_FIELDS.has(pair.key.text)),
      )
      if (moved)
        offer(pairs.length > 1 ? 'Move these fields under metadata' : 'Move the field under metadata', moved)
      break
    }
    case 'missing-name': {
      const indent = ' '.repeat(map.column)
      const right = nameOfDirectory(document)
      if (right)
        offer(`Name it "${right}", as its directory`, [insert(map.from, `name: ${right}\n${indent}`)])
      break
    }
    case 'name-empty':
    case 'name-mismatch': {
      const right = nameOfDirectory(document)
      if (right && name) offer(`Name it "${right}", as its directory`, [rewrite(name, right)])
      break
    }
    case 'name-not-lowercase':
    case 'name-edge-hyphen':
    case 'name-double-hyphen':
    case 'name-bad-character': {
      const right = name && isText(name.value) ? slug(name.value.text) : ''
      if (right !== '' && name) offer(`Name it "${right}"`, [rewrite(name, right)])
      break
    }
    case 'name-too-long':
    case 'description-too-long':
    case 'compatibility-too-long': {
      const pair = findPair(map, FIELD_OF[finding.kind])
      const cut = pair && isText(pair.value) ? cutAt(text, pair.value, finding.args.limit) : null
      if (cut) offer(`Cut it to ${finding.args.limit} characters`, [cut])
      break
    }
    case 'compatibility-not-text': {
      const value = findPair(map, 'compatibility')?.value
      const items = value?.kind === 'list' ? value.items : []
      if (value && items.length > 0 && items.every(item => isText(item))) {
        const joined = items.map(item => (isText(item) ? item.text : '')).join(', ')
        const from = value.from
        const start = lineEnd(text, findPair(map, 'compatibility')?.colon ?? from)
        if (start < from)
          offer('Write it as one text', [{ from: start, to: value.to, insert: ` ${doubleQuoted(joined)}` }])
      }
      break
    }
    case 'missing-description': {
      const line = `description: ${DESCRIPTION}`
      const indent = ' '.repeat(map.column)
      // Below the name; where there is none, first of all.
      const place = name
        ? insert(lineEnd(text, Math.max(name.key.to, name.value.to)), `\n${indent}${line}`)
        : insert(map.from, `${line}\n${indent}`)
      offer('Write a description', [place])
      break
    }
    case 'description-empty': {
      // A list or a map there is no placeholder's to replace.
      const pair = findPair(map, 'description')
      if (pair?.value.kind === 'scalar') offer('Write a description', [rewrite(pair, DESCRIPTION)])
      break
    }
    default:
      return finding satisfies never
  }
  return fixes
}

const FIELD_OF = {
  'name-too-long': 'name',
  'description-too-long': 'description',
  'compatibility-too-long': 'compatibility',
} as const

/** A field that is one of the specification's but for case, `_` and missing hyphens. */
function rename({ key }: Pair, map: MapNode): Change[] {
  const plain = key.text.toLowerCase().replace(/[-_ ]/g, '')
  const right = FIELDS.find(field => field.replace('-', '') === plain)
  if (!right || findPair(map, right)) return []
  return [{ from: key.from, to: key.to, insert: right }]
}

/** The fields' lines, indented, at the end of `metadata`; `null` where they cannot simply be moved. */
function moveUnderMetadata({ text, map, end }: Mendable, pairs: Pair[]): Change[] | null {
  if (pairs.length === 0) return null
  const metadata = findPair(map, 'metadata')
  const target = metadata?.value
  if (metadata && target?.kind !== 'map') return null
  const column = target?.kind === 'map' ? target.column : map.column + 2
  const changes: Change[] = []
  let moved = ''
  for (const pair of pairs) {
    const from = lineStart(text, pair.key.from)
    if (indentation(text, from) !== map.column || from + map.column !== pair.key.from) return null
    const to = Math.min(nextLine(text, Math.max(pair.key.to, pair.value.to)), end)
    moved += indented(asText(text, pair, from, to), column - map.column)
    changes.push({ from, to, insert: '' })
  }
  const last = target?.kind === 'map' ? target.to : (map.pairs.at(-1)?.value.to ?? map.to)
  const at = Math.min(nextLine(text, Math.max(last, pairs.at(-1)?.key.to ?? 0, target ? 0 : last)), end)
  const place = metadata ? Math.min(nextLine(text, last), end) : at
  const header = metadata ? '' : `${' '.repeat(map.column)}metadata:\n`
  return [...changes, { from: place, to: place, insert: header + moved }]
}

/** The lines of a field, its value in quotes where a reader with types would not take it as text. */
function asText(text: string, { value }: Pair, from: number, to: number): string {
  const typed = value.kind === 'scalar' && value.style === 'plain' && TYPED.test(value.text)
  if (!typed) return text.slice(from, to)
  return `${text.slice(from, value.from)}"${value.text}"${text.slice(value.to, to)}`
}

/** Numbers, dates and versions, truth values, nothing: metadata is a map of text to text. */
const TYPED = /^(?:[-+.]?\d[\w.:+-]*|true|false|yes|no|on|off|null|~)$/i

function indented(lines: string, by: number): string {
  return lines.replace(/^(?=[^\r\n])/gm, ' '.repeat(by)).replace(/([^\r\n])$/, '$1\n')
}

/** The directory's name where it may be a skill's; `null` where it may not, or is unknown. */
function nameOfDirectory({ root }: Mendable): string | null {
  const name = judgedName(baseName(root))
  return name !== '' && slug(name) === name ? name : null
}

/** A name that the rules allow, as near to this one as can be. */
export function slug(name: string): string {
  return [...judgedName(name).toLowerCase()]
    .map(character => (isBadInName(character) ? '-' : character))
    .join('')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A value replaced: behind the colon where there was none. */
function rewrite({ value, colon, key }: Pair, insert: string): Change {
  if (value.to > value.from) return { from: value.from, to: value.to, insert }
  const at = colon === null ? key.to : colon + 1
  return { from: at, to: at, insert: ` ${insert}` }
}

/** Takes away what is past the limit, from the end of a word where one is near. */
function cutAt(text: string, value: ScalarNode, limit: number): Change | null {
  const most = codePointOffset(value.text, limit)
  const space = value.text.lastIndexOf(' ', most)
  const index = space > most * 0.8 ? space : most
  const from = originOf(value, index)
  const { to } = innerRange(value)
  return from === null || pythonStrip(text.slice(from, to)) === '' ? null : { from, to, insert: '' }
}

function doubleQuoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}

function insert(at: number, inserted: string): Change {
  return { from: at, to: at, insert: inserted }
}
