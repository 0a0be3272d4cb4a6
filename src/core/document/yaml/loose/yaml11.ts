// The YAML 1.1 family: PyYAML, and libyaml as serde_yaml (Rust) and yaml.v3 (Go) use it.
import { Lexer, type YAMLError } from 'yaml'
import { readWith, type Traits } from './compose.ts'
import { compose, normalEnds, originalSpan, type Patched } from './patch.ts'
import { pythonPlain, pythonTags } from './python-values.ts'
import type { Failure, Reading } from './reading.ts'
import { indentContinuations } from './relax.ts'
import { isUnprintable } from './unprintable.ts'

const common = { prepare: plainEnds, forgives: forgivenByYaml11, openEnd: true } as const

const pyYaml: Traits = {
  ...common,
  forbids: block => isUnprintable(block, controls) ?? outsideTab(block),
  uniqueKeys: false,
  refusesTags: true,
  tags: pythonTags,
  simpleKeys: 'everywhere',
  merges: true,
  plain: pythonPlain,
}
const libYaml: Traits = {
  ...common,
  forbids: block => isUnprintable(block, controls),
  uniqueKeys: false,
  refusesTags: false,
  simpleKeys: 'at the top',
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

const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\x80-\x84\x86-\x9f\ufffe\uffff]/

/** A CR ends a line too, and so do the three line ends that Unicode has beside it. */
function plainEnds(block: string): Patched {
  const ends = normalEnds(block, /[\x85\u2028\u2029]/g)
  return compose(ends, indentContinuations(ends.text))
}

/** What YAML 1.2 made an error and YAML 1.1 scanners let pass. */
function forgivenByYaml11(error: YAMLError): boolean {
  return error.message.startsWith('Comments must be')
}

/**
 * The first tab outside quotes, comments and block scalars: PyYAML's scanner skips only spaces between
 * tokens, so a tab after `key:`, inside a plain value or at a line's end cannot start any token.
 */
function outsideTab(block: string): Failure | null {
  if (!block.includes('\t')) return null
  const patched = plainEnds(block)
  let at = 0
  let scalar = false
  let blockText = false
  for (const token of new Lexer().lex(patched.text)) {
    // The lexer marks a scalar with U+001F, a document with U+0002, a flow error end with U+0018.
    if (token === '\u0002' || token === '\u0018') continue
    if (token === '\u001f') {
      scalar = true
      continue
    }
    const mayHoldTabs = scalar ? blockText : /^["'#]/.test(token)
    const tab = mayHoldTabs ? -1 : token.indexOf('\t')
    if (tab >= 0) {
      return {
        ok: false,
        cause: 'tab',
        problem: 'A tab stands between the parts of a line; use a space.',
        span: originalSpan(patched, { from: at + tab, to: at + tab + 1 }),
      }
    }
    // A header says that the next scalar is the text of a block.
    blockText = !scalar && (blockText || /^[|>]/.test(token))
    scalar = false
    at += token.length
  }
  return null
}
