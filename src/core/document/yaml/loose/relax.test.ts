// Which lines are indented, and by how much, where a quote or a bracket goes on over lines.
import { describe, expect, it } from 'vitest'
import { indentContinuations } from './relax.ts'

describe('indents one column deeper than the key', () => {
  /** A `·` is a space that was not there. */
  it.each([
    'k: "a\n·b"\nm: n',
    "k: 'a\n·b'\nm: n",
    'k: [a,\n·b]\nm: n',
    'k: {a: b,\n·c: d\n·}\nm: n',
    'k:\t "a\n·b"',
    'k l:  "a\n·b"',
    '  k: "a\n···b"',
    '  k: "a\n ··b"\n  m: n',
    '  k: "a\n   b"',
    '- k: "a\n···b"',
    ' -  k: "a\n ····b"\n',
    'k: "a\n\n·b\n  c\n·d"',
    'k: "a\n \n·b"',
    'k: ["a\n·b", \'c\n·d\',\n·[e,\n·{f: g\n·}]]\nm: n',
    'k: "a\n·b"\nm: "c\n·d"\n',
    'k: [a\n·]\nm: [b\n·]\nn: o',
    'k: "a\\"\n·b"\nm: n',
    'k: "\\\\"\nm: n',
    "k: 'a''\n·b'\nm: n",
    "k: ''\nm: n",
    "k: 'a\\'\nm: n",
    'k: "]\n·\'"\nm: n',
    "k: '[\n·\"'\nm: n",
    'k: [it\'s,\n·b]\nm: "\n·"',
    'k: [a"b,\n·c]\nm: n',
    'k: ["]",\n·"[", "a\\"]",\n·\']\'\'\']\nm: n',
    'k: {"}":\n·"{"}\nm: n',
    "k: [a,'[',\n·b]\nm: n",
    'k: {a:"}",\n·b: c}\nm: n',
    'k: ["a","b"]\nm: ["c",\n·"d"]',
    'k: ["["]\nm: n',
    'k: [{"}"},\n·b]\nm: n',
    'k: ["["\n·]\nm: n',
    'k: [[a]\n·]\nm: n',
    'k: {a: {b: c}\n·}\nm: n',
    'k: "a\n·--"\nm: n',
    'k: "a\n·.. b"\nm: n',
    'k: "a\n ---"\nm: n',
    'k: "a" b\nm: [c\n·]',
    'k: ""\nm: "\n·"',
    'k: "a\n·m: \'b\n·n: c"\no: p',
  ])('%j', marked => {
    expect(indentContinuations(marked.replaceAll('·', '')).text).toBe(marked.replaceAll('·', ' '))
  })
})

describe('leaves as it is', () => {
  it.each([
    'k: a\nb',
    'k: "a\nb',
    'k: [a\nb',
    'k: {a: [b}\nc',
    'k: "a\n---\nb"',
    'k: "a\n--- b"',
    'k: "a\n...\nb"',
    'k: [a,\n---\nb]',
    "k: 'a\n...'",
    'k: "a\nm: [b\n]',
    '"k": "a\nb"',
    '[k]: "a\nb"',
    '#k: "a\nb"',
    '- - k: "a\nb"',
    '|k: "a\nb"',
    'k:"a\nb"',
    'k: b "a\nb"',
    'k: |\n"a\nb"',
    'a: k: "b\nc"',
    '"a\nb"',
    'k: "a\n',
    'k: "a"\n',
    'k: "a\\',
    'k: [a]\n',
  ])('%j', block => {
    expect(indentContinuations(block).text).toBe(block)
  })
})

it('knows where each place was', () => {
  const block = 'k: "a\nb"\nm: n'
  const { text, origin } = indentContinuations(block)
  expect(['a', 'b', 'n'].map(char => block[origin(text.indexOf(char))])).toEqual(['a', 'b', 'n'])
})
