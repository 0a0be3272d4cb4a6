// JSON that is safe to print: for `--format json`, and the ground of SARIF.
import { visible } from '../../core/document/visible.ts'
import type { Checked } from '../check.ts'
import type { Finding } from '../finding.ts'

/** JSON in which every invisible character is an escape: the same data, and nothing that drives a terminal. */
export function toJson(value: unknown): string {
  const pieces = visible(JSON.stringify(value, null, 2))
  // The line ends are those of the JSON itself.
  return `${pieces.map(({ kind, text }) => (kind === 'text' || text === '\n' ? text : escaped(text))).join('')}\n`
}

function escaped(character: string): string {
  return [...Array(character.length).keys()]
    .map(at => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('')
}

/** The report for programs: the skills that were found, and every fault with its place. */
export function formatJson(checked: readonly Checked[]): string {
  return toJson({
    skills: checked.flatMap(({ skills }) => skills),
    faults: checked.flatMap(({ findings }) => findings.map(plain)),
    problems: checked.flatMap(({ path, problem }) => (problem === null ? [] : [{ path, message: problem }])),
  })
}

/** A fault as the library gives it, its path as named from here, with lines and columns that count from 1. */
function plain({ fault, file, start, end }: Finding) {
  const { fix, ...rest } = fault
  return {
    ...rest,
    path: file,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
    ...(fix ? { fix: fix.map(({ title, safety }) => ({ title, safety })) } : {}),
  }
}
