// Holds the rooms to their floors: who may import whom, what the core may not touch, and no import cycles.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const src = fileURLToPath(new URL('../src', import.meta.url))

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map(path => path.split(sep).join('/'))
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))

const text = (path: string) => readFileSync(join(src, path), 'utf8')

/** The files that a file imports, `import type` left out where asked, as paths below src. */
function imports(path: string, types: boolean): string[] {
  const found: string[] = []
  const pattern = /^(?:import|export)\s+(type\s+)?[^'"]*?from\s+'(\.[^']+)'|^import\s+()'(\.[^']+)'/gm
  for (const match of text(path).matchAll(pattern)) {
    const to = match[2] ?? match[4] ?? ''
    if (match[1] && !types) continue
    found.push(
      relative(src, join(src, dirname(path), to.replace(/\?.*$/, '')))
        .split(sep)
        .join('/'),
    )
  }
  return found
}

/** `core/agent-skill`, `core` for the files beside the rooms, `ui`, `workers`, `cli`. */
function room(path: string): string {
  const [first = '', second = '', third] = path.split('/')
  return first === 'core' && third !== undefined ? `core/${second}` : first
}

const ground = ['core/source', 'core/document', 'core/fault', 'core/call']
const second = ['core/agent-skill', 'core/hard-skill', 'core/claude-code']
const third = ['core/clients', 'core/advice']

const rooms = [...ground, ...second, ...third, 'core/permalink']

/** The rooms that a room may import besides itself. */
const allowed: Record<string, string[]> = {
  'core/fault': [],
  'core/document': ['core/fault'],
  'core/source': ['core/fault', 'core/document'],
  'core/call': ['core/fault', 'core/document'],
  ...Object.fromEntries(second.map(name => [name, ground])),
  ...Object.fromEntries(third.map(name => [name, [...ground, ...second]])),
  'core/permalink': ground,
  core: rooms,
  workers: ['core', ...rooms],
  ui: ['workers', 'core', ...rooms],
  cli: ['core', ...rooms],
}

describe('rooms', () => {
  it.each(files)('%s imports only what its room may', path => {
    // The catalogue is the one file that collects what every rule says of itself.
    if (path === 'core/fault/catalogue.ts') return expect(room(path)).toBe('core/fault')
    const may = [room(path), ...(allowed[room(path)] ?? [])]
    const wrong = imports(path, true).filter(to => !to.startsWith('..') && !may.includes(room(to)))
    expect(wrong).toEqual([])
  })

  it.each(files.filter(path => path.startsWith('core/')))('%s touches nothing outside itself', path => {
    const code = text(path)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, '')
    expect(code).not.toMatch(/\bfrom '(node:|react|zustand|@codemirror)/)
    expect(code).not.toMatch(
      /\b(Date\.now|new Date\(\)|Math\.random|performance\.now|XMLHttpRequest|WebSocket|localStorage|indexedDB)\b/,
    )
    // `document` is also our own word for a skill's text, so the page's is known by what it can do.
    expect(code).not.toMatch(/\bdocument\.(createElement|querySelector|getElement|documentElement|cookie)/)
    expect(code).not.toMatch(/\b(window|process|globalThis|navigator)\.\w|\b(eval|fetch)\(|new Function\b/)
  })

  it('no two files import each other, by any number of steps', () => {
    const state = new Map<string, 'open' | 'done'>()
    const cycles: string[] = []
    const visit = (path: string, trail: string[]): void => {
      if (state.get(path) === 'done') return
      if (state.get(path) === 'open') {
        cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '))
        return
      }
      state.set(path, 'open')
      for (const to of imports(path, false)) if (files.includes(to)) visit(to, [...trail, path])
      state.set(path, 'done')
    }
    for (const path of files) visit(path, [])
    expect(cycles).toEqual([])
  })
})

describe('files', () => {
  it.each(files)('%s opens with one sentence that says what it is for', path => {
    expect(text(path)).toMatch(/^(#!.*\n)?\/\/ \S.*/)
  })
})
