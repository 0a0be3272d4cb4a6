// The report for people: file, line and column, the sentence, the line itself, and a caret under what is meant.

import { visibleText } from '../../core/document/visible.ts'
import type { Severity } from '../../core/fault/fault.ts'
import { wordsOf } from '../../core/fault/words.ts'
import { count } from '../../core/source/limits.ts'
import type { Checked } from '../check.ts'
import type { Finding } from '../finding.ts'

/** How many columns of a line are shown, and how many of them before what is meant. */
const WIDTH = 100
const BEFORE = 40

export function formatText(checked: readonly Checked[]): string {
  const findings = checked.flatMap(one => one.findings)
  return `${findings.map(block).join('')}${summary(checked, findings)}`
}

function block({ fault, file, start, excerpt }: Finding): string {
  const { severity, kind, origin } = fault
  const head = `${visibleText(file)}:${start.line}:${start.column}: ${severity}: ${visibleText(wordsOf(fault))} [${origin} ${kind}]\n`
  const fixes = (fault.fix ?? []).map(({ title, safety }) => `  ${safety} fix: ${visibleText(title)}\n`)
  return `${head}${excerpt ? pointed(String(start.line), excerpt) : ''}${fixes.join('')}\n`
}

/** The line, cut to what fits, and under it a caret at least, or one for each column that is meant. */
function pointed(number: string, { line, from, to }: NonNullable<Finding['excerpt']>): string {
  const end = Math.max(from, to)
  // Of a line without end only what could be shown is looked at.
  const before = shown(line.slice(Math.max(0, from - WIDTH), from)).slice(-BEFORE)
  const meant = shown(line.slice(from, Math.min(end, from + WIDTH))).slice(0, WIDTH - before.length)
  const after = shown(line.slice(end, end + WIDTH)).slice(0, WIDTH - before.length - meant.length)
  const cut = before.length === BEFORE && from > BEFORE ? '…' : ''
  const indent = ' '.repeat(cut.length + width(before))
  const gutter = ' '.repeat(number.length)
  return [
    `  ${number} | ${cut}${[...before, ...meant, ...after].join('')}\n`,
    `  ${gutter} | ${indent}${'^'.repeat(Math.max(1, width(meant)))}\n`,
  ].join('')
}

/** A stretch of a line as separate visible characters; a tab is one blank. */
function shown(text: string): string[] {
  return [...visibleText(text.replaceAll('\t', ' '), '\u3000')]
}

/** The columns that a terminal gives to these characters: two to wide ones, none to combining marks. */
function width(characters: string[]): number {
  return characters.reduce(
    (sum, character) => sum + (MARK.test(character) ? 0 : WIDE.test(character) ? 2 : 1),
    0,
  )
}

const MARK = /^\p{M}$/u
const WIDE =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})$/u

function summary(checked: readonly Checked[], findings: readonly Finding[]): string {
  const skills = checked.reduce((sum, { skills }) => sum + skills.length, 0)
  if (skills === 0 && findings.length === 0) return ''
  const number = (severity: Severity) => findings.filter(({ fault }) => fault.severity === severity).length
  const said = [
    counted(number('error'), 'error'),
    counted(number('warning'), 'warning'),
    counted(number('info'), 'remark'),
  ].filter(part => part !== null)
  const mended = counted(
    checked.reduce((sum, one) => sum + one.mended, 0),
    'fault',
  )
  return `${mended === null ? '' : `${mended} mended. `}${counted(skills, 'skill') ?? 'No skill'} checked: ${said.length > 0 ? said.join(', ') : 'nothing is wrong'}.\n`
}

function counted(number: number, word: string): string | null {
  return number === 0 ? null : `${count(number)} ${word}${number === 1 ? '' : 's'}`
}
