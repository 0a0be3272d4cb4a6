// Faults are found again at the cursor, whatever was typed since they were judged.
import { EditorSelection, EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { normalLineEnds } from '../../core/document/text.ts'
import type { Fault } from '../../core/fault/fault.ts'
import { faultMarks, markFaults, marksAtCursor, marksOf, nextMark } from './marks.ts'
import { rawText } from './raw.ts'

const fault = (kind: string, from: number, to: number, also?: Fault['also']): Fault => ({
  kind,
  origin: 'agent-skill',
  severity: 'error',
  message: kind,
  args: {},
  path: 'SKILL.md',
  from,
  to,
  ...(also ? { also } : {}),
})

function marked(raw: string, faults: Fault[], judged = raw): EditorState {
  const state = EditorState.create({
    doc: normalLineEnds(raw),
    extensions: [rawText.init(() => raw), faultMarks],
  })
  return state.update(markFaults(state, faults, judged, () => {})).state
}
const at = (state: EditorState, anchor: number, head = anchor) =>
  state.update({ selection: EditorSelection.single(anchor, head) }).state
const kinds = (marks: { fault: Fault }[]) => marks.map(mark => mark.fault.kind)

test('places count CRLF once, and lie within the text', () => {
  const state = marked('a\r\nbc\r\n', [fault('x', 3, 4), fault('beyond', 50, 60)])
  expect(marksOf(state).map(({ from, to }) => [from, to])).toEqual([
    [2, 3],
    [5, 5],
  ])
})

test('a fault of an earlier text stands where its place went', () => {
  const state = marked('new name: X', [fault('x', 6, 7)], 'name: X')
  expect(marksOf(state).map(({ from, to }) => [from, to])).toEqual([[10, 11]])
})

test('at the cursor the narrowest comes first, then those of the line', () => {
  const state = marked('abcdef\ngh', [
    fault('wide', 0, 6),
    fault('narrow', 2, 3),
    fault('end', 5, 6),
    fault('below', 7, 8),
  ])
  expect(kinds(marksAtCursor(at(state, 2)))).toEqual(['narrow', 'wide'])
  expect(kinds(marksAtCursor(at(state, 2), true))).toEqual(['narrow', 'wide', 'end'])
})

test('from fault to fault, round at the ends, each once', () => {
  const state = marked('abcdef', [
    fault('b', 3, 3),
    fault('a', 1, 2, [
      { from: 0, to: 1 },
      { from: 4, to: 5 },
    ]),
  ])
  const next = (head: number, direction: 1 | -1) => nextMark(at(state, head), direction, null)?.fault.kind
  expect([0, 1, 3, 4].map(head => next(head, 1))).toEqual(['a', 'b', 'a', 'a'])
  expect([0, 1, 3, 4].map(head => next(head, -1))).toEqual(['b', 'b', 'a', 'b'])
  expect(nextMark(at(marked('a', []), 0), 1, null)).toBeUndefined()
})

test.each([1, -1] as const)('faults of one place each have their turn, in direction %i', direction => {
  const faults = [fault('a', 1, 2), fault('b', 1, 4), fault('c', 1, 1), fault('d', 5, 6)]
  let state = marked('abcdef', faults)
  const seen = new Set<string>()
  let last: Fault | null = null
  for (const _ of faults) {
    const mark = nextMark(state, direction, last)
    if (!mark) break
    seen.add(mark.fault.kind)
    last = mark.fault
    state = at(state, mark.from)
  }
  expect(seen.size).toBe(faults.length)
})
