// The faults of the Agent Skills specification: what each is called, and the sentence its reference validator prints.
import type { Cause, Facts } from '../document/diagnosis/causes.ts'
import type { Position } from '../document/text.ts'
import { faultMaker, type Rule } from '../fault/fault.ts'
import type { Refusal } from './refused.ts'

const SPECIFICATION = 'Agent Skills specification'

/** The reference judges a name after trim and NFKC; the sentences name it so. */
type Named = { name: string }
type Measured = { length: number; limit: number }

/**
 * `cause` and `detail` tell in our own words what is wrong, at a line and column (of the fault's place), and
 * `split` where the frontmatter ended when that is no fence line. `at` is a byte, where the file is not UTF-8.
 */
export type MalformedArgs = {
  reason: Refusal
  cause?: Cause
  detail?: string
  facts?: Facts
  line?: number
  column?: number
  split?: Position
  at?: number
}

export const FIELDS = [
  'allowed-tools',
  'compatibility',
  'description',
  'license',
  'metadata',
  'name',
] as const

const rule = <A extends Record<string, unknown>>(title: string, message: (args: A) => string) =>
  ({
    title,
    severity: 'error',
    origin: 'agent-skill',
    says: SPECIFICATION,
    message,
  }) as const satisfies Rule<A>

export const agentSkillRules = {
  'unexpected-fields': rule(
    'A field that the specification does not know',
    ({ fields }: { fields: string[] }) => {
      const allowed = FIELDS.map(field => `'${field}'`).join(', ')
      return `Unexpected fields in frontmatter: ${fields.join(', ')}. Only [${allowed}] are allowed.`
    },
  ),
  'missing-name': rule('The name is missing', () => 'Missing required field in frontmatter: name'),
  'name-empty': rule('The name is empty', () => "Field 'name' must be a non-empty string"),
  'name-too-long': rule(
    'The name is too long',
    ({ name, length, limit }: Named & Measured) =>
      `Skill name '${name}' exceeds ${limit} character limit (${length} chars)`,
  ),
  'name-not-lowercase': rule(
    'The name has capital letters',
    ({ name }: Named) => `Skill name '${name}' must be lowercase`,
  ),
  'name-edge-hyphen': rule(
    'The name starts or ends with a hyphen',
    () => 'Skill name cannot start or end with a hyphen',
  ),
  'name-double-hyphen': rule(
    'The name has two hyphens in a row',
    () => 'Skill name cannot contain consecutive hyphens',
  ),
  'name-bad-character': rule(
    'The name has a character other than letters, digits and hyphens',
    ({ name }: Named) =>
      `Skill name '${name}' contains invalid characters. Only letters, digits, and hyphens are allowed.`,
  ),
  'name-mismatch': rule(
    'The name is not that of its directory',
    ({ name, directory }: Named & { directory: string }) =>
      `Directory name '${directory}' must match skill name '${name}'`,
  ),
  'missing-description': rule(
    'The description is missing',
    () => 'Missing required field in frontmatter: description',
  ),
  'description-empty': rule(
    'The description is empty',
    () => "Field 'description' must be a non-empty string",
  ),
  'description-too-long': rule(
    'The description is too long',
    ({ length, limit }: Measured) => `Description exceeds ${limit} character limit (${length} chars)`,
  ),
  'compatibility-not-text': rule(
    'The compatibility is not text',
    () => "Field 'compatibility' must be a string",
  ),
  'compatibility-too-long': rule(
    'The compatibility is too long',
    ({ length, limit }: Measured) => `Compatibility exceeds ${limit} character limit (${length} chars)`,
  ),
  malformed: rule('The document cannot be read as a skill', malformedMessage),
  'missing-path': rule(
    'There is nothing at this path',
    ({ path }: { path: string }) => `Path does not exist: ${path}`,
  ),
  'not-a-directory': rule(
    'A skill is a directory',
    ({ path }: { path: string }) => `Not a directory: ${path}`,
  ),
  // `detail` tells of a file that nearly has the name.
  'missing-document': rule(
    'The directory holds no SKILL.md',
    (_: { detail?: string }) => 'Missing required file: SKILL.md',
  ),
} as const satisfies Record<string, Rule>

export type AgentSkillKind = keyof typeof agentSkillRules

/** Makes a fault of this room. */
export const agentSkillFault = faultMaker(agentSkillRules)

/** The sentence of a refusal; `Refused` carries the same. */
export function malformedMessage({ reason, detail, line, column }: MalformedArgs): string {
  switch (reason) {
    case 'missing-frontmatter':
      return 'SKILL.md must start with YAML frontmatter (---)'
    case 'unclosed-frontmatter':
      return 'SKILL.md frontmatter not properly closed with ---'
    case 'not-a-mapping':
      return 'SKILL.md frontmatter must be a YAML mapping'
    case 'no-document':
      return 'Missing required file: SKILL.md'
    case 'not-utf8':
      return `SKILL.md is not UTF-8 text: ${detail}`
    case 'bad-yaml':
      return `Invalid YAML in frontmatter: line ${line}, column ${column}: ${detail}`
    default:
      return reason satisfies never
  }
}
