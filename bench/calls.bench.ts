// Shows that reading an answer takes the same time per kibibyte at every size, on the worst texts there are.
import { bench } from 'vitest'
import { formats, read } from '../src/core/call/calls.ts'

const tools = [{ name: 'access', parameters: { type: 'object', properties: { user: { type: 'string' } } } }]
const KIB = 1024
const sizes = [1, 32, 2048]
/** How long a text is read again and again, in microseconds: much longer than the clock's ticks. */
const ENOUGH = 30_000

/** Texts that tempt a reader to look far ahead again and again, each as a piece that repeats. */
const worst: Record<string, string> = {
  '{': '{',
  '[': '[',
  '{"': '{"',
  '{“': '{“',
  'unclosed strings': '{"tool": "access", "args": {"user": "x\n',
  '[{"name": "': '[{"name": "',
  '<tool_call>': '<tool_call>',
  '<tool_call>{': '<tool_call>{',
  '<think>': '<think>',
  '<access><user>': '<access><user>',
  '`': '` ``x ',
  backslashes: '{"a": "\\',
  prose: 'The user asked for a list {a, b}, and it is [1] in the plan; see <b>there</b>.\n',
}

/** Of every format: its example again and again, and again and again without its end. */
for (const { format, example } of formats) {
  worst[`${format}, not closed`] = example.slice(0, Math.ceil(example.length * 0.6))
  worst[`${format}, opener`] = example.slice(0, Math.ceil(example.length * 0.25))
}

const columns = (cells: string[]) => cells.map(text => text.padStart(12)).join('')
console.log(`µs per KiB${' '.repeat(24)}${columns([...sizes.map(size => `${size} KiB`), 'last : first'])}`)
let slowest = 0
let steepest = 0
for (const [name, piece] of Object.entries(worst)) {
  const times = sizes.map(size => timePerKib(piece.repeat(Math.ceil((size * KIB) / piece.length)), size))
  const [first = 1] = times
  const last = times.at(-1) ?? 0
  slowest = Math.max(slowest, ...times)
  steepest = Math.max(steepest, last / first)
  console.log(
    name.slice(0, 33).padEnd(34) +
      columns([...times.map(time => time.toFixed(0)), (last / first).toFixed(2)]),
  )
}
console.log(
  `${Object.keys(worst).length} texts: at most ${slowest.toFixed(0)} µs per KiB; 2 MiB against 1 KiB at most ${steepest.toFixed(2)} times.`,
)

/** Microseconds of the processor, which other programs do not lengthen, for each KiB of a text of that many. */
function timePerKib(long: string, size: number): number {
  const text = long.slice(0, size * KIB)
  if (size === sizes[0]) for (let i = 0; i < 32; i++) read(text, tools)
  const started = process.cpuUsage()
  let taken = 0
  let runs = 0
  for (; taken < ENOUGH; runs++) {
    read(text, tools)
    taken = process.cpuUsage(started).user
  }
  return taken / runs / size
}

bench('64 KiB of prose', () => {
  read((worst.prose ?? '').repeat(1000).slice(0, 64 * KIB), tools)
})
