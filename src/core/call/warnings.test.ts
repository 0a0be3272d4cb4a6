// Each warning is given where it holds and nowhere else.
import { expect, test } from 'vitest'
import { type Word, warnings } from './warnings.ts'

const word = (param: string | null, text: string): Word => ({ parts: [{ param, text }] })
const kinds = (...words: Word[]) => warnings([word(null, 'run'), ...words]).map(w => `${w.kind}@${w.word}`)

test.each([
  ['a plain value', word('user', 'x@y.z'), []],
  ['an option in the template', word(null, '--force'), []],
  ['a dash in a word of its own', word('user', '--force'), ['value-looks-like-option@1']],
  [
    'a dash after template text',
    {
      parts: [
        { param: null, text: '--user=' },
        { param: 'user', text: '-x' },
      ],
    },
    [],
  ],
  [
    'a dash after an empty value',
    {
      parts: [
        { param: 'a', text: '' },
        { param: 'b', text: '-x' },
      ],
    },
    ['value-looks-like-option@1'],
  ],
  [
    'a dash before more text',
    {
      parts: [
        { param: 'from', text: '-v1.0' },
        { param: null, text: '..' },
        { param: 'to', text: '-x' },
      ],
    },
    ['value-looks-like-option@1'],
  ],
  ['a direction override', word('user', 'a\u202eb'), ['value-has-invisible@1']],
  ['two lines', word('note', 'a\nb'), ['value-has-many-lines@1']],
  ['an absolute path', word('out_file', '/etc/passwd'), ['path-absolute@1']],
  ['a path on a drive', word('targetDir', 'C:\\x'), ['path-absolute@1']],
  ['a climbing path', word('path', 'a/../../b'), ['path-climbs@1']],
  ['dots inside a name', word('path', 'a..b/c'), []],
  ['a path under another name', word('profile', '/etc'), []],
  ['an empty word', word('note', ''), ['word-empty@1']],
])('%s', (_, given, expected) => {
  expect(kinds(given)).toEqual(expected)
})
