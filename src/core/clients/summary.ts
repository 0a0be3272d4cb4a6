// What a person's clients make of a skill, in one sentence.
import { usable, type Verdict } from './verdict.ts'

/** `none`: every one of the clients loads it as written, as far as is known. */
export type Summary = { sentence: string; severity: 'error' | 'warning' | 'none' }

/** Named as the table names them. */
type Names = { id: string; name: string }

/**
 * Says which of the chosen clients load a skill and which do not, with the reason that most of them share:
 * "Codex CLI and Gemini CLI skip it, the other four load it: a byte order mark stands before the first line."
 */
export function summarise(
  verdicts: readonly Verdict[],
  mine: readonly string[],
  clients: readonly Names[],
): Summary {
  const own = verdicts.filter(({ client }) => mine.includes(client))
  const name = (verdict: Verdict) => clients.find(({ id }) => id === verdict.client)?.name ?? verdict.client
  const open = own.filter(({ verdict }) => verdict === 'unknown')
  const known = own.filter(({ verdict }) => verdict !== 'unknown')
  const failing = known.filter(({ verdict }) => !usable(verdict))
  const hidden = known.filter(({ verdict }) => verdict === 'load-slash-only')
  const warning = known.filter(({ verdict }) => verdict === 'load-warn')
  const changed = known.filter(({ changes }) => changes.length > 0)
  const rest = known.length - failing.length
  const tail =
    open.length === 0
      ? ''
      : ` What ${listed(open.map(name))} ${open.length > 1 ? 'do' : 'does'} is not established.`
  const say = (severity: Summary['severity'], sentence: string): Summary => ({
    sentence: sentence + tail,
    severity,
  })

  if (known.length === 0) return { sentence: tail.trim() || 'No client is chosen.', severity: 'none' }
  if (failing.length > 0) {
    const all = rest === 0
    const who = all ? allOf(known.length, 'None') : `${listed(failing.map(name))} ${skips(failing)} it`
    const others = all ? '' : `, ${othersLoad(rest)}${hidden.length > 0 ? ' or can be told to' : ''}`
    return say('error', `${who}${others}: ${shared(failing.map(({ reason }) => reason))}.`)
  }
  if (hidden.length > 0) {
    const others = rest > hidden.length ? `, ${othersLoad(rest - hidden.length)}` : ''
    return say(
      'warning',
      `${listed(hidden.map(name))} can call it but ${hidden.length > 1 ? 'are' : 'is'} not told of it${others}: ${shared(hidden.map(({ reason }) => reason))}.`,
    )
  }
  const base = allOf(known.length, 'All')
  if (warning.length > 0)
    return say(
      'warning',
      `${base}, ${listed(warning.map(name))} with a warning: ${shared(warning.map(({ reason }) => reason))}.`,
    )
  if (changed.length > 0)
    return say(
      'warning',
      `${base}, ${listed(changed.map(name))} not as it is written: ${shared(changed.map(({ changes }) => changes[0] ?? ''))}.`,
    )
  return say('none', `${base}.`)
}

function allOf(count: number, word: 'All' | 'None'): string {
  if (count === 1) return word === 'All' ? 'Your one client loads it' : 'Your one client does not load it'
  if (word === 'None') return `None of your ${number(count)} clients loads it`
  return count === 2 ? 'Both of your clients load it' : `All ${number(count)} of your clients load it`
}

function othersLoad(count: number): string {
  return count === 1 ? 'the other one loads it' : `the other ${number(count)} load it`
}

function skips(failing: readonly Verdict[]): string {
  const many = failing.length > 1
  if (failing.every(({ verdict }) => verdict === 'refuse')) return many ? 'refuse' : 'refuses'
  if (failing.some(({ verdict }) => verdict === 'refuse')) return 'do not take'
  return many ? 'skip' : 'skips'
}

/** The reason that most of them give; where there are others too, the sentence says so. */
function shared(reasons: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const reason of reasons) counts.set(clause(reason), (counts.get(clause(reason)) ?? 0) + 1)
  const [first] = [...counts].sort((a, b) => b[1] - a[1])
  return `${first?.[0] ?? ''}${counts.size > 1 ? ', among other reasons' : ''}`
}

/** The first clause of a sentence, to stand after a colon. */
function clause(sentence: string): string {
  const end = sentence.search(/[;.](?:\s|$)/)
  const text = end < 0 ? sentence : sentence.slice(0, end)
  return /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function listed(names: readonly string[]): string {
  if (names.length > 4) return `${names.slice(0, 3).join(', ')} and ${number(names.length - 3)} more`
  return names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`
}

function number(count: number): string {
  return (
    ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'][
      count
    ] ?? String(count)
  )
}
