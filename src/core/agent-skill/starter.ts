// Writes the frontmatter that a document without one needs, for a person to fill in.

import type { Explained } from '../document/diagnosis/diagnose.ts'
import { type Change, fixOf } from '../document/diagnosis/mend.ts'
import type { FrontmatterRefusal } from '../document/frontmatter.ts'
import type { Fix } from '../fault/fault.ts'
import { DESCRIPTION, slug } from './mends.ts'
import { baseName } from './paths.ts'

/** The name where the directory gives none. */
const NAME = 'my-skill'

/** The mend of a document that has no frontmatter, or an empty one; none of any other. */
export function starterFixes(
  text: string,
  path: string,
  cause: Explained['cause'],
  refusal: FrontmatterRefusal,
): Fix[] {
  const name = slug(baseName(path.slice(0, Math.max(0, path.lastIndexOf('/'))))) || NAME
  const keys = `name: ${name}\ndescription: ${DESCRIPTION}\n`
  const change = changeFor(text, cause, refusal, keys)
  if (!change) return []
  return [fixOf(text, path, { title: 'Write name and description', safety: 'review', changes: [change] })]
}

function changeFor(text: string, cause: string, refusal: FrontmatterRefusal, keys: string): Change | null {
  if (cause === 'no-frontmatter') {
    const gap = text.trim() === '' ? '' : '\n'
    return { from: 0, to: text.startsWith('\ufeff') ? 1 : 0, insert: `---\n${keys}---\n${gap}` }
  }
  if (cause !== 'empty-frontmatter' || !('parts' in refusal)) return null
  const at = refusal.parts.closing.from
  const ownLine = /[\n\r]/.test(text.charAt(at - 1))
  return { from: at, to: at, insert: ownLine ? keys : `\n${keys}` }
}
