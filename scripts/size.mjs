// Fails when what the page loads first, or one of its chunks, outgrows its budget (gzip, KiB).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { top } from './run.mjs'

const assets = join(top, 'dist', 'assets')
const kib = file => gzipSync(readFileSync(join(assets, file)), { level: 9 }).length / 1024
const rows = readdirSync(assets)
  .filter(file => /\.(js|css)$/.test(file))
  .map(file => ({ file, kib: kib(file) }))
  .sort((a, b) => b.kib - a.kib)
for (const row of rows) console.log(`${row.kib.toFixed(1).padStart(7)} KiB  ${row.file}`)

const of = test => rows.filter(row => test(row.file)).reduce((sum, row) => sum + row.kib, 0)
// The zip writer, the pages of the rules and the tokenizer, if any, come only when they are asked for.
const onDemand = file => /jszip|rule-pages/.test(file)
const budgets = [
  ['entry', of(file => /^index-.*\.js$/.test(file)), 110],
  ['editor', of(file => /^editor-.*\.js$/.test(file)), 160],
  ['worker', of(file => /^worker-.*\.js$/.test(file)), 110],
  ['zip writer', of(file => /^jszip/.test(file)), 40],
  ['styles', of(file => file.endsWith('.css')), 16],
  ['all of the JavaScript of a first load', of(file => file.endsWith('.js') && !onDemand(file)), 300],
]
let over = 0
for (const [name, size, budget] of budgets) {
  const fits = size <= budget
  if (!fits) over += 1
  console.log(`${fits ? 'fits' : 'OVER'}  ${name}: ${size.toFixed(1)} of ${budget} KiB`)
}
process.exit(over === 0 ? 0 : 1)
