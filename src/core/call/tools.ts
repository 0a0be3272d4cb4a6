// The tools a call may name: finds one by its name, by the name behind one known prefix, or suggests the nearest.

import type { ToolDeclaration } from './found.ts'
import { propertyOf, requiredOf, typesOf } from './schema.ts'

/** `cut`: what stood around the tool's own name and was taken off. */
export type Named = { tool: ToolDeclaration; cut: string | null }

const PREFIXES = [/^functions\./, /^tools\./, /^default_api\./, /^mcp__(?:(?!__).)+__/]

export class Tools {
  /** Whether the tools are known at all; if not, any name is taken. */
  readonly known: boolean
  private readonly byName: Map<string, ToolDeclaration>

  constructor(tools: readonly ToolDeclaration[] | undefined) {
    this.known = tools !== undefined
    this.byName = new Map()
    for (const tool of tools ?? []) if (!this.byName.has(tool.name)) this.byName.set(tool.name, tool)
  }

  get names(): string[] {
    return [...this.byName.keys()]
  }

  get all(): ToolDeclaration[] {
    return [...this.byName.values()]
  }

  /** The tool of that name: exactly, or behind one known prefix, or before a token that leaked into the name. */
  find(name: string): Named | null {
    const exact = this.byName.get(name)
    if (exact) return { tool: exact, cut: null }
    for (const prefix of PREFIXES) {
      const cut = prefix.exec(name)?.[0]
      const tool = cut === undefined ? undefined : this.byName.get(name.slice(cut.length))
      if (tool && cut !== undefined) return { tool, cut }
    }
    const token = name.indexOf('<|')
    return token > 0 ? this.before(name, token) : null
  }

  private before(name: string, token: number): Named | null {
    const found = this.find(name.slice(0, token))
    return found && { tool: found.tool, cut: (found.cut ?? '') + name.slice(token) }
  }

  /** Whether a call may carry this name: a known tool's, or any where no tools are known. */
  accepts(name: string): boolean {
    return this.known ? this.find(name) !== null : name !== ''
  }

  /** The schema of a tool's arguments, `undefined` where the tool or its schema is not known. */
  schema(name: string): unknown {
    return this.find(name)?.tool.parameters
  }

  /** Whether every argument that the tool requires is there. */
  satisfied(name: string, args: object): boolean {
    return requiredOf(this.schema(name)).every(key => Object.hasOwn(args, key))
  }

  /** The one argument that a tool requires, where it is text: what plain text in its place must mean; else `null`. */
  onlyText(name: string): string | null {
    const schema = this.schema(name)
    const [only, ...others] = requiredOf(schema)
    if (only === undefined || others.length > 0) return null
    return typesOf(propertyOf(schema, only), schema).has('string') ? only : null
  }

  /** The name that a misspelled one is nearest to, within a third of its length; only ever a suggestion. */
  nearest(name: string): string | null {
    if (name.length > 128) return null
    let best: string | null = null
    let least = Math.max(1, Math.floor(name.length / 3)) + 1
    for (const candidate of this.byName.keys()) {
      if (candidate.length > 128) continue
      const far = candidate.toLowerCase() === name.toLowerCase() ? 0 : distance(candidate, name)
      if (far < least) {
        least = far
        best = candidate
      }
    }
    return best
  }
}

/** Levenshtein's distance between two short names. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
