// Shows that reading an answer takes the same time per kibibyte at every size, on the worst texts there are.
import { bench } from 'vitest'
import { formats, read } from '../src/core/call/calls.ts'

const tools = [{ name: 'access', parameters: { type: 'object', properties: { user: { type: 'string' } } } }]
const KIB = 1024
const sizes = [1, 16, 256, 2048]

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

const rows = Object.entries(worst).map(([name, piece]) => {
  const row: Record<string, string> = {}
  let smallest = 0
  for (const size of sizes) {
    const text = piece.repeat(Math.ceil((size * KIB) / piece.length)).slice(0, size * KIB)
    const runs = Math.max(1, Math.round(16 / size))
    if (size === sizes[0]) read(text, tools)
    const start = performance.now()
    for (let i = 0; i < runs; i++) read(text, tools)
    const perKib = ((performance.now() - start) * 1000) / runs / size
    smallest ||= perKib
    row[`${size} KiB, µs per KiB`] = perKib.toFixed(1)
    row['2 MiB : 1 KiB'] = (perKib / smallest).toFixed(2)
  }
  return [name, row] as const
})
console.table(Object.fromEntries(rows))

bench('a mebibyte of prose', () => {
  read((worst.prose ?? '').repeat(13_000).slice(0, KIB * KIB), tools)
})
