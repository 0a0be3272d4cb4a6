// Fails when what the page loads first, or one of its chunks, outgrows its budget (gzip, KiB).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { top } from './run.mjs'

const dist = join(top, 'dist')
const assets = join(dist, 'assets')
const read = file => readFileSync(join(assets, file))
const kib = file => gzipSync(read(file), { level: 9 }).length / 1024
const sum = files => [...files].reduce((all, file) => all + kib(file), 0)

const files = readdirSync(assets).filter(file => /\.(js|css)$/.test(file))
for (const file of files.sort((a, b) => kib(b) - kib(a))) {
  console.log(`${kib(file).toFixed(1).padStart(7)} KiB  ${file}`)
}

/** The file whose name begins so; there is exactly one. */
function named(prefix) {
  const found = files.filter(file => file.startsWith(`${prefix}-`) && file.endsWith('.js'))
  if (found.length !== 1)
    throw new Error(`There are ${found.length} chunks named ${prefix} in dist/assets, not one.`)
  return found[0]
}

/** A file with all that it imports statically, and so on. */
function withImports(file, seen = new Set()) {
  if (seen.has(file)) return seen
  seen.add(file)
  const imports = read(file)
    .toString()
    .matchAll(/\b(?:import|from)\s*["']\.\/([^"'/]+\.js)["']/g)
  for (const [, other] of imports) withImports(other, seen)
  return seen
}

const page = readFileSync(join(dist, 'index.html'), 'utf8')
const entries = [...page.matchAll(/(?:src|href)="[^"]*\/([^"/]+\.js)"/g)].map(([, file]) => file)
// The page asks for the editor and the worker itself, at once; the pane that it shows first is part of the entry.
const roots = [...entries, named('editor'), named('worker')]
const firstLoad = new Set(roots.flatMap(file => [...withImports(file)]))
const entry = new Set(entries.flatMap(file => [...withImports(file)]))
/** What the page does not have by its entry already. */
const beside = file => [...withImports(file)].filter(other => !entry.has(other))

const budgets = [
  ['entry', sum(entry), 100],
  ['editor', sum(beside(named('editor'))), 115],
  ['worker', sum(beside(named('worker'))), 105],
  ['zip writer', kib(named('export')), 40],
  ['styles', sum(files.filter(file => file.endsWith('.css'))), 16],
  ['all of the JavaScript of a first load', sum(firstLoad), 300],
]
let over = 0
for (const [name, size, budget] of budgets) {
  const fits = size <= budget
  if (!fits) over += 1
  console.log(`${fits ? 'fits' : 'OVER'}  ${name}: ${size.toFixed(1)} of ${budget} KiB`)
}
process.exit(over === 0 ? 0 : 1)
