// Tells why the reference finds no frontmatter: what is wrong with a fence, and how to mend it.
import { isFenceLine } from '../split.ts'
import { lineEnd, nextLine } from '../text.ts'
import type { Diagnosis } from './diagnosis.ts'
import { lineStart } from './lines.ts'
import type { Mend } from './mend.ts'

/** Why a document does not start with `---`. */
export function diagnoseOpening(text: string): Diagnosis {
  if (text.startsWith('\ufeff---')) {
    const changes = [{ from: 0, to: 1, insert: '' }]
    const mends: Mend[] = [{ title: 'Remove the byte order mark', safety: 'safe', changes }]
    return { cause: 'bom', from: 0, to: 1, facts: {}, mends }
  }
  const fence = firstFence(text)
  if (fence === null) return withoutFence(text)
  const before = text.slice(0, fence)
  const changes = [{ from: 0, to: fence, insert: '' }]
  const blank = isUnseen(before)
  if (blank && !/[\n\r]/.test(before)) {
    const mends: Mend[] = [{ title: 'Start the fence in the first column', safety: 'safe', changes }]
    return { cause: 'indented-fence', from: 0, to: fence, facts: {}, mends }
  }
  const title = blank ? 'Remove the empty lines' : 'Remove what stands before the fence'
  const to = blank ? fence : Math.max(1, before.trimEnd().length)
  const mends: Mend[] = [{ title, safety: blank ? 'safe' : 'review', changes }]
  if (!blank && startsWithKey(text)) return withoutFence(text)
  return { cause: 'before-fence', from: 0, to, facts: {}, mends }
}

/** No fence to start from: the keys may be there all the same. */
function withoutFence(text: string): Diagnosis {
  if (!startsWithKey(text)) return { cause: 'no-frontmatter', from: 0, to: 0, facts: {}, mends: [] }
  const to = text.startsWith('\ufeff') ? 1 : 0
  const mends: Mend[] = [
    { title: 'Write the opening fence', safety: 'review', changes: [{ from: 0, to, insert: '---\n' }] },
  ]
  return { cause: 'no-opening-fence', from: 0, to: 0, facts: {}, mends }
}

/** The first line that is a fence with a key below it, indented or not. */
function firstFence(text: string): number | null {
  const unseen = text.length - text.replace(UNSEEN_AT_START, '').length
  for (let at = 0; at < text.length; at = nextLine(text, at)) {
    const line = text.slice(at, lineEnd(text, at))
    const indent = line.length - line.replace(UNSEEN_AT_START, '').length
    if (!/^---[ \t]*$/.test(line.slice(indent))) continue
    if (at <= unseen || startsWithKey(text.slice(nextLine(text, at)))) return at + indent
  }
  return null
}

function startsWithKey(text: string): boolean {
  return /^\s*[A-Za-z][\w-]*[ \t]*:(?:[ \t\r\n]|$)/.test(text)
}

/** A document that starts with `---` and has no second one. */
export function diagnoseUnclosed(text: string): Diagnosis {
  const mends: Mend[] = []
  for (let at = nextLine(text, 0); at <= text.length; at = nextLine(text, at)) {
    const end = lineEnd(text, at)
    const line = text.slice(at, end)
    if (/^(?:\.\.\.|--|—-?|–-?|\*\*\*|\+\+\+|===+)[ \t]*$/.test(line)) {
      mends.push({
        title: 'Make this line the closing fence',
        safety: 'review',
        changes: [{ from: at, to: end, insert: '---' }],
      })
      break
    }
    if (line.trim() === '' || /^(?:#{1,6} |```)/.test(line)) {
      const insert = /[\n\r]/.test(text.charAt(at - 1)) ? '---\n' : '\n---\n'
      mends.push({
        title: 'Write the closing fence',
        safety: 'review',
        changes: [{ from: at, to: at, insert }],
      })
      break
    }
  }
  return { cause: 'no-closing-fence', from: 0, to: 3, facts: {}, mends }
}

/** An opening fence of more than three hyphens, or `null`. */
export function diagnoseLengthened(text: string): Diagnosis | null {
  let end = 3
  while (text.charAt(end) === '-') end++
  if (end === 3) return null
  const mends: Mend[] = [
    { title: 'Make the fence three hyphens', safety: 'safe', changes: [{ from: 3, to: end, insert: '' }] },
  ]
  return { cause: 'lengthened-fence', from: 0, to: end, facts: { text: text.slice(0, end) }, mends }
}

/** An opening fence with text on its line, or `null`. The reference reads that text as the first of the frontmatter. */
export function diagnoseGlued(text: string): Diagnosis | null {
  if (isFenceLine(text, 0)) return null
  const end = lineEnd(text, 0)
  const rest = text.slice(3, end)
  const found = rest.trim()
  if (found.startsWith('#')) return null
  const from = 3 + (rest.length - rest.trimStart().length)
  const mends: Mend[] = startsWithKey(found)
    ? [
        {
          title: 'Move the text below the fence',
          safety: 'safe',
          changes: [{ from: 3, to: from, insert: '\n' }],
        },
      ]
    : [
        {
          title: 'Remove the text',
          safety: found === '' ? 'safe' : 'review',
          changes: [{ from: 3, to: end, insert: '' }],
        },
      ]
  return {
    cause: 'glued-fence',
    from: found === '' ? 3 : from,
    to: end,
    facts: { text: found || rest },
    mends,
  }
}

/** A frontmatter that ended at hyphens inside a line, or `null`. A fence that is only indented is meant as one. */
export function diagnoseSplit(text: string, at: number): Diagnosis | null {
  const before = text.slice(lineStart(text, at), at)
  const alone = before.trim() === '' && /^-{3,}[ \t]*$/.test(text.slice(at, lineEnd(text, at)))
  if (alone || before === '') return null
  const found = [before.split(/\s/).at(-1), ...text.slice(at).split(/\s/, 1)].join('')
  const mends: Mend[] = [
    {
      title: 'Write a dash instead',
      safety: 'review',
      changes: [{ from: at, to: hyphensEnd(text, at), insert: '—' }],
    },
  ]
  return { cause: 'split-in-value', from: at, to: at + 3, facts: { text: found }, mends }
}

function hyphensEnd(text: string, at: number): number {
  let end = at
  while (text.charAt(end) === '-') end++
  return end
}

/** Byte order marks, zero width characters, spaces and tabs. */
const UNSEEN_AT_START = /^[\ufeff\u200b-\u200d\u2060\s]+/

function isUnseen(text: string): boolean {
  return text.replace(UNSEEN_AT_START, '') === ''
}
