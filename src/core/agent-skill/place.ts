// Gives a finding its place: the narrowest stretch of the document that a person would underline.
import { codePointOffset, lineEnd, pythonStrip, stripRange } from '../document/text.ts'
import { originOf } from '../document/yaml/builder.ts'
import { isText, type MapNode, type Pair, type ScalarNode, type YamlNode } from '../document/yaml/node.ts'
import { type Finding, isBadInName, judgedName } from './judge.ts'
import { findPair } from './read.ts'

export type Range = { from: number; to: number }

/** Where a finding stands in the document: the first place, and further ones of the same fault. */
export function placesOf(finding: Finding, text: string, map: MapNode): [Range, ...Range[]] {
  const name = findPair(map, 'name')
  const description = findPair(map, 'description')
  const compatibility = findPair(map, 'compatibility')
  switch (finding.kind) {
    case 'unexpected-fields': {
      const fields = new Set(finding.args.fields)
      const keys = map.pairs.filter(({ key }) => fields.has(key.text))
      return atLeastOne(
        keys.map(({ key }) => rangeOf(key)),
        rangeOf(map),
      )
    }
    case 'missing-name':
      return [at(map.from)]
    case 'missing-description':
      return [at(name ? lineEnd(text, Math.max(name.key.to, name.value.to)) : map.from)]
    case 'name-empty':
      return [valueRange(name, map)]
    case 'description-empty':
      return [valueRange(description, map)]
    case 'compatibility-not-text':
      return [valueRange(compatibility, map)]
    case 'name-mismatch':
      return [inside(name, map)]
    case 'name-too-long':
      return [tail(name, map, text, finding.args.limit, true)]
    case 'description-too-long':
      return [tail(description, map, text, finding.args.limit, false)]
    case 'compatibility-too-long':
      return [tail(compatibility, map, text, finding.args.limit, false)]
    case 'name-not-lowercase':
      return inName(name, map, text, character => character !== character.toLowerCase())
    case 'name-bad-character':
      return inName(name, map, text, isBadInName)
    case 'name-edge-hyphen':
      return inName(name, map, text, (_character, index, all) => isEdgeHyphen(index, all))
    case 'name-double-hyphen':
      return inName(name, map, text, (character, index, all) => {
        return character === '-' && (all[index - 1] === '-' || all[index + 1] === '-')
      })
    default:
      return finding satisfies never
  }
}

function isEdgeHyphen(index: number, all: string[]): boolean {
  return all[index] === '-' && (index === 0 || index === all.length - 1)
}

/** The runs of characters of the name for which the test holds; the whole value where they cannot be told. */
function inName(
  pair: Pair | undefined,
  map: MapNode,
  text: string,
  test: (character: string, index: number, all: string[]) => boolean,
): [Range, ...Range[]] {
  const value = pair?.value
  if (!value || !isText(value) || judgedName(value.text) !== pythonStrip(value.text))
    return [inside(pair, map)]
  const start = stripRange(value.text).from
  const characters = [...pythonStrip(value.text)]
  const runs: Range[] = []
  let index = start
  characters.forEach((character, number) => {
    if (test(character, number, characters)) {
      const run = sourceRange(value, index, index + character.length, text)
      const last = runs.at(-1)
      if (last && last.to === run.from) last.to = run.to
      else runs.push(run)
    }
    index += character.length
  })
  return atLeastOne(runs, inside(pair, map))
}

/** What stands past the character number `limit`. A name counts after it is trimmed. */
function tail(pair: Pair | undefined, map: MapNode, text: string, limit: number, trimmed: boolean): Range {
  const value = pair?.value
  if (!value || !isText(value)) return valueRange(pair, map)
  const bounds = trimmed ? stripRange(value.text) : { from: 0, to: value.text.length }
  if (trimmed && judgedName(value.text) !== pythonStrip(value.text)) return inside(pair, map)
  const start = bounds.from + codePointOffset(value.text.slice(bounds.from, bounds.to), limit)
  return sourceRange(value, start, bounds.to, text)
}

/** The stretch of the document that the part of a scalar's text between two indices was read from. */
function sourceRange(value: ScalarNode, start: number, end: number, text: string): Range {
  const from = originOf(value, start) ?? innerRange(value).to
  if (end >= value.text.length) return { from, to: Math.max(from, innerRange(value).to) }
  const to = originOf(value, end) ?? innerRange(value).to
  return { from, to: Math.max(to, Math.min(from + 1, text.length)) }
}

/** A value as written; behind the colon where there is nothing. */
export function valueRange(pair: Pair | undefined, map: MapNode): Range {
  if (!pair) return at(map.from)
  const { key, value, colon } = pair
  if (value.to > value.from) return rangeOf(value)
  return at(colon === null ? key.to : colon + 1)
}

/** A value without its quotes. */
function inside(pair: Pair | undefined, map: MapNode): Range {
  return pair && pair.value.kind === 'scalar' && pair.value.to > pair.value.from
    ? innerRange(pair.value)
    : valueRange(pair, map)
}

/** A scalar without its quotes, or a block scalar without its indicator. */
export function innerRange(value: ScalarNode): Range {
  switch (value.style) {
    case 'single':
    case 'double':
      return { from: value.from + 1, to: value.to - 1 }
    case 'literal':
    case 'folded':
      return { from: value.pieces[0]?.from ?? value.from, to: value.to }
    case 'plain':
    case 'empty':
      return rangeOf(value)
    default:
      return value.style satisfies never
  }
}

function rangeOf(node: YamlNode): Range {
  return { from: node.from, to: node.to }
}

function at(offset: number): Range {
  return { from: offset, to: offset }
}

function atLeastOne(ranges: Range[], otherwise: Range): [Range, ...Range[]] {
  const [first, ...rest] = ranges.sort((a, b) => a.from - b.from)
  return first ? [first, ...rest] : [otherwise]
}
