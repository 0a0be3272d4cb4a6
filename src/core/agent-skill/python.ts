// Python's ways with text, which the reference's verdicts and sentences follow.
import { isPythonSpace } from '../document/text.ts'
import type { YamlNode } from '../document/yaml/node.ts'

/** `str(value)` of a frontmatter's value: a text as it is, a map and a list as Python prints them. */
export function pythonStr(node: YamlNode): string {
  return node.kind === 'scalar' ? node.text : pythonRepr(node)
}

function pythonRepr(node: YamlNode): string {
  switch (node.kind) {
    case 'scalar':
      return quote(node.text)
    case 'list':
      return `[${node.items.map(pythonRepr).join(', ')}]`
    case 'map':
      return `{${node.pairs.map(({ key, value }) => `${quote(key.text)}: ${pythonRepr(value)}`).join(', ')}}`
    default:
      return node satisfies never
  }
}

/** `repr` of a text: single quotes unless only double ones spare an escape, escapes for what does not print. */
function quote(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'"
  let quoted = mark
  for (const character of text) quoted += escapeCharacter(character, mark)
  return quoted + mark
}

function escapeCharacter(character: string, mark: string): string {
  if (character === mark || character === '\\') return `\\${character}`
  if (character === '\n') return '\\n'
  if (character === '\r') return '\\r'
  if (character === '\t') return '\\t'
  if (character === ' ' || !/[\p{C}\p{Z}]/u.test(character)) return character
  const hex = (character.codePointAt(0) ?? 0).toString(16)
  if (hex.length <= 2) return `\\x${hex.padStart(2, '0')}`
  return hex.length <= 4 ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`
}

/** Whether Python's `str.isalnum` holds for one character: a letter or number of any script, no mark. */
export function isAlphanumeric(character: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(character)
}

/** The text on one line: every run of white space is one space, none at the ends. */
export function oneLine(text: string): string {
  let line = ''
  let gap = false
  for (const character of text) {
    if (isPythonSpace(character.charCodeAt(0))) {
      gap = line !== ''
      continue
    }
    line += gap ? ` ${character}` : character
    gap = false
  }
  return line
}
