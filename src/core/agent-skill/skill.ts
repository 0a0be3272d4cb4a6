// The shape of a skill as the Agent Skills specification reads it.

export type AgentSkill = {
  /** `''` when absent or not text. */
  name: string
  /** `''` when absent or not text. */
  description: string
  /** Everything after the closing fence, trimmed as Python's `str.strip` trims. */
  body: string
  /** The frontmatter, without prototype; equals what the reference reads. */
  meta: Record<string, unknown>
  /** The directory, `''` when unknown (a paste, the top of an archive). */
  root: string
  /** `${name}: ${description}` on one line. */
  summary: string
  /** The document's path. */
  location: string
  license: string | null
  compatibility: string | null
  allowedTools: string | null
  /** `null` unless it is a map. */
  metadata: Record<string, string> | null
  /** A file that the body names, joined to the root; `null` where it is absolute, a URL, or climbs out. */
  resolve(path: string): string | null
}
