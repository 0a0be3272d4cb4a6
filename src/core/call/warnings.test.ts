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

test.each([
  [
    'user',
    '--force',
    'The value of user begins with -, and so does the word: the program may read it as an option.',
  ],
  [
    'user',
    'a\u202eb',
    'The value of user holds control or direction characters: what you see may not be what it is.',
  ],
  ['note', 'a\nb\r\nc\rd\u2028e', 'The value of note has 5 lines, all in one word.'],
  [
    'out_file',
    '/etc/passwd',
    'The value of out_file is an absolute path: it reaches outside the working directory.',
  ],
  ['paths', '..', 'The value of paths climbs with ..: it may reach outside the working directory.'],
  ['note', '', 'Word 2 is empty: a program may take it for a missing value.'],
])('of %s with the value %j it is said: %s', (param, text, message) => {
  expect(warnings([word(null, 'run'), word(param, text)])).toContainEqual({
    kind: expect.any(String),
    word: 1,
    param,
    message,
  })
})

test('the first word is the program, and no option', () => {
  expect(warnings([word('program', '-x')])).toEqual([])
})

test('an empty word of template text and a value is that of the value', () => {
  const parts = [
    { param: null, text: '' },
    { param: 'b', text: '' },
  ]
  expect(warnings([{ parts }])).toMatchObject([{ kind: 'word-empty', word: 0, param: 'b' }])
  expect(warnings([word(null, '')])).toMatchObject([{ kind: 'word-empty', word: 0, param: null }])
})

test.each([
  ['~/x', true],
  ['\\\\host\\x', true],
  ['c:x', true],
  ['a/b', false],
  ['x:y', true],
  ['xy:z', false],
])('the path %s is absolute: %j', (path, absolute) => {
  expect(kinds(word('path', path))).toEqual(absolute ? ['path-absolute@1'] : [])
})

test.each([
  ['path', true],
  ['files', true],
  ['outDirs', true],
  ['my-folder', true],
  ['file2Name', false],
  ['pathology', false],
  ['profile', false],
  ['_dir', true],
])('the param %s is a path by its name: %j', (param, isPath) => {
  expect(kinds(word(param, '/x'))).toEqual(isPath ? ['path-absolute@1'] : [])
})
