// Annotations as GitHub Actions reads them from a step's output, one a line.

import { visibleText } from '../../core/document/visible.ts'
import type { Severity } from '../../core/fault/fault.ts'
import { wordsOf } from '../../core/fault/words.ts'
import type { Checked } from '../check.ts'
import type { Finding } from '../finding.ts'

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' } as const satisfies Record<
  Severity,
  string
>

export function formatGithub(checked: readonly Checked[]): string {
  const problems = checked.flatMap(({ problem }) => (problem === null ? [] : [`::error::${data(problem)}\n`]))
  return [...checked.flatMap(({ findings }) => findings.map(annotation)), ...problems].join('')
}

function annotation({ fault, file, start, end }: Finding): string {
  // A column at the end is only understood on one line.
  const columns = start.line === end.line ? `,col=${start.column},endColumn=${end.column}` : ''
  const place = `file=${property(file)},line=${start.line},endLine=${end.line}${columns}`
  return `::${COMMANDS[fault.severity]} ${place},title=${property(fault.kind)}::${data(wordsOf(fault))}\n`
}

/** The text of an annotation: what is invisible is spelt out, so a line end is none, and `%` begins no escape. */
function data(text: string): string {
  return visibleText(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** The value of a property, which `:` and `,` would end. */
function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
