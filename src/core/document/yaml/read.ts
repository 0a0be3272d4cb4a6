// Reads a frontmatter as StrictYAML: the same verdict as the specification's reference validator.
import type { YamlNode } from './node.ts'
import { parseTokens } from './parse.ts'
import { type Problem, Stop } from './problem.ts'
import { scanYaml } from './scan.ts'
import type { Token } from './token.ts'

/** The most that a frontmatter may hold, in bytes of UTF-8; a rule of this house. */
export const MAX_FRONTMATTER = 64 * 1024

/** A node (`null` where the text holds nothing but comments), or what stopped the reader, and the tokens so far. */
export type YamlRead = { ok: true; node: YamlNode | null } | { ok: false; problem: Problem; tokens: Token[] }

/** Reads the part of `text` between two offsets. All offsets in the answer are into `text`. */
export function readYaml(text: string, from: number, to: number): YamlRead {
  const outside = tooLarge(text, from, to) ?? badCharacter(text, from, to)
  if (outside) return { ok: false, problem: outside, tokens: [] }
  const { tokens, problem } = scanYaml(text, from, to)
  try {
    // A scan that stopped has no end, without which the tokens are no document.
    return { ok: true, node: parseTokens(tokens) }
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    const first = problem && problem.from <= error.problem.from ? problem : error.problem
    return { ok: false, problem: first, tokens }
  }
}

function tooLarge(text: string, from: number, to: number): Problem | null {
  if (to - from <= MAX_FRONTMATTER / 3) return null
  const size = new TextEncoder().encode(text.slice(from, to)).length
  return size > MAX_FRONTMATTER ? { code: 'too-large', from, to } : null
}

function badCharacter(text: string, from: number, to: number): Problem | null {
  const unprintable = new RegExp(UNPRINTABLE)
  unprintable.lastIndex = from
  const at = unprintable.exec(text)?.index ?? to
  return at < to ? { code: 'bad-character', from: at, to: at + 1 } : null
}

/** What YAML forbids (1.2, 5.1): C0 but tab and line ends, DEL, C1 but NEL, surrogates, U+FFFE and U+FFFF. */
export const UNPRINTABLE = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
