// What one placeholder becomes for the arguments typed and the values of the preview.
import type { Placeholder } from './placeholders.ts'
import type { Level } from './skill.ts'
import type { Piece, SpanKind } from './spans.ts'
import { type Environment, variableValue } from './variables.ts'

/** What placeholders are filled from. */
export type Values = { typed: string; words: readonly string[]; env: Environment; level: Level | null }

/** A piece without its place; `took`: what was typed went into it. */
export type Filled = { piece: Omit<Piece, 'at' | 'eaten'>; took: boolean }

/** What a placeholder becomes. Nothing that was put in is looked at again. */
export function fill(placeholder: Placeholder, { typed, words, env, level }: Values): Filled {
  switch (placeholder.kind) {
    case 'arguments':
      return put(placeholder, 'arguments', typed, 'Everything typed after the command, as typed.', true)
    case 'index': {
      const word = words[placeholder.index]
      if (word === undefined) return stays(placeholder, 'Fewer arguments were typed, so it stays.')
      return put(placeholder, 'argument', word, `Argument ${placeholder.index}, counted from 0.`, true)
    }
    case 'name': {
      const word = words[placeholder.position]
      const note = `Argument ${placeholder.position}, counted from 0, named ${placeholder.name}.`
      if (word === undefined) return put(placeholder, 'named', '', `${note} It was not typed.`, false)
      return put(placeholder, 'named', word, note, true)
    }
    case 'variable': {
      const value = variableValue(placeholder.name, env, level)
      if ('stays' in value) return stays(placeholder, value.stays)
      return put(placeholder, 'variable', value.value, `The value of ${placeholder.name}.`, false)
    }
    case 'escape':
      return put(
        placeholder,
        'escaped',
        placeholder.written.slice(1),
        'Its backslash kept it, and is gone.',
        false,
      )
    case 'stays':
      return stays(placeholder, placeholder.why)
    default:
      return placeholder satisfies never
  }
}

/** A placeholder that stays as written. */
export function stays({ written }: Placeholder, note: string): Filled {
  return { piece: { text: written, kind: 'stays', written, note, sure: 'D' }, took: false }
}

function put({ written }: Placeholder, kind: SpanKind, text: string, note: string, took: boolean): Filled {
  return { piece: { text, kind, written, note, sure: 'D' }, took }
}
