// Warns where the reference ends a frontmatter at hyphens that are no fence line: what it reads is not what is written.
import { contentEnd, indentation, lineStart } from '../document/diagnosis/lines.ts'
import { fixOf, type Mend } from '../document/diagnosis/mend.ts'
import { readFrontmatter } from '../document/frontmatter.ts'
import { isFenceLine } from '../document/split.ts'
import { lineEnd, lineIndex, nextLine, position } from '../document/text.ts'
import { type MapNode, toData } from '../document/yaml/node.ts'
import { type Fix, faultMaker, type Rule } from '../fault/fault.ts'
import { applyEdits } from '../fault/fix.ts'
import type { Check } from './subject.ts'

/**
 * `glued`: text follows the hyphens; `lengthened`: more hyphens do; `indented`: white space precedes them;
 * `inside`: text precedes them.
 */
type Where = 'glued' | 'lengthened' | 'indented' | 'inside'

/** `line` is where they stand; `fence` is the line of the fence that a person means, `null` where there is none. */
type CutArgs = { where: Where; line: number; text: string; fence: number | null; lost: string[] }

export const rules = {
  'frontmatter-cut-short': {
    title: 'The frontmatter ends where no fence is',
    severity: 'warning',
    origin: 'advice',
    says: 'Skill Playground: the reference ends a frontmatter at the first "---" after the start, clients at the next line of three hyphens',
    message: ({ where, line, text, fence, lost }: CutArgs) => {
      const place = {
        glued: `the three hyphens before "${text}"`,
        lengthened: `the first three of ${text.length} hyphens`,
        indented: 'three hyphens that are indented',
        inside: `the three hyphens after "${text}"`,
      }[where]
      const end = `The specification's reference ends the frontmatter in line ${line}, at ${place}.`
      if (fence === null)
        return `${end} Clients that look for a line of three hyphens find no end there. Put --- alone on its line.`
      const keys = lost.map(key => `"${key}"`).join(', ')
      const body =
        lost.length > 0 ? `What follows, with ${keys}, is body to it` : 'What follows is body to it'
      return `${end} ${body}; other clients read on to the fence in line ${fence}. Write a dash (—) or fewer hyphens, or put --- alone on its line if the frontmatter ends here.`
    },
  },
} as const satisfies Record<string, Rule>

const fault = faultMaker(rules)

export const check: Check = ({ text, path, judged }) => {
  const read = judged ? readFrontmatter(text) : null
  if (!read?.ok) return []
  const at = read.parts.closing.from
  if (isFenceLine(text, at)) return []
  const index = lineIndex(text)
  const fence = nextFence(text, at)
  const args: CutArgs = {
    ...around(text, at),
    line: position(index, at).line,
    fence: fence === null ? null : position(index, fence).line,
    lost: fence === null ? [] : keysBetween(text, at, fence),
  }
  const place = { path, from: at, to: hyphensEnd(text, at), fix: fixes(text, path, at, fence, read.map) }
  return [fault('frontmatter-cut-short', args, place)]
}

/** What stands beside the hyphens. */
function around(text: string, at: number): { where: Where; text: string } {
  const before = text.slice(lineStart(text, at), at)
  if (before.trim() !== '') return { where: 'inside', text: cut(before.trim(), -SHOWN) }
  const hyphens = text.slice(at, hyphensEnd(text, at))
  const { from, to } = behind(text, at)
  const after = text.slice(from, to)
  if (after !== '') return { where: 'glued', text: cut(after, SHOWN) }
  return hyphens.length > 3 ? { where: 'lengthened', text: hyphens } : { where: 'indented', text: '' }
}

/** What follows the hyphens on their line, without spaces and tabs around it. */
function behind(text: string, at: number): { from: number; to: number } {
  const end = hyphensEnd(text, at)
  const from = end + indentation(text, end)
  return { from, to: Math.max(from, contentEnd(text, at)) }
}

const SHOWN = 40

/** The first characters of a text, or the last ones where `count` is negative. */
function cut(text: string, count: number): string {
  const characters = [...text]
  if (characters.length <= SHOWN) return text
  return count > 0 ? `${characters.slice(0, count).join('')}…` : `…${characters.slice(count).join('')}`
}

/** The next line that is a fence, where what stands before it still looks like frontmatter. */
function nextFence(text: string, at: number): number | null {
  for (let next = nextLine(text, at); next < text.length; next = nextLine(text, next)) {
    if (isFenceLine(text, next)) return next
    if (!/^(?:[ \t]|[-#]|$|["']?[\w-]+["']?[ \t]*:(?:[ \t]|$))/.test(text.slice(next, lineEnd(text, next))))
      return null
  }
  return null
}

/** The keys that stand at the start of a line between two places. */
function keysBetween(text: string, from: number, to: number): string[] {
  return [...text.slice(from, to).matchAll(/^([A-Za-z][\w-]*)[ \t]*:(?=\s)/gm)].map(([, key = '']) => key)
}

/** Dashes, where more of the frontmatter is read then; else the fence alone on its line. */
function fixes(text: string, path: string, at: number, fence: number | null, map: MapNode): Fix[] {
  const before = JSON.stringify(toData(map))
  const reads = (mend: Mend) => {
    const read = readFrontmatter(applyEdits(text, mend.changes))
    return read.ok ? JSON.stringify(toData(read.map)) : null
  }
  const found: Mend[] = []
  if (fence !== null) {
    const changes = [...text.slice(at, fence).matchAll(/-{3,}/g)].map(({ index, 0: { length } }) => {
      return { from: at + index, to: at + index + length, insert: '—' }
    })
    const mend: Mend = { title: 'Write a dash instead', safety: 'review', changes }
    const after = reads(mend)
    if (after !== null && after !== before) found.push(mend)
  }
  const alone: Mend = { title: 'Put the fence alone on its line', safety: 'review', changes: apart(text, at) }
  if (reads(alone) === before) found.push(alone)
  return found.map(mend => fixOf(text, path, mend))
}

/** What makes the hyphens a line of their own: indentation and further hyphens go, text moves to its own line. */
function apart(text: string, at: number): Mend['changes'] {
  const start = lineStart(text, at)
  const bare = start + indentation(text, start) === at
  let before = at
  while (before > start && /[ \t]/.test(text.charAt(before - 1))) before--
  const rest = behind(text, at)
  const seen = text.slice(rest.from, rest.to).trim() !== ''
  // White space that is neither space nor tab does not make a line of its own: it goes.
  const to = seen ? rest.from : rest.to > rest.from ? rest.to : hyphensEnd(text, at)
  return [
    { from: bare ? start : before, to: at, insert: bare ? '' : '\n' },
    { from: at + 3, to, insert: seen ? '\n' : '' },
  ].filter(({ from, to, insert }) => to > from || insert !== '')
}

function hyphensEnd(text: string, at: number): number {
  let end = at
  while (text.charAt(end) === '-') end++
  return end
}
