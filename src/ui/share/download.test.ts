// A file name is safe whatever the skill calls itself.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeName } from './download.ts'

test.each([
  ['my-skill', 'my-skill'],
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\x\\y', 'C-x-y'],
  ['', 'skill'],
  ['...', 'skill'],
  ['CON', 'skill'],
  ['Übersicht 2', 'Übersicht-2'],
  ['a\u202eb\0c', 'a-b-c'],
  ['.hidden', 'hidden'],
])('%j becomes %j', (title, name) => expect(safeName(title)).toBe(name))

test('never a separator, a control, a leading dot, nor empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), title => {
      expect(safeName(title)).toMatch(/^[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?$/u)
    }),
  )
})
