// Writes a command that says which programs are on a machine, for a person to paste into a shell.
import { posixLine } from '../../../core/call/shell.ts'

/** For sh, bash, zsh and dash: one line of output a program. */
export function posixCheck(names: readonly string[]): string {
  const words = names.flatMap(name => {
    const quoted = posixLine([name])
    return quoted.ok ? [quoted.line] : []
  })
  return `for p in ${words.join(' ')}; do command -v -- "$p" >/dev/null 2>&1 && echo "found: $p" || echo "missing: $p"; done`
}

/** For PowerShell. Only programs count: an alias or a function is not started without a shell. */
export function powershellCheck(names: readonly string[]): string {
  const words = names.map(name => `'${name.replaceAll(/['\u2018\u2019\u201a\u201b]/g, '$&$&')}'`)
  return `foreach ($p in ${words.join(', ')}) { if (Get-Command -Name ([WildcardPattern]::Escape($p)) -CommandType Application -ErrorAction Ignore) { "found: $p" } else { "missing: $p" } }`
}
