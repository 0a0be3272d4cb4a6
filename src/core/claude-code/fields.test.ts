// How a field is told to a person: what was written, what holds, and what it does.
import { describe, expect, it } from 'vitest'
import { type FieldKey, fieldRow } from './fields.ts'

describe('a row of the fields', () => {
  it('says what a field does, what was written, and what holds', () => {
    expect(fieldRow('shell', 'zsh', 'bash', 'not one of bash, powershell, ignored')).toEqual({
      key: 'shell',
      written: '"zsh"',
      value: 'bash',
      note: 'not one of bash, powershell, ignored',
      effect: 'The shell for `!` commands.',
      sure: 'D',
    })
  })

  it.each<[FieldKey, unknown, unknown, string | null, string]>([
    ['name', undefined, null, null, 'the directory’s name'],
    ['user-invocable', undefined, true, null, 'yes'],
    ['background', undefined, true, null, 'yes, in a fork'],
    ['description', null, null, 'null', 'the first paragraph'],
    ['description', '', '', '""', 'the first paragraph'],
    ['description', 'Does it.', 'Does it.', '"Does it."', 'Does it.'],
    ['description', 12, '12', '12', '12'],
    ['disable-model-invocation', 'on', true, '"on"', 'yes'],
    ['user-invocable', false, false, 'false', 'no'],
    ['allowed-tools', [], [], '[]', 'none'],
    ['allowed-tools', 'Read Grep', ['Read', 'Grep'], '"Read Grep"', 'Read, Grep'],
    ['hooks', { Stop: [] }, { Stop: [] }, '{"Stop":[]}', '{"Stop":[]}'],
    ['metadata', 'x', undefined, '"x"', 'none'],
  ])('%s: %o', (key, written, value, json, words) => {
    expect(fieldRow(key, written, value, '')).toMatchObject({ written: json, value: words })
  })
})
