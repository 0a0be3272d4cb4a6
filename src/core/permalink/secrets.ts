// Finds what looks like a secret, so that a person is asked before it goes into a link.

/** `kind` fits after "looks like a"; the range is in UTF-16 units. */
export type Secret = { kind: string; from: number; to: number }

// Each has its maker's own prefix or a length that nothing else has. Repetition that something must follow
// has an upper bound, so that no text takes more than linear time.
const PATTERNS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  [
    'private key',
    /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[rn]){1,8}[\w+/:=-]{16,}/g,
  ],
  ['key of Anthropic', /\bsk-ant-[\w-]{20,}/g],
  ['key of OpenRouter', /\bsk-or-v1-[0-9a-f]{40,}/g],
  ['key of OpenAI', /\bsk-(?:(?:proj|svcacct|admin)-[\w-]{40,}|[A-Za-z0-9]{48})/g],
  ['token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{40,})/g],
  ['token of GitLab', /\bgl(?:pat|ptt|dt|rt)-[\w-]{20,}/g],
  ['key of AWS', /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/g],
  ['key of Google', /\bAIza[\w-]{35}/g],
  ['token of Slack', /\bxox[abeoprs]-[A-Za-z0-9-]{20,}|\bxapp-\d-[A-Za-z0-9-]{20,}/g],
  ['webhook of Slack', /\bhooks\.slack\.com\/services\/T[A-Z0-9]{6,}\/B[A-Z0-9]{6,}\/[A-Za-z0-9]{16,}/g],
  ['key of Stripe', /\b[rs]k_live_[A-Za-z0-9]{20,}/g],
  ['token of npm', /\bnpm_[A-Za-z0-9]{36}/g],
  ['token of PyPI', /\bpypi-AgE[\w-]{50,}/g],
  ['token of Hugging Face', /\bhf_[A-Za-z0-9]{34}/g],
  ['key of SendGrid', /\bSG\.[\w-]{22}\.[\w-]{43}/g],
  ['signed token (JWT)', /\beyJ[\w-]{10,1000}\.eyJ[\w-]{10,1000}\.[\w-]{20,}/g],
]

// A name that says what follows, and a long value of letters and digits that no person would think of.
const NAMED =
  /(?:api[_-]?key|secret(?:[_-]?key)?|access[_-]?token|auth[_-]?token|token|passw(?:or)?d|bearer)\b["']?[ \t]{0,8}[ :=][ \t]{0,8}["']?([\w+/=.~-]{20,})/gi

/** What looks like a key, a token or a password, in the order of the text, none inside another. */
export function findSecrets(text: string): Secret[] {
  const found: Secret[] = []
  for (const [kind, pattern] of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      if (!isPlaceholder(match[0])) found.push({ kind, from: match.index, to: match.index + match[0].length })
    }
  }
  for (const match of text.matchAll(NAMED)) {
    const value = match[1] ?? ''
    const to = match.index + match[0].length
    if (isRandom(value) && !isPlaceholder(value)) found.push({ kind: 'secret', from: to - value.length, to })
  }
  found.sort((a, b) => a.from - b.from || b.to - a.to)
  return withoutOverlaps(found)
}

function withoutOverlaps(secrets: Secret[]): Secret[] {
  let end = 0
  return secrets.filter(({ from, to }) => {
    if (from < end) return false
    end = to
    return true
  })
}

/** What stands in documentation instead of a secret. */
function isPlaceholder(value: string): boolean {
  return /example|your|placeholder|dummy|changeme|redacted|(.)\1{5}|0123456789|abcdefgh/i.test(value)
}

/** Whether it is mixed as a generator mixes: long hex, or both cases and digits of at least 3.5 bits a character. */
function isRandom(value: string): boolean {
  if (/^(?:[0-9a-f]{32,}|[0-9A-F]{32,})$/.test(value)) return true
  if (!/\d/.test(value) || !/[a-z]/.test(value) || !/[A-Z]/.test(value)) return false
  const times = new Map<string, number>()
  for (const letter of value) times.set(letter, (times.get(letter) ?? 0) + 1)
  let bits = 0
  for (const count of times.values()) bits -= (count / value.length) * Math.log2(count / value.length)
  return bits >= 3.5
}
