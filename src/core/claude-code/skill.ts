// The shapes of a skill or command as Claude Code reads it.
import type { Sure } from './sure.ts'

/** Where a folder of skills stands. Roots are labelled by the person; nothing is guessed from the disk. */
export type Level = 'enterprise' | 'personal' | 'project' | 'plugin' | 'bundled' | 'synced' | 'mcp'

export type Effort = 'low' | 'medium' | 'high' | 'xhigh' | 'max'

/** One frontmatter field as the product reads it. */
export type FieldRead = {
  key: string
  /** The written value as JSON, or `null` when the field is not there. */
  written: string | null
  /** The value that holds, in words. */
  value: string
  /** What happened on the way (a number became text, a word is no yes or no), or `''`. */
  note: string
  effect: string
  sure: Sure
}

/** Why frontmatter came to nothing, and which fields went with it. Offsets are into the document. */
export type Lost = { reason: string; from: number; to: number; keys: string[] }

export type Skill = {
  /** A directory with `SKILL.md`, or a flat file in `commands/`. */
  kind: 'skill' | 'command'
  /** `null` when nobody said where it comes from. */
  level: Level | null
  plugin: string | null
  /** The skill's directory as given, `''` when unknown. */
  dir: string
  /** The document's path. */
  path: string
  /** What a person types, `/` included. */
  command: string
  /** The frontmatter's name, else the directory's. */
  name: string
  /** What the menu shows: the name, but the command's own words for a plugin. */
  label: string
  /** The field, else the body's first paragraph. */
  description: string
  whenToUse: string | null
  argumentHint: string | null
  /** Names of the arguments, by position. */
  arguments: string[]
  disableModelInvocation: boolean
  userInvocable: boolean
  /** Permission rules; `${CLAUDE_SKILL_DIR}` in a Bash rule is put in where `dir` is absolute. */
  allowedTools: string[]
  disallowedTools: string[]
  model: string | null
  effort: Effort | null
  context: 'inline' | 'fork'
  /** The sub-agent, only with `context: fork`. */
  agent: string | null
  /** Whether a fork runs in the background. */
  background: boolean
  hooks: Record<string, unknown> | null
  paths: string[]
  shell: 'bash' | 'powershell'
  metadata: Record<string, unknown> | null
  license: string | null
  compatibility: string | null
  /** Everything after the frontmatter, without white space at its ends. */
  body: string
  /** Where `body` begins in the document: UTF-16 units of the text as given. */
  bodyFrom: number
  /** Every field of the table, as read. */
  fields: FieldRead[]
  /** Keys that the product does not know, and which do nothing. */
  unknown: string[]
  lost: Lost | null
}

/** A skill among others: `wins: false` when another of its command runs instead. */
export type Ranked = Skill & { wins?: boolean }
