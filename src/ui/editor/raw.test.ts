// A file that is edited in the editor keeps the bytes of what was not touched.
import { history, undo } from '@codemirror/commands'
import { EditorState, type TransactionSpec } from '@codemirror/state'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalLineEnds } from '../../core/document/text.ts'
import { editRaw, rawText, replaceRaw } from './raw.ts'

const open = (raw: string) =>
  EditorState.create({ doc: normalLineEnds(raw), extensions: [rawText.init(() => raw), history()] })
const after = (state: EditorState, spec: TransactionSpec) => state.update(spec).state
const rawOf = (state: EditorState) => state.field(rawText)

const raws = fc
  .array(fc.constantFrom('a', '\r', '\n', '\r\n'), { maxLength: 20 })
  .map(parts => parts.join(''))

test('typing keeps CRLF, and undo gives the file back', () => {
  let state = open('a\r\nb\r\n')
  state = after(state, { changes: { from: 1, insert: '\nx' } })
  expect(rawOf(state)).toBe('a\r\nx\r\nb\r\n')
  undo({ state, dispatch: transaction => (state = transaction.state) })
  expect(rawOf(state)).toBe('a\r\nb\r\n')
})

test('edits in raw offsets are made to the letter', () => {
  const state = open('\ufeffa: b\r\nc\n')
  const edits = [
    { from: 7, to: 7, insert: 'x' },
    { from: 4, to: 4, insert: '"' },
    { from: 5, to: 5, insert: '"' },
  ]
  const next = after(state, editRaw(state, edits))
  expect(rawOf(next)).toBe('\ufeffa: "b"\r\nxc\n')
  expect(next.doc.toString()).toBe(normalLineEnds(rawOf(next)))
})

test('an edit of half a line end is made too', () => {
  const state = open('a\r\n\nb')
  const next = after(state, editRaw(state, [{ from: 2, to: 3, insert: '' }]))
  expect(rawOf(next)).toBe('a\r\nb')
  expect(next.doc.toString()).toBe('a\nb')
})

test('another text takes its place exactly, wherever the cursor is', () => {
  fc.assert(
    fc.property(raws, raws, fc.nat(20), (before, next, cursor) => {
      const opened = open(before)
      const anchor = Math.min(cursor, opened.doc.length)
      const state = after(opened, { selection: { anchor } })
      const replaced = after(state, replaceRaw(state, next))
      expect(rawOf(replaced)).toBe(next)
      expect(replaced.doc.toString()).toBe(normalLineEnds(next))
    }),
  )
})

test('the cursor stays in its line and column', () => {
  const state = after(open('one\ntwo\nthree'), { selection: { anchor: 6 } })
  const at = (next: string) => after(state, replaceRaw(state, next)).selection.main.head
  expect(at('# one\ntwo\nthree')).toBe(8)
  expect(at('one\nt')).toBe(5)
  expect(at('')).toBe(0)
})
