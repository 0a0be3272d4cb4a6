// Builds nodes from the scanner's tokens, by YAML's block grammar and the rules that StrictYAML adds to it.
import type { ListNode, MapNode, Pair, ScalarNode, YamlNode } from './node.ts'
import { Stop } from './problem.ts'
import type { Mark, Token } from './token.ts'

/** How deep collections may be nested; a rule of this house, far beyond any real frontmatter. */
export const MAX_DEPTH = 64

/**
 * Reads the one node that the tokens hold; `null` where they hold none.
 * @throws Stop where they are not one StrictYAML document.
 */
export function parseTokens(tokens: Token[]): YamlNode | null {
  return new Parser(tokens).document()
}

class Parser {
  readonly #tokens: Token[]
  #next = 0
  #depth = 0

  constructor(tokens: Token[]) {
    this.#tokens = tokens
  }

  document(): YamlNode | null {
    if (this.#is('end')) return null
    const node = this.#node()
    if (this.#is('dots')) this.#take()
    if (!this.#is('end')) throw this.#stop('second-document', node.from)
    return node
  }

  #node(): YamlNode {
    const token = this.#peek()
    if (token.kind === 'scalar') {
      this.#take()
      const { from, to, text, pieces, style } = token
      return { kind: 'scalar', from, to, text, pieces, style }
    }
    if (token.kind === 'seq-start') return this.#deeper(() => this.#list())
    if (token.kind === 'map-start') return this.#deeper(() => this.#map())
    // A list that is indented no further than the key whose value it is.
    if (token.kind === 'entry') return this.#deeper(() => this.#listAtKey())
    throw this.#stop('no-content')
  }

  #list(): ListNode {
    const start = this.#take()
    const items: YamlNode[] = []
    while (this.#is('entry')) items.push(this.#item('entry', 'block-end'))
    if (!this.#is('block-end')) throw this.#stop('unexpected', start.from)
    this.#take()
    return { kind: 'list', from: start.from, to: items.at(-1)?.to ?? start.to, items }
  }

  #listAtKey(): ListNode {
    const { from } = this.#peek()
    const items: YamlNode[] = []
    while (this.#is('entry')) items.push(this.#item('entry', 'key', 'value', 'block-end'))
    return { kind: 'list', from, to: items.at(-1)?.to ?? from, items }
  }

  #item(...ends: Mark[]): YamlNode {
    const entry = this.#take()
    return this.#is(...ends) ? empty(entry.to) : this.#node()
  }

  #map(): MapNode {
    const start = this.#take()
    const pairs: Pair[] = []
    while (this.#is('key', 'value')) pairs.push(this.#pair())
    if (!this.#is('block-end')) throw this.#stop('unexpected', start.from)
    this.#take()
    const map: MapNode = {
      kind: 'map',
      from: start.from,
      to: pairs.at(-1)?.value.to ?? start.to,
      column: start.column,
      pairs,
    }
    checkMap(map)
    return map
  }

  #pair(): Pair {
    const key = this.#is('key') ? this.#part() : empty(this.#peek().from)
    if (key.kind !== 'scalar') throw new Stop('complex-key', key.from, key.to)
    if (!this.#is('value')) return { key, value: empty(key.to), colon: null }
    const colon = this.#peek().from
    return { key, value: this.#part(), colon }
  }

  /** What follows a `?` or a `:`. */
  #part(): YamlNode {
    const mark = this.#take()
    const next = this.#peek()
    if (mark.kind === 'value' && mark.comment && next.kind === 'scalar' && next.blankAfter) {
      throw new Stop('comment-before-value', mark.to, next.from)
    }
    return this.#is('key', 'value', 'block-end') ? empty(mark.to) : this.#node()
  }

  #deeper<T>(read: () => T): T {
    if (++this.#depth > MAX_DEPTH) throw this.#stop('too-deep')
    const node = read()
    this.#depth--
    return node
  }

  #peek(): Token {
    const token = this.#tokens[this.#next]
    // A scan that stopped early has no end token: the scanner's own problem is what will be told.
    if (!token) throw new Stop('unexpected', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
    return token
  }

  #take(): Token {
    const token = this.#peek()
    this.#next++
    return token
  }

  #is(...kinds: Token['kind'][]): boolean {
    return kinds.includes(this.#peek().kind)
  }

  #stop(code: Stop['problem']['code'], since?: number): Stop {
    const { from, to } = this.#peek()
    return new Stop(code, from, to, since)
  }
}

function empty(at: number): ScalarNode {
  return { kind: 'scalar', from: at, to: at, text: '', pieces: [], style: 'empty' }
}

/** StrictYAML's own rules for a map: no `<<`, no key twice, and maps among its values indented alike. */
function checkMap(map: MapNode): void {
  const seen = new Map<string, ScalarNode>()
  let neighbour: MapNode | null = null
  for (const { key, value } of map.pairs) {
    if (key.style === 'plain' && key.text === '<<') throw new Stop('merge-key', key.from, key.to)
    const first = seen.get(key.text)
    if (first) throw new Stop('duplicate-key', key.from, key.to, first.from)
    seen.set(key.text, key)
    if (value.kind !== 'map') continue
    neighbour ??= value
    if (neighbour.column !== value.column)
      throw new Stop('uneven-mappings', value.from, value.to, neighbour.from)
  }
}
