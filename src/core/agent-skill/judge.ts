// Judges a skill's fields by the specification, in the reference's order and without places.
import { codePointLength, compareCodePoints, pythonStrip } from '../document/text.ts'
import type { Limits } from './limits.ts'
import { baseName } from './paths.ts'
import { isAlphanumeric } from './python.ts'
import { FIELDS } from './rules.ts'
import type { AgentSkill } from './skill.ts'

/** What is wrong, and the arguments of its sentence. */
export type Finding =
  | { kind: 'unexpected-fields'; args: { fields: string[] } }
  | { kind: 'name-too-long'; args: { name: string; length: number; limit: number } }
  | { kind: 'name-not-lowercase' | 'name-bad-character'; args: { name: string } }
  | { kind: 'name-mismatch'; args: { name: string; directory: string } }
  | { kind: 'description-too-long' | 'compatibility-too-long'; args: { length: number; limit: number } }
  | {
      kind:
        | 'missing-name'
        | 'name-empty'
        | 'name-edge-hyphen'
        | 'name-double-hyphen'
        | 'missing-description'
        | 'description-empty'
        | 'compatibility-not-text'
      args: Record<string, never>
    }

/** Every finding about a frontmatter. `root` is the skill's directory; where it is `''` its name is not compared. */
export function judge({ meta, root }: Pick<AgentSkill, 'meta' | 'root'>, limits: Limits): Finding[] {
  return [
    ...judgeFields(meta),
    ...judgeName(meta, root, limits),
    ...judgeDescription(meta, limits),
    ...judgeCompatibility(meta, limits),
  ]
}

function judgeFields(meta: Record<string, unknown>): Finding[] {
  const known: readonly string[] = FIELDS
  const fields = Object.keys(meta)
    .filter(key => !known.includes(key))
    .sort(compareCodePoints)
  return fields.length > 0 ? [{ kind: 'unexpected-fields', args: { fields } }] : []
}

function judgeName(meta: Record<string, unknown>, root: string, limits: Limits): Finding[] {
  if (!Object.hasOwn(meta, 'name')) return [{ kind: 'missing-name', args: {} }]
  if (!isFilled(meta.name)) return [{ kind: 'name-empty', args: {} }]
  const name = judgedName(meta.name)
  const findings: Finding[] = []
  const length = codePointLength(name)
  if (length > limits.name)
    findings.push({ kind: 'name-too-long', args: { name, length, limit: limits.name } })
  if (name !== name.toLowerCase()) findings.push({ kind: 'name-not-lowercase', args: { name } })
  if (name.startsWith('-') || name.endsWith('-')) findings.push({ kind: 'name-edge-hyphen', args: {} })
  if (name.includes('--')) findings.push({ kind: 'name-double-hyphen', args: {} })
  if ([...name].some(isBadInName)) findings.push({ kind: 'name-bad-character', args: { name } })
  const directory = baseName(root)
  if (directory !== '' && directory.normalize('NFKC') !== name) {
    findings.push({ kind: 'name-mismatch', args: { name, directory } })
  }
  return findings
}

function judgeDescription(meta: Record<string, unknown>, limits: Limits): Finding[] {
  if (!Object.hasOwn(meta, 'description')) return [{ kind: 'missing-description', args: {} }]
  if (!isFilled(meta.description)) return [{ kind: 'description-empty', args: {} }]
  const length = codePointLength(meta.description)
  if (length <= limits.description) return []
  return [{ kind: 'description-too-long', args: { length, limit: limits.description } }]
}

function judgeCompatibility(meta: Record<string, unknown>, limits: Limits): Finding[] {
  if (!Object.hasOwn(meta, 'compatibility')) return []
  if (typeof meta.compatibility !== 'string') return [{ kind: 'compatibility-not-text', args: {} }]
  const length = codePointLength(meta.compatibility)
  if (length <= limits.compatibility) return []
  return [{ kind: 'compatibility-too-long', args: { length, limit: limits.compatibility } }]
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && pythonStrip(value) !== ''
}

/** A name as the reference judges it: trimmed, in Unicode's form NFKC. */
export function judgedName(written: string): string {
  return pythonStrip(written).normalize('NFKC')
}

/** Whether a character may not stand in a name. */
export function isBadInName(character: string): boolean {
  return character !== '-' && !isAlphanumeric(character)
}
