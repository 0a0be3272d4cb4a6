// Reads the lines of one tool fence into a draft: every key with its place, and a fault for every line that
// is outside the shape. What was probably meant is read on, so that one mistake gives one fault.
import type { Edit } from '../fault/fault.ts'
import {
  type Draft,
  isParamKey,
  isToolKey,
  type ParamDraft,
  type ParamKey,
  paramKeys,
  removal,
  type ToolKey,
  toolKeys,
  type Value,
} from './draft.ts'
import type { Fence } from './fence.ts'
import { brief, cut, type Line, type Span, trimmed } from './lines.ts'
import { nearest } from './nearest.ts'
import type { HardFault } from './rules.ts'
import type { Sink } from './sink.ts'

const keyLine = /^([ \t]*)([\w-]+):/
const colonless = /^([ \t]*)([\w-]+)(?:[ \t]*=[ \t]*|[ \t]+|$)/
const listItem = /^[ \t]+-(?: (.*))?$/s
const bareItem = /^-(?: (.*))?$/s

/** Reads a fence. Faults go to the sink in the order of the lines. */
export function readFence(fence: Fence, sink: Sink): Draft {
  return new FenceReader(fence, sink).read()
}

/** What the indented lines that follow belong to; `skipped` takes those of a key that was refused. */
type Section = ToolKey | 'skipped' | null

class FenceReader {
  readonly #draft: Draft
  readonly #sink: Sink
  readonly #keys = new Map<ToolKey, Line>()
  #section: Section = null
  #param: ParamDraft | null = null
  /** How far the first param is indented, so that a fence in steps of four is understood. */
  #paramIndent = 2
  /** Faults that are told once for all lines with the same mistake. */
  readonly #once = new Map<string, HardFault>()

  constructor(fence: Fence, sink: Sink) {
    this.#draft = { fence, id: null, description: null, params: new Map(), run: null }
    this.#sink = sink
  }

  read(): Draft {
    for (const line of this.#draft.fence.lines) {
      if (line.text.trim() !== '' && !line.text.startsWith('#')) this.#line(line)
    }
    return this.#draft
  }

  #line(line: Line): void {
    const item = listItem.exec(line.text)
    const bare = this.#inList() ? bareItem.exec(line.text) : null
    const match = keyLine.exec(line.text)
    if (item) this.#item(line, item[1] ?? '')
    else if (bare) this.#looseItem(line, bare[1] ?? '')
    else if (match) this.#keyed(line, match[1] ?? '', match[2] ?? '', match[0].length)
    else if (this.#section !== 'skipped' || !/^\s/.test(line.text)) this.#badLine(line)
  }

  #inList = () => this.#section === 'run' && this.#draft.run?.list === true

  #item(line: Line, item: string): void {
    if (this.#section === 'skipped') return
    if (this.#inList()) this.#addWord(line, item)
    else this.#badLine(line, 'item-outside')
  }

  #looseItem(line: Line, item: string): void {
    this.#addWord(line, item)
    const edit = { from: line.from, to: line.from, insert: '  ' }
    const args = { text: brief(line), why: 'item-column' } as const
    this.#tellOnce('item-column', trimmed(line, 0), edit, at => {
      return this.#sink.say('tool-line-bad', args, at, {
        fix: [this.#sink.mend('safe', 'Indent the items', edit)],
      })
    })
  }

  #addWord(line: Line, item: string): void {
    this.#draft.run?.texts.push({ text: item.trimEnd(), from: line.to - item.length })
  }

  #badLine(line: Line, why: 'no-key' | 'item-outside' = 'no-key'): void {
    const args = { text: brief(line), why }
    const comment = { from: line.from, to: line.from, insert: '# ' }
    const [head, indent = '', key = ''] = why === 'no-key' ? (colonless.exec(line.text) ?? []) : []
    const known =
      indent === '' ? isToolKey(key) && !this.#keys.has(key) : isParamKey(key) && this.#param !== null
    if (head === undefined || !known) {
      const fix = [this.#sink.mend('review', 'Make the line a comment', comment)]
      this.#sink.say('tool-line-bad', args, trimmed(line, 0), { fix })
      return
    }
    const keyEnd = line.from + indent.length + key.length
    const colon = {
      from: keyEnd,
      to: line.from + head.length,
      insert: head.length < line.text.length ? ': ' : ':',
    }
    const fix = [this.#sink.mend('review', `Put a colon after ${key}`, colon)]
    this.#sink.say('tool-line-bad', args, trimmed(line, 0), { fix })
    this.#keyed(line, indent, key, head.length)
  }

  /** A line `key: value`; the value begins at `valueStart` of the line. */
  #keyed(line: Line, indent: string, key: string, valueStart: number): void {
    const level = this.#level(line, indent, key, trimmed(line, valueStart).text)
    const at = { from: line.from + indent.length, to: line.from + indent.length + key.length }
    const value: Value = { ...trimmed(line, valueStart), key: at, line }
    if (level === 0) this.#toolKey(key, value)
    else if (level === 2) this.#paramName(key, value)
    else if (level === 4) this.#paramKey(key, value)
  }

  /** The level at which a line stands or was meant to stand: 0, 2 or 4; `null` where it is to be skipped. */
  #level(line: Line, indent: string, key: string, value: string): 0 | 2 | 4 | null {
    if (indent === '') return 0
    if (this.#section === 'skipped') return null
    const inParams = this.#section === 'params'
    if (inParams && indent === '  ') return 2
    if (inParams && indent === '    ' && this.#param && this.#paramIndent === 2) return 4
    const wanted = this.#wanted(indent, key, value)
    const found = indent.includes('\t')
      ? 'a tab'
      : indent.length === 1
        ? '1 space'
        : `${indent.length} spaces`
    const edit =
      wanted === 'params'
        ? { from: line.from, to: line.from, insert: `params:${this.#sink.lineEnd}` }
        : { from: line.from, to: line.from + indent.length, insert: ' '.repeat(wanted ?? 0) }
    const title = wanted === 'params' ? "Write 'params:' above it" : 'Indent by what the format takes'
    const args = { text: brief(line), found, wanted }
    const place = { from: line.from, to: line.from + indent.length }
    const fix = wanted === null ? [] : [this.#sink.mend(wanted === 'params' ? 'review' : 'safe', title, edit)]
    const say = (at: Span) => this.#sink.say('tool-indentation-bad', args, at, { fix })
    if (wanted === null || wanted === 'params') say(place)
    else this.#tellOnce('indentation', place, edit, say)
    if (wanted !== 'params') return wanted
    this.#section = 'params'
    this.#keys.set('params', line)
    return 2
  }

  /** Where a wrongly indented line belongs, as far as its key and its neighbours tell. */
  #wanted(indent: string, key: string, value: string): 0 | 2 | 4 | 'params' | null {
    const width = indent.replaceAll('\t', '  ').length
    if (this.#section !== 'params') {
      if (isToolKey(key) && !this.#keys.has(key)) return 0
      const likeParam =
        value === '' && indent === '  ' && !this.#keys.has('params') && this.#section !== 'run'
      return likeParam ? 'params' : null
    }
    if (!this.#param) {
      this.#paramIndent = Math.max(width, 2)
      return 2
    }
    if (width === 1 && isToolKey(key) && !this.#keys.has(key)) return 0
    if (this.#paramIndent > 2) return width > this.#paramIndent ? 4 : 2
    return width >= 4 || isParamKey(key) ? 4 : 2
  }

  #toolKey(written: string, value: Value): void {
    this.#param = null
    const near = isToolKey(written) ? null : nearest(written, toolKeys)
    if (!isToolKey(written)) {
      const fix = near
        ? [this.#sink.mend('review', `Change it to ${near}`, { ...value.key, insert: near })]
        : []
      this.#sink.say('tool-key-unknown', { key: written, near }, value.key, { fix })
    }
    const key = isToolKey(written)
      ? written
      : toolKeys.find(known => known === near && !this.#keys.has(known))
    this.#section = key ?? 'skipped'
    if (!key) return
    const first = this.#keys.get(key)
    if (first) {
      this.#repeated(key, first, value)
      // The params below a second `params:` are still params; any other second key is left out with its lines.
      if (key !== 'params') this.#section = 'skipped'
      return
    }
    this.#keys.set(key, value.line)
    switch (key) {
      case 'id':
        this.#draft.id = value
        break
      case 'description':
        this.#draft.description = value
        break
      case 'params':
        this.#ignored(key, value)
        break
      case 'run': {
        const list = value.text === ''
        this.#draft.run = { list, texts: list ? [] : [value], at: value.key, line: value.line }
        break
      }
      default:
        key satisfies never
    }
  }

  #paramName(name: string, value: Value): void {
    this.#ignored(name, value)
    const param: ParamDraft = { name, line: value.line, keys: new Map(), ...value.key }
    this.#param = param
    const first = this.#draft.params.get(name)
    if (!first) {
      this.#draft.params.set(name, param)
      return
    }
    this.#sink.say('param-repeated', { param: name, line: first.line.number, tool: this.#id() }, value.key)
  }

  #paramKey(key: string, value: Value): void {
    const param = this.#param
    if (!param) return
    if (!isParamKey(key)) {
      const near = aliases.get(key) ?? paramKeys.find(known => known === nearest(key, paramKeys)) ?? null
      const fix =
        key === 'required' || key === 'optional'
          ? [this.#sink.mend('review', 'Remove the line', removal(value.line))]
          : near && !param.keys.has(near)
            ? [this.#sink.mend('review', `Change it to ${near}`, { ...value.key, insert: near })]
            : []
      this.#sink.say('param-key-unknown', { tool: this.#id(), param: param.name, key, near }, value.key, {
        fix,
      })
      return
    }
    const first = param.keys.get(key)
    if (first) this.#repeated(key, first.line, value)
    else param.keys.set(key, value)
  }

  #id = () => this.#draft.id?.text || null

  #repeated(key: string, first: Line, value: Value): void {
    const fix = [this.#sink.mend('review', 'Remove the second', removal(value.line))]
    this.#sink.say('tool-key-repeated', { key, line: first.number }, value.key, { fix })
  }

  #ignored(key: string, value: Value): void {
    if (value.text === '') return
    const fix = [
      this.#sink.mend('review', 'Remove the text', { from: value.key.to + 1, to: value.to, insert: '' }),
    ]
    this.#sink.say('tool-text-ignored', { key, text: cut(value.text) }, value, { fix })
  }

  /** One fault with one mend for a mistake that many lines share; the lines after the first are its further places. */
  #tellOnce(key: string, at: Span, edit: Omit<Edit, 'path'>, say: (at: Span) => HardFault): void {
    const told = this.#once.get(key)
    if (!told) {
      this.#once.set(key, say(at))
      return
    }
    told.also ??= []
    told.also.push({ from: at.from, to: at.to })
    told.fix?.[0]?.edits.push({ path: told.path, ...edit })
  }
}

/** Words that people use for a param's key. */
const aliases: ReadonlyMap<string, ParamKey> = new Map([
  ['desc', 'description'],
  ['choices', 'enum'],
  ['options', 'enum'],
  ['values', 'enum'],
])
