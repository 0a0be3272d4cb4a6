// Which lines of a body open and close code fences, and which places stand in one.
import { describe, expect, it } from 'vitest'
import { codeFences, fenceAt } from './fences.ts'

describe('code fences', () => {
  it.each<[string, [string, string][]]>([
    ['', []],
    ['text', []],
    ['a\n```md\nx\n```\nb', [['```md\nx\n```', 'md']]],
    ['\n```\nx\n```', [['```\nx\n```', '']]],
    ['~~~ js title \nx\n~~~\n', [['~~~ js title \nx\n~~~', 'js title']]],
    ['```js\r\nx\r\n```\r\ny', [['```js\r\nx\r\n```\r', 'js']]],
    ['```\nx\n``` \t\ny', [['```\nx\n``` \t', '']]],
    ['````\n```\n````\n', [['````\n```\n````', '']]],
    ['```\nx\n`````\ny', [['```\nx\n`````', '']]],
    ['~~~\n```\n~~~\nx', [['~~~\n```\n~~~', '']]],
    ['```\n~~~\n```\nx', [['```\n~~~\n```', '']]],
    ['```\nx\n``` y\nz', [['```\nx\n``` y\nz', '']]],
    ['a\n```', [['```', '']]],
    ['``` a`b\nx\n```', [['```', '']]],
    ['~~~ a`b\nx\n~~~\ny', [['~~~ a`b\nx\n~~~', 'a`b']]],
    ['   ```\nx\n   ```\ny', [['   ```\nx\n   ```', '']]],
    ['    ```\nx', []],
    ['a ```\nx', []],
    ['``\n~\n~~\n', []],
    [
      '```a\n```\n\n~~~b\n~~~\n',
      [
        ['```a\n```', 'a'],
        ['~~~b\n~~~', 'b'],
      ],
    ],
  ])('of %j', (text, expected) => {
    expect(codeFences(text).map(({ from, to, info }) => [text.slice(from, to), info])).toEqual(expected)
  })
})

describe('the fence at a place', () => {
  const text = 'a\n```1\n```\nb\n```2\n```\nc\n```3\n```\nd\n```4\n```'
  const fences = codeFences(text)

  it.each(['1', '2', '3', '4'])('is the one of the info %s, from its first sign up to its last', info => {
    const from = text.indexOf(`\`\`\`${info}`)
    const at = [from - 1, from, from + 4, from + 7, from + 8].map(each => fenceAt(fences, each)?.info)
    expect(at).toEqual([undefined, info, info, info, undefined])
  })

  it('is none before the first, and none without fences', () => {
    expect([fenceAt(fences, 0), fenceAt([], 0)]).toEqual([null, null])
  })
})
