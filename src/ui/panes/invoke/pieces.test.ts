// The cut text is the text, and every piece is inside or outside of a command as a whole.
import { expect, it } from 'vitest'
import { invoke } from '../../../core/claude-code/invoke.ts'
import { read } from '../../../core/claude-code/read.ts'
import { piecesOf } from './pieces.ts'

const invocation = invoke(read('See @a.md: !`gh pr view $0 --web` $1 $ARGUMENTS'), '7 x', {
  skillDir: '/s',
  baseDirectory: null,
})

it('cuts at commands, attachments and what was put in', () => {
  const pieces = piecesOf(invocation, 1_000)
  expect(pieces.map(piece => piece.text).join('')).toBe(invocation.text)
  expect(pieces.filter(piece => piece.command).map(piece => piece.text)).toEqual([
    '!`gh pr view ',
    '7',
    ' --web`',
  ])
  expect(pieces.filter(piece => piece.attachment).map(piece => piece.text)).toEqual(['@a.md'])
})

it.each([0, 1, 5, 20])('stops after %i characters', limit => {
  expect(
    piecesOf(invocation, limit)
      .map(piece => piece.text)
      .join(''),
  ).toBe(invocation.text.slice(0, limit))
})

it('shows a placeholder that became nothing', () => {
  const empty = invoke(read('---\narguments: a\n---\n[$a]'), '', { skillDir: '/s', baseDirectory: null })
  expect(piecesOf(empty, 100).map(piece => [piece.span.kind, piece.text])).toEqual([
    ['body', '['],
    ['named', ''],
    ['body', ']'],
  ])
})
