// The rules for paths: each refusal, and what is good however odd it looks.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseName, collisionKey, deceptiveCharacter, isJunk, judgePath, leavesTree, parent } from './path.ts'

describe('judgePath', () => {
  test.each([
    'SKILL.md',
    'a/b/c.txt',
    'a b/ü – 漢字.md',
    '.claude/skills/x/SKILL.md',
    '...',
    'a..b/..c/d..',
    '-rf',
    '__proto__x',
    'constructor',
    'ab:c',
    `${'d/'.repeat(31)}f`,
    'f'.repeat(512),
    'é'.repeat(256),
    'emoji 👩‍💻',
  ])('takes %j', path => {
    expect(judgePath(path)).toBeNull()
  })

  test.each([
    ['', 'entry-name-empty'],
    ['/', 'entry-path-absolute'],
    ['/etc/passwd', 'entry-path-absolute'],
    ['//host/share', 'entry-path-absolute'],
    ['C:/x', 'entry-path-absolute'],
    ['z:x', 'entry-path-absolute'],
    ['..\\win', 'entry-path-backslash'],
    ['C:\\x', 'entry-path-backslash'],
    ['..', 'entry-path-escapes'],
    ['../x', 'entry-path-escapes'],
    ['a/../b', 'entry-path-escapes'],
    ['a/..', 'entry-path-escapes'],
    ['.', 'entry-path-segment'],
    ['./a', 'entry-path-segment'],
    ['a/./b', 'entry-path-segment'],
    ['a//b', 'entry-path-segment'],
    ['a/', 'entry-path-segment'],
    [`${'d/'.repeat(32)}f`, 'entry-path-too-deep'],
    ['f'.repeat(513), 'entry-path-too-long'],
    ['é'.repeat(257), 'entry-path-too-long'],
  ])('refuses %j: %s', (path, kind) => {
    expect(judgePath(path)).toEqual({ kind })
  })

  test.each([
    ['a\u0000b', 'null (U+0000)'],
    ['a\nb', 'line feed (U+000A)'],
    ['a\u001b[2J', 'escape (U+001B)'],
    ['a\u007f', 'delete (U+007F)'],
    ['a\u0085', 'next line (U+0085)'],
    ['a\ud800', 'half of a surrogate pair (U+D800)'],
    ['__proto__', '__proto__'],
    ['a/__proto__/b', '__proto__'],
  ])('refuses %j and says what it holds', (path, found) => {
    expect(judgePath(path)).toEqual({ kind: 'entry-name-bad', found })
  })

  test.each([
    ['a\u061cb', 'Arabic letter mark (U+061C)'],
    ['a\u200bb', 'zero-width space (U+200B)'],
    ['a\u200eb', 'left-to-right mark (U+200E)'],
    ['a\u2028b', 'line separator (U+2028)'],
    ['a\u202egnp.md', 'right-to-left override (U+202E)'],
    ['a\u2066b', 'left-to-right isolate (U+2066)'],
    ['\ufeffSKILL.md', 'byte order mark (U+FEFF)'],
    ['a\u{e0041}', 'invisible character (U+E0041)'],
    ['emoji 👩‍💻', null],
    ['می‌خواهم', null],
  ])('takes %j, which holds %j', (path, found) => {
    expect(judgePath(path)).toBeNull()
    expect(deceptiveCharacter(path)).toBe(found)
  })

  test('a path that it takes comes to itself under any top', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', '..', '.', '', 'b c', 'C:', '\\'), { maxLength: 6 }),
        segments => {
          const path = segments.join('/')
          if (judgePath(path) !== null) return
          expect(decodeURI(new URL(path, 'file:///top/').pathname)).toBe(`/top/${path}`)
        },
      ),
    )
  })
})

test.each([
  ['README.md', 'readme.MD', true],
  ['caf\u00e9', 'cafe\u0301', true],
  ['CAF\u00c9', 'cafe\u0301', true],
  ['stra\u00dfe', 'STRASSE', true],
  ['\u03f4', '\u03b8', true],
  ['a', 'b', false],
  ['a/b', 'ab', false],
])('%j and %j are one file on some disks: %j', (one, other, same) => {
  expect(collisionKey(one) === collisionKey(other)).toBe(same)
})

test.each([
  ['__MACOSX/a/._b', true],
  ['a/.DS_Store', true],
  ['.DS_Store', true],
  ['a/__MACOSX/b', true],
  ['a/__MACOSX.md', false],
  ['.DS_Store.md', false],
])('%j is left behind by a system: %j', (path, junk) => {
  expect(isJunk(path)).toBe(junk)
})

test.each([
  ['a/link', 'b', false],
  ['a/link', '../b', false],
  ['a/link', './../b/./c', false],
  ['a/link', '../../b', true],
  ['link', '..', true],
  ['link', 'a/../../b', true],
  ['link', 'a/../b', false],
  ['link', './..', true],
  ['link', 'a//../..', true],
  ['link', 'ab:c', false],
  ['link', '/etc/passwd', true],
  ['link', 'C:/x', true],
  ['link', '..\\x', true],
  ['link', '', false],
])('a link %j to %j leaves the tree: %j', (path, target, leaves) => {
  expect(leavesTree(path, target)).toBe(leaves)
})

test('parts of a path', () => {
  expect(['a/b/c', 'a', ''].map(parent)).toEqual(['a/b', '', ''])
  expect(['a/b/c', 'a', ''].map(baseName)).toEqual(['c', 'a', ''])
})
