// The form says which formats cannot carry a call.
import { expect, test } from 'vitest'
import { carried } from './carried.ts'

const one = (title: string, text: string | null) => ({ format: title.toLowerCase(), title, text })

test('what every format carries needs no sentence', () => {
  expect(carried([one('A', 'x')])).toEqual({ written: [one('A', 'x')], unable: null })
})

test('the formats that cannot carry it are named', () => {
  const { written, unable } = carried([one('A', null), one('B', 'x'), one('C', null)])
  expect(written).toEqual([one('B', 'x')])
  expect(unable).toBe('Not as “A” or “C”: there it would read as another call.')
})
