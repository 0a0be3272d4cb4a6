// What was remembered is taken field by field, and anything odd is as at first.
import { expect, test } from 'vitest'
import { readView } from './settings.ts'
import { initialView } from './state.ts'

test.each([null, '', 'not JSON', '[]', '7', 'null', '{"theme":"pink","filesWidth":-5,"stacked":"yes"}'])(
  '%j',
  stored => expect(readView(stored)).toEqual(initialView),
)

test('what is as it should be is taken', () => {
  expect(readView('{"theme":"dark","editorShare":60,"filesShown":false,"pane":"no such pane"}')).toEqual({
    ...initialView,
    theme: 'dark',
    editorShare: 60,
    filesShown: false,
  })
})
