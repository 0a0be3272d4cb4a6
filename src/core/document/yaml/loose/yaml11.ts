// The YAML 1.1 family: PyYAML, and libyaml as serde_yaml (Rust) and yaml.v3 (Go) use it.
import { Lexer, type YAMLError } from 'yaml'
import { readWith, type Traits } from './compose.ts'
import { compose, normalEnds, type Patched } from './patch.ts'
import { DateValue, type Failure, type Reading } from './reading.ts'
import { indentContinuations } from './relax.ts'
import { isUnprintable } from './unprintable.ts'

const common = { prepare: plainEnds, forgives: forgivenByYaml11, openEnd: true } as const

const pyYaml: Traits = {
  ...common,
  forbids: block => isUnprintable(block, controls) ?? outsideTab(block),
  uniqueKeys: false,
  refusesTags: true,
  simpleKeys: true,
  merges: true,
  plain: pythonPlain,
}
const libYaml: Traits = {
  ...common,
  forbids: block => isUnprintable(block, controls),
  uniqueKeys: false,
  refusesTags: false,
  merges: false,
  // serde asks each field for the type it wants, so a plain scalar stays the text that was written.
  plain: text => (/^(?:|~|null|Null|NULL)$/.test(text) ? null : text),
}
const goYaml: Traits = { ...libYaml, uniqueKeys: true, merges: true }

/** PyYAML's safe loader. */
export function readPyYaml(block: string): Reading {
  return readWith(pyYaml, block)
}

/** serde_yaml: libyaml's scanner, the values untyped. `notes` holds the names that stand more than once. */
export function readSerdeYaml(block: string): Reading {
  return readWith(libYaml, block)
}

/** yaml.v3: a port of libyaml that refuses repeated keys. */
export function readGoYaml(block: string): Reading {
  return readWith(goYaml, block)
}

const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\x80-\x84\x86-\x9f\ufeff\ufffe\uffff]/

/** A CR ends a line too. */
function plainEnds(block: string): Patched {
  const ends = normalEnds(block)
  return compose(ends, indentContinuations(ends.text))
}

/** What YAML 1.2 made an error and YAML 1.1 scanners let pass. */
function forgivenByYaml11(error: YAMLError): boolean {
  return (
    error.message.startsWith('Comments must be') ||
    error.message.startsWith('Block scalars with more-indented')
  )
}

/**
 * The first tab outside quotes, comments and block scalars: PyYAML's scanner skips only spaces between
 * tokens, so a tab after `key:`, inside a plain value or at a line's end cannot start any token.
 */
function outsideTab(block: string): Failure | null {
  if (!block.includes('\t')) return null
  let at = 0
  let scalar = false
  for (const token of new Lexer().lex(block)) {
    // The lexer marks a scalar with U+001F, a document with U+0002, a flow error end with U+0018.
    if (token === '\u0002' || token === '\u0018') continue
    if (token === '\u001f') {
      scalar = true
      continue
    }
    const own = scalar || token.startsWith('"') || token.startsWith("'") || token.startsWith('#')
    const tab = token.indexOf('\t')
    const plain = scalar && !isBlockText(block, at)
    if (tab >= 0 && (!own || plain)) {
      return {
        ok: false,
        cause: 'tab',
        problem: 'A tab stands between the parts of a line; use a space.',
        span: { from: at + tab, to: at + tab + 1 },
      }
    }
    scalar = false
    at += token.length
  }
  return null
}

/** Whether the scalar that starts at `at` is the text of a `|` or `>`: those start at the beginning of a line. */
function isBlockText(block: string, at: number): boolean {
  const before = block.slice(Math.max(0, at - 200), at)
  return /[|>][-+0-9]*[ \t]*(?:#[^\n]*)?\r?\n$/.test(before)
}

/** The value of a plain scalar by PyYAML's implicit resolvers (YAML 1.1). */
export function pythonPlain(text: string): unknown {
  if (/^(?:|~|null|Null|NULL)$/.test(text)) return null
  if (/^(?:yes|Yes|YES|true|True|TRUE|on|On|ON)$/.test(text)) return true
  if (/^(?:no|No|NO|false|False|FALSE|off|Off|OFF)$/.test(text)) return false
  if (
    /^[-+]?0b[0-1_]+$/.test(text) ||
    /^[-+]?0[0-7_]+$/.test(text) ||
    /^[-+]?(?:0|[1-9][0-9_]*)$/.test(text) ||
    /^[-+]?0x[0-9a-fA-F_]+$/.test(text) ||
    /^[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+$/.test(text)
  ) {
    return Number(text.replace(/_/g, '')) || 0
  }
  if (
    /^[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?$/.test(text) ||
    /^\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?$/.test(text) ||
    /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/.test(text)
  ) {
    return Number(text.replace(/_/g, '')) || 0
  }
  if (/^[-+]?\.(?:inf|Inf|INF)$/.test(text)) return text.startsWith('-') ? -Infinity : Infinity
  if (/^\.(?:nan|NaN|NAN)$/.test(text)) return Number.NaN
  if (
    /^\d{4}-\d\d-\d\d$/.test(text) ||
    /^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?$/.test(
      text,
    )
  ) {
    return new DateValue(text)
  }
  return text
}
