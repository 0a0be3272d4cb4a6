// Which commands and files of a text would run and be attached, and where each stands.
import { describe, expect, it } from 'vitest'
import { attachmentsIn, commandsIn } from './commands.ts'

const found = (text: string, start = 0) =>
  commandsIn(text, start).map(({ from, to, kind, command, inExample }) => [
    text.slice(from, to),
    kind,
    command,
    inExample,
  ])

describe('commands', () => {
  const block = (body: string) => `\`\`\`!\n${body}\n\`\`\``
  const asBlock = (body: string) => [block(body), 'block', body, false]
  const inline = (command: string, inExample = false) => [`!\`${command}\``, 'inline', command, inExample]

  it.each<[string, unknown[][]]>([
    ['', []],
    ['!', []],
    ['!`ls`', [inline('ls')]],
    ['a !`ls`b\t!`pwd`\n!`id`', [inline('ls'), inline('pwd'), inline('id')]],
    ['a!`ls` (!`pwd`)', []],
    ['!`a\nb`', [inline('a\nb')]],
    ['!`` !`ls`', [inline('ls')]],
    ['!`ls` !`pwd', [inline('ls')]],
    ['x!`a !`ls`', [inline('ls')]],
    ['!`a`!`b` !`c`', [inline('a'), inline('c')]],
    [block('ls'), [asBlock('ls')]],
    [
      `!\`a\`\n${block('b')}\n!\`c\`\n${block('d')} !\`e\``,
      [inline('a'), asBlock('b'), inline('c'), asBlock('d'), inline('e')],
    ],
    [`${block('a')}\n${block('b')}`, [asBlock('a'), asBlock('b')]],
    [block('a\n!`b`'), [asBlock('a\n!`b`')]],
    [`${block('  ')}\n!\`a\``, [inline('a')]],
    [` ${block('a')}`, []],
    ['```!\nls', []],
    ['```! x\nls\n```', [['```! x\nls\n```', 'block', 'ls', false]]],
    ['```!', []],
    ['```md\n!`ls`\n```\n!`pwd`', [inline('ls', true), inline('pwd')]],
    ['```\n!`ls`', [inline('ls', true)]],
    ['```! x\n!`ls`', [inline('ls')]],
    ['!`a !`b`', [inline('a !')]],
    ['````md\n```!\nls\n```\n````', [['```!\nls\n```', 'block', 'ls', true]]],
    ['```x!\n!`ls`\n```', [inline('ls', true)]],
    ['x\n\n```!\na\n\n```', [['```!\na\n\n```', 'block', 'a', false]]],
  ])('of %j', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  it('are looked for from a place on', () => {
    const text = `!\`a\`\n${block('b')}\n!\`c\`\n${block('d')}`
    const at = text.indexOf('!`c`')
    expect(found(text, at)).toEqual([inline('c'), asBlock('d')])
    expect(found(text, at + 1)).toEqual([asBlock('d')])
    expect(found(text, text.lastIndexOf('```!'))).toEqual([asBlock('d')])
    expect(found(text, text.lastIndexOf('```!') + 1)).toEqual([])
    expect(found('x!`a` !`b`', 1)).toEqual([inline('b')])
    expect(found('abcx!`a`', 2)).toEqual([])
  })
})

describe('attachments', () => {
  const files = (text: string, start = 0) =>
    attachmentsIn(text, start).map(({ path, from, to, inExample }) => {
      expect(text.slice(from, to)).toBe(`@${path}`)
      return inExample ? `${path} in an example` : path
    })

  it.each<[string, string[]]>([
    ['@a.md', ['a.md']],
    ['See @a.md, (@b/c.md) and\n@~/d\\e:f-g.', ['a.md', 'b/c.md', '~/d\\e:f-g']],
    ['@a.md... @b.md?! @c.md:', ['a.md', 'b.md', 'c.md']],
    ['@$x/a.md @.env @./b', ['$x/a.md', '.env', './b']],
    ['@a`b @c"d @e\'f @g<h @i>j @k(l @m[n @o{p @q;r', ['a', 'c', 'e', 'g', 'i', 'k', 'm', 'o', 'q']],
    ['a@b.c "@d" @@e @', []],
    ['@. @/ @-- @...', []],
    ['```\n@a.md\n```\n@b.md', ['a.md in an example', 'b.md']],
  ])('of %j', (text, expected) => {
    expect(files(text)).toEqual(expected)
  })

  it('are looked for from a place on', () => {
    expect(files('@a.md @b.md', 1)).toEqual(['b.md'])
    expect(files('@a.md @b.md', 6)).toEqual(['b.md'])
    expect(files('@a.md @b.md', 7)).toEqual([])
  })
})
