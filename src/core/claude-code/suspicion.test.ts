// Which `$1` reads as something else than an argument, and as what.
import { expect, it } from 'vitest'
import { placeholders } from './placeholders.ts'
import { suspicions } from './suspicion.ts'

/** What the last index placeholder of a body reads as. */
function readsAs(body: string): string | null | undefined {
  const last = placeholders(body, []).findLast(each => each.kind === 'index')
  return last?.kind === 'index' ? suspicions(body)(last) : undefined
}

const fenced = (info: string, text: string) => `Text.\n\`\`\`${info}\n${text}\n\`\`\`\n`
const price = 'It reads as a price.'
const cell = 'It reads as a cell of a spreadsheet.'
const awk = 'It reads as a field of awk.'
const sql = 'It reads as a parameter of SQL.'
const own = 'It reads as a parameter of this script’s own function.'

it.each<[string, string | null]>([
  ['$5.00', price],
  ['$1,000', price],
  ['$2 million', price],
  ['$3 Billion', price],
  ['$4 per seat', price],
  ['$5/mo', price],
  ['$5 /yr', price],
  ['$5/hr', price],
  ['$29.00', price],
  ['$30.00', null],
  ['$5.', null],
  ['$5, then', null],
  ['$1 is .5', null],
  ['$1 a million', null],
  ['$ARGUMENTS[1].5', null],
  ['=A1+$B$6', cell],
  ['=$XFD$6', cell],
  ['=$ABCD$6', null],
  ['=$b$6', null],
  ['$B + $6', null],
  ["ps | awk '{print $1}'", awk],
  ["gawk '{print $1}'", awk],
  ["mawk '{print $1}'", awk],
  [`awk '{print $1}'${' and more'.repeat(40)}`, awk],
  ['a hawk $1', null],
  ['awk is here.\nTake $1', null],
  ['Take $1, not awk', null],
  [fenced('awk', '{ print $1 }'), awk],
  [fenced('GAWK', '{ print $1 }'), awk],
  [fenced('awkward', '{ print $1 }'), null],
  [fenced('text awk', '{ print $1 }'), null],
  [fenced('sh', "x '!seen[$0]++'"), awk],
  [fenced('sh', 'seen[$0] = 1'), null],
  [fenced('sh', 'seen[x] y[$0]++'), null],
  [fenced('sh', 'x[$0]++'), null],
  ['!seen[$0]++', null],
  [fenced('sql', 'select $1'), sql],
  [fenced('PostgreSQL', 'select $1'), sql],
  [fenced('psql', 'select $1'), sql],
  [fenced('not sql', 'select $1'), null],
  [fenced('sh', 'greet() {\n  echo $1\n}'), own],
  [fenced('bash', 'function greet() {\n  echo $1\n}'), own],
  [fenced('zsh', 'echo $1; shift'), own],
  [fenced('shell', 'test $# -gt 0 && echo $1'), own],
  [fenced('sh', 'run "$@"; echo $1'), own],
  [fenced('sh', 'echo $1'), null],
  [fenced('python', 'f()\n$1'), null],
  [fenced('', 'shift $1'), null],
  [`Use shift.\n${fenced('sh', 'echo $1')}`, null],
  [`${fenced('sh', 'shift')}${fenced('sh', 'echo $1')}`, null],
  [`${fenced('sh', 'shift $2')}`, own],
  ['Move $0 to $1.', null],
])('%j', (body, expected) => {
  expect(readsAs(body)).toBe(expected)
})

it('each place of a script is told for itself', () => {
  const body = fenced('sh', 'shift\necho $1 $2')
  const judge = suspicions(body)
  const indexes = placeholders(body, []).filter(each => each.kind === 'index')
  expect(indexes.map(judge)).toEqual([own, own])
})
