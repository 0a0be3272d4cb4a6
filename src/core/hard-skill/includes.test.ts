// Tests what a person is told of includes that are refused, and what every mend makes of them.
import { describe, expect, it } from 'vitest'
import { type Told, told } from '../../../test/told.ts'

const rows: [string, ...Told[]][] = [
  [
    '---\nincludes: /etc/passwd, ~/b, /a/~b, .., ./b/, a\\..\\c, e//f, e, /\n---\n',
    [
      '/etc/passwd',
      "The include '/etc/passwd' does not start in the skill's own directory. Write a path relative to it.",
      {
        'review: Change it to etc/passwd':
          '---\nincludes: etc/passwd, ~/b, /a/~b, .., ./b/, a\\..\\c, e//f, e, /\n---\n',
      },
    ],
    [
      '~/b',
      "The include '~/b' does not start in the skill's own directory. Write a path relative to it.",
      {
        'review: Change it to b':
          '---\nincludes: /etc/passwd, b, /a/~b, .., ./b/, a\\..\\c, e//f, e, /\n---\n',
      },
    ],
    [
      '/a/~b',
      "The include '/a/~b' does not start in the skill's own directory. Write a path relative to it.",
      {
        'review: Change it to a/~b':
          '---\nincludes: /etc/passwd, ~/b, a/~b, .., ./b/, a\\..\\c, e//f, e, /\n---\n',
      },
    ],
    [
      '..',
      "The include '..' has an empty, '.' or '..' segment. A skill reaches inside its own directory only: write the plain path.",
    ],
    [
      './b/',
      "The include './b' has an empty, '.' or '..' segment. A skill reaches inside its own directory only: write the plain path.",
      {
        'review: Change it to b':
          '---\nincludes: /etc/passwd, ~/b, /a/~b, .., b, a\\..\\c, e//f, e, /\n---\n',
      },
    ],
    [
      'a\\..\\c',
      "The include 'a\\..\\c' has an empty, '.' or '..' segment. A skill reaches inside its own directory only: write the plain path.",
      { 'review: Change it to c': '---\nincludes: /etc/passwd, ~/b, /a/~b, .., ./b/, c, e//f, e, /\n---\n' },
    ],
    [
      'e//f',
      "The include 'e//f' has an empty, '.' or '..' segment. A skill reaches inside its own directory only: write the plain path.",
      {
        'review: Change it to e/f':
          '---\nincludes: /etc/passwd, ~/b, /a/~b, .., ./b/, a\\..\\c, e/f, e, /\n---\n',
      },
    ],
  ],
  [
    '---\nincludes: a, b, a/ , a\n---\n',
    [
      'a/',
      "The include 'a' is given twice. Keep one.",
      { 'review: Remove the second': '---\nincludes: a, b , a\n---\n' },
    ],
    [
      'a',
      "The include 'a' is given twice. Keep one.",
      { 'review: Remove the second': '---\nincludes: a, b, a/ \n---\n' },
    ],
  ],
]

describe('includes', () => {
  it.each(rows)('%j', (text, ...expected) => expect(told(text)).toEqual(expected))
})
