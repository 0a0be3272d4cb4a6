// The rows stand in the order that a person wants: their own clients first.
import { expect, it } from 'vitest'
import { list, verdictsOf } from '../../../core/clients/clients.ts'
import { placeOf } from '../../../core/clients/parts/place.ts'
import { chosen, rowsOf } from './rows.ts'

const verdicts = verdictsOf(placeOf('a/SKILL.md', new TextEncoder().encode('---\nname: a\n---\n')))

it('puts the chosen clients first, each part in the order of the clients', () => {
  const rows = rowsOf(list, verdicts, ['pi', 'codex'])
  expect(rows.slice(0, 3).map(row => row.client.id)).toEqual(['codex', 'pi', 'claude-code'])
  expect(rows).toHaveLength(list.length)
})

it('has no row for a client without a verdict', () => {
  expect(rowsOf(list, [], [])).toEqual([])
})

it('chooses and leaves', () => {
  expect(chosen(['pi'], 'codex', true)).toEqual(['pi', 'codex'])
  expect(chosen(['pi', 'codex'], 'pi', false)).toEqual(['codex'])
  expect(chosen(['pi'], 'pi', true)).toEqual(['pi'])
})
