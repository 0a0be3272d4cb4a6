// `allowed-tools`: splits its spellings into permission rules and says which rule lets a command run.

/**
 * Splits a list of permission rules at commas and white space outside parentheses:
 * `Bash(git add *) Bash(git commit *), Read` is three rules. Documented for each separator on its own; that
 * a mixture splits the same way is inferred.
 */
export function splitRules(text: string): string[] {
  const rules: string[] = []
  let depth = 0
  let rule = ''
  for (const sign of text) {
    if (depth === 0 && (sign === ',' || /\s/.test(sign))) {
      if (rule !== '') rules.push(rule)
      rule = ''
      continue
    }
    if (sign === '(') depth++
    if (sign === ')' && depth > 0) depth--
    rule += sign
  }
  if (rule !== '') rules.push(rule.trim())
  return rules
}

/** The tool and the pattern of a rule: `Bash(git add *)` is `Bash` and `git add *`; `Read` has no pattern. */
export function partsOfRule(rule: string): { tool: string; pattern: string | null } {
  const open = rule.indexOf('(')
  if (open < 0 || !rule.endsWith(')')) return { tool: rule, pattern: null }
  return { tool: rule.slice(0, open), pattern: rule.slice(open + 1, -1) }
}

/** The rule that would have to allow a command. */
export function ruleForCommand(command: string, shell: 'bash' | 'powershell'): string {
  return `${shell === 'bash' ? 'Bash' : 'PowerShell'}(${command})`
}

/**
 * The first of the rules that allows a command, or `null`. A command of several parts (`a && b`, a pipe, a
 * redirection, several lines) is not judged against a pattern, since each part needs a rule of its own.
 */
export function ruleThatAllows(
  command: string,
  rules: readonly string[],
  shell: 'bash' | 'powershell',
): string | null {
  const wanted = shell === 'bash' ? 'Bash' : 'PowerShell'
  const several = /[;&|<>\n`]|\$\(/.test(command)
  for (const rule of rules) {
    const { tool, pattern } = partsOfRule(rule)
    if (tool !== wanted) continue
    if (pattern === null || pattern === '*' || pattern === command) return rule
    if (!several && matches(command, pattern)) return rule
  }
  return null
}

/** `git *` allows `git` and `git log`; the older `git:*` says the same; a `*` elsewhere stands for any characters. */
function matches(command: string, pattern: string): boolean {
  if (pattern.endsWith(':*')) {
    const prefix = pattern.slice(0, -2)
    return command === prefix || command.startsWith(`${prefix} `)
  }
  if (pattern.endsWith(' *') && wildcard(command, pattern.slice(0, -2))) return true
  return wildcard(command, pattern)
}

/** Matches `*` as any characters: first part at the start, last at the end, the others in order between. */
function wildcard(text: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  if (rest.length === 0) return text === pattern
  const last = rest.pop() ?? ''
  if (!text.startsWith(first)) return false
  let at = first.length
  for (const part of rest) {
    const found = text.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return text.length - last.length >= at && text.endsWith(last)
}
