// Says where in a skill's document a line stands: frontmatter, a tool fence, or prose.

/** A tool fence as completion needs it: what it declares so far and what its run uses. */
export type FenceAround = { keys: string[]; params: string[]; used: string[]; param: string | null }

export type Place = { in: 'frontmatter'; keys: string[] } | ({ in: 'tool' } & FenceAround) | { in: 'prose' }

/**
 * Where the line number `at` (from 0) of these lines stands. Reads the lines above it, and of a fence
 * and of the frontmatter the lines below too, to know what is there already.
 */
export function placeOf(lines: readonly string[], at: number): Place {
  const matter = frontmatterEnd(lines)
  if (matter !== null && at > 0 && at < matter) {
    return { in: 'frontmatter', keys: keysOf(lines.slice(1, matter).filter((_, i) => i + 1 !== at)) }
  }
  let open: number | null = null
  for (let i = matter ?? 0; i < at; i++) {
    const line = lines[i] ?? ''
    if (open === null ? /^```tool\s*$/.test(line) : /^```\s*$/.test(line)) open = open === null ? i : null
  }
  if (open === null) return { in: 'prose' }
  return { in: 'tool', ...fence(lines, open + 1, at) }
}

/** The line after the frontmatter's last (an open one ends with the file), `null` where there is none. */
function frontmatterEnd(lines: readonly string[]): number | null {
  if (!/^\ufeff?---\s*$/.test(lines[0] ?? '')) return null
  const close = lines.findIndex((line, i) => i > 0 && /^---\s*$/.test(line))
  return close < 0 ? lines.length : close
}

function fence(lines: readonly string[], from: number, at: number): FenceAround {
  const close = lines.findIndex((line, i) => i >= from && /^```\s*$/.test(line))
  const to = close < 0 ? lines.length : close
  const around: FenceAround = { keys: [], params: [], used: [], param: null }
  for (let i = from; i < to; i++) {
    const line = lines[i] ?? ''
    const param = /^ {2}([^\s:][^:]*):/.exec(line)?.[1]
    if (param && !line.startsWith('  - ')) around.params.push(param)
    if (i <= at && param) around.param = param
    if (i <= at && /^\S/.test(line)) around.param = null
    for (const [word] of line.matchAll(/\$\w+/g)) around.used.push(word.slice(1))
  }
  around.keys = keysOf(lines.slice(from, to).filter((_, i) => i + from !== at))
  return around
}

const keysOf = (lines: readonly string[]) =>
  lines.flatMap(line => /^([A-Za-z_][\w-]*)\s*:/.exec(line)?.[1] ?? [])
