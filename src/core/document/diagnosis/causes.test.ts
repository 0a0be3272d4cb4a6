// The sentences in which a person reads why a document does not read, each with what it names filled in.
import { describe, expect, it } from 'vitest'
import { readFrontmatter } from '../frontmatter.ts'
import { explain } from './diagnose.ts'

function explained(text: string) {
  const read = readFrontmatter(text)
  if (read.ok) throw new Error('this document reads')
  return explain(text, 'SKILL.md', read)
}

const IN_QUOTES = 'Put the whole value in quotes.'
const AS_TEXT = 'Put the value in quotes if it is text.'
const NO_COLON =
  'has no colon with a space after it, so it is no key, and it is not indented, so it does not continue the value above it. Write "key: value", or indent the line.'
const NO_SPACE =
  'no space follows the colon, so it is one word and not a key with a value. Write a space after the colon.'
const GLUED =
  'stands on the line of the first fence, so it is read as part of the frontmatter. Leave the fence alone on its line.'
const SPLIT =
  'the reference ends it at the first "---" after the start, wherever that stands. Write fewer hyphens, or a dash.'

/** Lines below the name, and what is said of them. */
const LINES: [string, string][] = [
  [
    'd: a: b',
    `a colon with a space after it ends the value of "d", so what follows is read as one more value. ${IN_QUOTES}`,
  ],
  [
    'd: a\n  b: c',
    `this line continues the value of "d", and the colon after "b" makes it look like a key. ${IN_QUOTES}`,
  ],
  [
    't:\n  - a\n    b: c',
    `this line continues this value, and the colon after "b" makes it look like a key. ${IN_QUOTES}`,
  ],
  ['d: @a', `"@" means something of its own in YAML, so the value of "d" cannot start with it. ${IN_QUOTES}`],
  ['d: [a', `"[" means something of its own in YAML, so the value of "d" cannot start with it. ${IN_QUOTES}`],
  ['t:\n  - @a', `"@" means something of its own in YAML, so this value cannot start with it. ${IN_QUOTES}`],
  [
    't:\n  - [a] b',
    `"[" means something of its own in YAML, so this value cannot start with it. ${IN_QUOTES}`,
  ],
  [
    't:\n  - a\n  - @b',
    `"@" means something of its own in YAML, so this value cannot start with it. ${IN_QUOTES}`,
  ],
  ['@a: b', `"@" means something of its own in YAML, so this value cannot start with it. ${IN_QUOTES}`],
  [
    'd: > a',
    '">" at the start of the value of "d" announces lines of text below it, but text follows on the same line. Put the whole value in quotes, or start the text on the next line, indented.',
  ],
  [
    't:\n  - > a',
    '">" at the start of this value announces lines of text below it, but text follows on the same line. Put the whole value in quotes, or start the text on the next line, indented.',
  ],
  [
    'd: [a]',
    `the value of "d" is a list in square brackets. Most clients read it, but the specification's StrictYAML does not. Write one "- item" a line, or put the text in quotes.`,
  ],
  [
    't:\n  - {a: b}',
    `this value is a map in braces. Most clients read it, but the specification's StrictYAML does not. Write one indented "key: value" a line, or put the text in quotes.`,
  ],
  ['d: &a b', `"&a" starts with &, which names an anchor in YAML; StrictYAML has none. ${AS_TEXT}`],
  ['d: **a** b', `"**a**" starts with *, which points at an anchor in YAML; StrictYAML has none. ${AS_TEXT}`],
  ['d: !a b', `"!a" starts with !, which gives a type in YAML; StrictYAML has none. ${AS_TEXT}`],
  [
    'd: "a" b',
    'text follows the closing quote of the value of "d"; nothing may. Put the whole value in one pair of quotes.',
  ],
  [
    't:\n  - "a" b',
    'text follows the closing quote of this value; nothing may. Put the whole value in one pair of quotes.',
  ],
  [
    'd: "a',
    'the quote that opens the value of "d" is never closed, so everything below is read as part of it. Close it at the end of the line.',
  ],
  [
    't:\n  - "a',
    'the quote that opens this value is never closed, so everything below is read as part of it. Close it at the end of the line.',
  ],
  [
    'd: "a\\d b"',
    'in double quotes a backslash starts an escape, and "\\d" is none. Write two backslashes, or use single quotes.',
  ],
  ['d: a\nd: b', 'the key "d" stands twice, first in line 3. Only one value can count: remove the other.'],
  [
    'd: a\n  license: b',
    'the key "license" is indented, so it is read as part of the value above it. Start it in the column of the other keys.',
  ],
  [
    'd: "a"\n  license: b',
    'this line is indented differently from the lines that it belongs to. Give it the same spaces at its start.',
  ],
  [
    'd: - a',
    'a list cannot start on the line of its key "d". Start it on the next line, or put the value in quotes.',
  ],
  ['d: a\nb c', `"b c" ${NO_COLON}`],
  ['d: a\nhttps://x.example', `"https://x.example" ${NO_COLON}`],
  ['d: a\nlicense:MIT', `in "license:MIT" ${NO_SPACE}`],
  ['d: \u0007', 'the character U+0007 is not allowed in YAML. Remove it.'],
  ['d: \ufffe', 'the character U+FFFE is not allowed in YAML. Remove it.'],
  [
    'd: # a\n  b\n\n',
    'a comment after the colon of "d", the value below it and then an empty line: the reference validator breaks down on that. Move the comment to a line of its own above the key.',
  ],
]

/** Whole documents. */
const WHOLE: [string, string][] = [
  ['---\na: "b --- c"\n---\n', `the frontmatter ends here, at the three hyphens in "---": ${SPLIT}`],
  ['---\na: "b c---d e"\n---\n', `the frontmatter ends here, at the three hyphens in "c---d": ${SPLIT}`],
  ['---\na: "b---', `the frontmatter ends here, at the three hyphens in ""b---": ${SPLIT}`],
  [
    '-----\na: b\n---\n',
    'the fence is "-----"; it is exactly three hyphens, and the others are read as part of the frontmatter. Remove them.',
  ],
  ['--- yaml \na: b\n---\n', `"yaml" ${GLUED}`],
  ['---\u00a0\na: b\n---\n', `"\u00a0" ${GLUED}`],
  ['---\na:b\n---\n', `in "a:b" ${NO_SPACE}`],
  ['---\nwords\n  a:b c\nd\n---\n', `in "a:b c" ${NO_SPACE}`],
]

describe('lines below the name', () => {
  it.each(LINES)('%j', (lines, detail) => {
    expect(explained(`---\nname: x\n${lines}\n---\nBody\n`).detail).toBe(detail)
  })
})

describe('whole documents', () => {
  it.each(WHOLE)('%j', (text, detail) => expect(explained(text).detail).toBe(detail))
})

describe('what was found', () => {
  it.each([
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), `${'x'.repeat(39)}…`],
    ['😀'.repeat(41), `${'😀'.repeat(39)}…`],
  ])('%j is shown as %j', (line, shown) => {
    expect(explained(`---\nd: a\n${line}\n---\n`).detail).toBe(`"${shown}" ${NO_COLON}`)
  })
})
