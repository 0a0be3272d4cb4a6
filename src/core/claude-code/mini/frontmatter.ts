// The chapter's own frontmatter reader: one `key: value` a line, every value text as written.

export type MiniFrontmatter = { meta: Record<string, string>; body: string }

/**
 * Reads frontmatter as mini-claude does: each line is cut at its first colon and both sides are trimmed;
 * quotes stay, there are no lists, no nesting, no comments, and the last of two equal keys holds. Without a
 * first line `---` (a byte order mark counts as white space) or a closing one, the whole text is body, untouched.
 */
export function parseFrontmatter(text: string): MiniFrontmatter {
  const meta: Record<string, string> = Object.create(null)
  const lines = text.split('\n')
  const end =
    lines[0]?.trim() === '---' ? lines.findIndex((line, index) => index > 0 && line.trim() === '---') : -1
  if (end < 0) return { meta, body: text }
  for (const line of lines.slice(1, end)) {
    const colon = line.indexOf(':')
    const key = colon < 0 ? '' : line.slice(0, colon).trim()
    // The original keeps its fields in an ordinary object, where this one name does not stick.
    if (key !== '' && key !== '__proto__') meta[key] = line.slice(colon + 1).trim()
  }
  return {
    meta,
    body: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
  }
}
