// js-yaml, versions 3 and 4, with its default and its JSON schema.
import type { YAMLError } from 'yaml'
import { readWith, type Traits } from './compose.ts'
import { indentOf, linesOf } from './lines.ts'
import { type Change, compose, normalEnds, type Patched, patch } from './patch.ts'
import { isTimestamp } from './python-values.ts'
import { type Reading, TypedValue } from './reading.ts'
import { indentContinuations } from './relax.ts'
import { tagsOf } from './tags.ts'
import { isUnprintable } from './unprintable.ts'

const common = {
  forgives: forgivenByJsYaml,
  forbids: (block: string) =>
    isUnprintable(block, /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\x80-\x84\x86-\x9f\ufffe\uffff]/),
  uniqueKeys: true,
  refusesTags: true,
} as const

const version3: Traits = {
  ...common,
  prepare: flattenTabs,
  merges: true,
  plain: text => defaultPlain(text, 3),
  tags: tagsOf(text => defaultPlain(text, 3), ['binary', 'timestamp']),
}
const version4: Traits = {
  ...common,
  prepare: plainEnds,
  merges: true,
  plain: text => defaultPlain(text, 4),
  tags: tagsOf(text => defaultPlain(text, 4), ['binary', 'timestamp']),
}
const json: Traits = {
  ...common,
  prepare: plainEnds,
  merges: false,
  plain: text => numberOrWord(text, 4),
  tags: tagsOf(text => numberOrWord(text, 4)),
}

/** js-yaml 3 with its default schema, as gray-matter 4 uses it. */
export function readJsYaml3(block: string): Reading {
  return readWith(version3, block)
}

/** js-yaml 4 with its default schema. */
export function readJsYaml4(block: string): Reading {
  return readWith(version4, block)
}

/** js-yaml 4 with `JSON_SCHEMA`: no dates, no merging. */
export function readJsYamlJson(block: string): Reading {
  return readWith(json, block)
}

/** A comment may touch a quote. */
function forgivenByJsYaml(error: YAMLError): boolean {
  return error.message.startsWith('Comments must be')
}

/**
 * Version 3 does not count tabs as indentation: a line that starts with one stands where its spaces end. But
 * what a tab line opens, under a key or at the very start, counts them: the next such line is then outside.
 * A list counts them too where its key stands in the column of its spaces.
 * In the text of a `|` or `>` tabs stay.
 */
function flattenTabs(block: string): Patched {
  if (!block.includes('\t')) return plainEnds(block)
  const changes: Change[] = []
  let opener = -1
  let header = Infinity
  for (const { text, from } of linesOf(block)) {
    const indent = text.slice(0, indentOf(text))
    const rest = text.slice(indent.length)
    if (rest === '' || rest.startsWith('#')) continue
    const spaces = indent.replace(/\t.*/, '').length
    if (spaces > header) continue
    if (spaces < indent.length) {
      const counts = spaces > opener || (spaces === opener && /^-\s/.test(rest))
      const insert = counts ? ' '.repeat(indent.length - spaces) : ''
      changes.push({ from: from + spaces, to: from + indent.length, insert })
    }
    opener = /:[ \t]*(?:#.*)?$/s.test(rest) ? spaces : Infinity
    header = /[:-][ \t]+[|>][-+1-9]*[ \t]*(?:#.*)?$/s.test(rest) ? spaces : Infinity
  }
  const flat = patch(block, changes)
  return compose(flat, plainEnds(flat.text))
}

/** A CR ends a line too. */
function plainEnds(block: string): Patched {
  const ends = normalEnds(block)
  return compose(ends, indentContinuations(ends.text))
}

function defaultPlain(text: string, version: 3 | 4): unknown {
  return isTimestamp(text) ? new TypedValue('date', text) : numberOrWord(text, version)
}

function numberOrWord(text: string, version: 3 | 4): unknown {
  if (/^(?:|~|null|Null|NULL)$/.test(text)) return null
  if (/^(?:true|True|TRUE)$/.test(text)) return true
  if (/^(?:false|False|FALSE)$/.test(text)) return false
  const integer = version === 3 ? version3Integer : version4Integer
  if (integer.test(text) && !text.endsWith('_')) return numberOf(text, version)
  // A digit may not follow a leading zero in version 3, and a sign may not stand before a dot in either.
  const whole = version === 3 ? /^[-+]?(?:0(?![0-9_])|[1-9])/ : /^[-+]?[0-9]/
  const float = /^[-+]?(?:[0-9][0-9_]*(?:\.[0-9_]*)?(?:[eE][-+]?[0-9]+)?)$/
  if (/^\.[0-9_]+(?:[eE][-+]?[0-9]+)?$/.test(text) || (whole.test(text) && float.test(text))) {
    return text.endsWith('_') ? text : numberOf(text, 4)
  }
  if (version === 3 && /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/.test(text)) return numberOf(text, 3)
  if (/^[-+]?\.(?:inf|Inf|INF)$/.test(text)) return text.startsWith('-') ? -Infinity : Infinity
  if (/^\.(?:nan|NaN|NAN)$/.test(text)) return Number.NaN
  return text
}

/** The number that is written: a zero before it makes it octal in version 3, where colons part sixties too. */
function numberOf(text: string, version: 3 | 4): number {
  const digits = text.replace(/^[-+]|_/g, '')
  const octal = version === 3 && /^0[0-7]+$/.test(digits)
  const number = octal
    ? Number.parseInt(digits, 8)
    : digits.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  // Not -0.
  return (text.startsWith('-') ? -number : number) + 0
}

const version3Integer = /^[-+]?(?:0b[01_]+|0x[0-9a-fA-F_]+|0[0-7_]*|[1-9][0-9_]*(?::[0-5]?[0-9])*)$/
const version4Integer = /^[-+]?(?:0b[01_]+|0x[0-9a-fA-F_]+|0o[0-7_]+|[0-9][0-9_]*)$/
