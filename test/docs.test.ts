// Runs the examples of docs/rules: a kind without a page does not pass, and no page can say what is not so.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../src/core/fault/catalogue.ts'
import type { Fault } from '../src/core/fault/fault.ts'
import { applyFixes } from '../src/core/fault/fix.ts'
import { inspect } from '../src/core/inspect.ts'
import { MemorySource } from '../src/core/source/memory.ts'

const folder = new URL('../docs/rules/', import.meta.url)
const kinds = Object.keys(catalogue)
const pages = readdirSync(folder).filter(name => name.endsWith('.md'))

type Example = {
  dir: string
  name: string
  text: string
  files: Record<string, string | { symlink: string }>
}
type Section = { title: string; wrong: Example | null; right: Example | null }

/** The examples of one page: a Wrong and a Right, once a page or once for each cause below it. */
function sections(page: string): Section[] {
  const found: Section[] = []
  let cause = ''
  let current: Section | null = null
  let side: 'wrong' | 'right' | null = null
  const lines = page.split('\n')
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const heading = /^(#{2,3}) (.+)$/.exec(line)
    if (heading) {
      const title = heading[2] ?? ''
      side = title === 'Wrong' ? 'wrong' : title === 'Right' ? 'right' : null
      if (side === null) cause = title
      if (side === 'wrong' || (side === 'right' && !current)) {
        current = { title: cause, wrong: null, right: null }
        found.push(current)
      }
      continue
    }
    const fence = /^(`{4,}|~{4,})\s*(skill|file)\b(.*)$/.exec(line)
    if (!fence || !current || !side) continue
    const [, marks = '', what, info = ''] = fence
    const body: string[] = []
    for (at += 1; at < lines.length && lines[at] !== marks; at += 1) body.push(lines[at] ?? '')
    const text = `${body.join('\n')}\n`
    if (what === 'skill') {
      const dir = /dir=(\S+)/.exec(info)?.[1] ?? ''
      const name = /name=(\S+)/.exec(info)?.[1] ?? 'SKILL.md'
      current[side] = { dir, name, text: unescaped(text), files: {} }
    } else {
      const example = current[side]
      const link = /symlink=(\S+)/.exec(info)?.[1]
      if (example) example.files[/path=(\S+)/.exec(info)?.[1] ?? ''] = link ? { symlink: link } : text
    }
  }
  return found
}

/** Pages write characters that no editor shows as \u{…}. */
const unescaped = (text: string) =>
  text.replace(/\\u\{([0-9a-fA-F]+)\}/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))

async function faultsOf({ dir, name, text, files }: Example): Promise<Fault[]> {
  const under = (path: string) => (dir ? `${dir}/${path}` : path)
  const tree: Record<string, string | { symlink: string }> = { [under(name)]: text }
  for (const [path, content] of Object.entries(files)) tree[under(path)] = content
  const report = await inspect(new MemorySource(tree))
  // What a folder itself does wrong (a link in it) has fixtures of its own.
  return report.skills.flatMap(skill => skill.faults)
}

describe('every kind has a page', () => {
  it.each(kinds)('%s', kind => {
    expect(existsSync(new URL(`${kind}.md`, folder))).toBe(true)
  })
  it('and every page has a kind', () => {
    expect(pages.map(name => name.replace(/\.md$/, '')).filter(kind => !kinds.includes(kind))).toEqual([])
  })
})

/** Faults of an archive or a folder have fixtures of their own; a document cannot show them. */
const inDocuments = pages.filter(name => catalogue[name.replace(/\.md$/, '')]?.origin !== 'source')

describe.each(inDocuments)('%s', name => {
  const kind = name.replace(/\.md$/, '')
  const all = sections(readFileSync(new URL(name, folder), 'utf8'))

  it('has an example', () => {
    expect(all.length).toBeGreaterThan(0)
  })

  it.each(all.map(section => [section.title || kind, section] as const))('%s', async (_, section) => {
    const wrong = section.wrong ? await faultsOf(section.wrong) : []
    if (section.wrong) expect([...new Set(wrong.map(fault => fault.kind))]).toEqual([kind])
    if (section.right) expect((await faultsOf(section.right)).map(fault => fault.kind)).toEqual([])
    const fixes = wrong.flatMap(fault => fault.fix ?? [])
    if (fixes.length === 1 && section.wrong && section.right) {
      expect(applyFixes(section.wrong.text, fixes)).toBe(section.right.text)
    }
  })
})
