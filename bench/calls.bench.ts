// Shows that reading an answer takes the same time per kibibyte at every size, on the worst texts there are.
import { bench } from 'vitest'
import { formats, read } from '../src/core/call/calls.ts'

const tools = [{ name: 'access', parameters: { type: 'object', properties: { user: { type: 'string' } } } }]
const KIB = 1024
const sizes = [1, 32, 2048]

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

const head = [...sizes.map(size => `${size} KiB`), 'last : first'].map(text => text.padStart(12)).join('')
console.log(`µs per KiB${' '.repeat(24)}${head}`)
for (const [name, piece] of Object.entries(worst)) {
  const times = sizes.map(size => timePerKib(piece.repeat(Math.ceil((size * KIB) / piece.length)), size))
  const ratio = (times.at(-1) ?? 0) / (times[0] ?? 1)
  const cells = [...times.map(time => time.toFixed(0)), ratio.toFixed(2)].map(text => text.padStart(12))
  console.log(name.slice(0, 33).padEnd(34) + cells.join(''))
}

/** Microseconds that reading takes for each kibibyte of a text of that many. */
function timePerKib(long: string, size: number): number {
  const text = long.slice(0, size * KIB)
  const runs = Math.max(1, Math.round(16 / size))
  if (size === sizes[0]) read(text, tools)
  const start = performance.now()
  for (let i = 0; i < runs; i++) read(text, tools)
  return ((performance.now() - start) * 1000) / runs / size
}

bench('a mebibyte of prose', () => {
  read((worst.prose ?? '').repeat(13_000).slice(0, KIB * KIB), tools)
})
