// Reads the top-level fields of frontmatter that is ordinary YAML 1.2, within the limits of a document.
import { isMap, isNode, isScalar, type YAMLError } from 'yaml'
import { bracketOver, frontmatterLimits } from '../document/yaml/loose/limits.ts'
import { parseYaml } from '../document/yaml/loose/tree.ts'
import { FRONTMATTER_BYTES, FRONTMATTER_DEPTH, size } from '../source/limits.ts'
import { plainOf } from './plain.ts'

/** One top-level field: its value as plain data, and the places of its key and value in the document. */
export type Field = { value: unknown; from: number; to: number; valueFrom: number; valueTo: number }

export type FieldsRead =
  | { ok: true; fields: Map<string, Field> }
  | { ok: false; reason: string; from: number; to: number }

/**
 * Reads YAML that stands at `base` in its document. Size and depth are looked at first, since deep nesting can
 * end the process; of two equal keys the last holds; an alias is refused.
 */
export function readFields(yaml: string, base: number): FieldsRead {
  const refused = (reason: string, from = 0, to = yaml.length): FieldsRead => ({
    ok: false,
    reason,
    from: base + from,
    to: base + to,
  })
  if (new TextEncoder().encode(yaml).length > FRONTMATTER_BYTES) {
    return refused(`It is larger than ${size(FRONTMATTER_BYTES)}.`)
  }
  if (depthOf(yaml) > FRONTMATTER_DEPTH)
    return refused(`It is nested deeper than ${FRONTMATTER_DEPTH} levels.`)
  // A bracket that closes in a text hides one that is open.
  if (bracketOver(yaml) !== null)
    return refused(`It has more than ${frontmatterLimits.brackets} brackets that open.`)
  const parsed = parseYaml(yaml, { uniqueKeys: false, logLevel: 'silent', prettyErrors: false })
  const [error] = parsed.errors
  if (error) return refused(sentence(error), error.pos[0], Math.max(...error.pos))
  if (parsed.contents === null) return { ok: true, fields: new Map() }
  if (!isMap(parsed.contents)) return refused('It has no fields with values.')
  const fields = new Map<string, Field>()
  try {
    for (const { key, value } of parsed.contents.items) {
      if (!isScalar(key)) continue
      const [from = 0, to = from] = key.range ?? []
      const [valueFrom = to, valueTo = to] = (isNode(value) && value.range) || []
      const plain = plainOf(value)
      const place = { from: base + from, to: base + to, valueFrom: base + valueFrom, valueTo: base + valueTo }
      fields.set(String(key.value), { value: plain, ...place })
    }
  } catch {
    return refused('It refers to another value by an alias (*), which is not read here.')
  }
  return { ok: true, fields }
}

/** What the parser found, for the person with the file. */
function sentence({ code, message }: YAMLError): string {
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'A colon and a space inside a value begin another field. Put the value in quotes.'
    case 'TAB_AS_INDENT':
      return 'A tab stands where spaces must. Indent with spaces.'
    case 'BAD_ALIAS':
      return 'A value begins with * or &. Put it in quotes.'
    default:
      return `The YAML parser says: ${message.replace(/\.?$/, '.')}`
  }
}

/** At most how deep YAML can nest, told from its brackets, its indentation and its `- - -` without parsing it. */
export function depthOf(yaml: string): number {
  let flow = 0
  let deepest = 0
  const indents: number[] = []
  for (const line of yaml.split('\n')) {
    const lead = line.length - line.replace(/^ +/, '').length
    if (line.length > lead) {
      while ((indents.at(-1) ?? -1) >= lead) indents.pop()
      indents.push(lead)
    }
    const marks = /^(?:[-?:][ \t]+|[ \t]+)*/.exec(line)?.[0].replace(/[ \t]/g, '').length ?? 0
    for (const sign of line) {
      if (sign === '[' || sign === '{') flow++
      else if ((sign === ']' || sign === '}') && flow > 0) flow--
      deepest = Math.max(deepest, flow + marks + indents.length)
    }
  }
  return deepest
}

/** The keys that a person meant in YAML that does not parse: every `word:` at the start of a line. */
export function keysMeant(yaml: string): string[] {
  const keys = yaml.split('\n').flatMap(line => /^([A-Za-z_][\w-]*)[ \t]*:/.exec(line)?.[1] ?? [])
  return [...new Set(keys)]
}
