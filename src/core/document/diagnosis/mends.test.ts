// Every mend that is offered, in order: what it is called, whether it is safe, and what the document is after it.
// It is one table, and long because its rows are the point.
import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../fault/fix.ts'
import { readFrontmatter } from '../frontmatter.ts'
import { explain } from './diagnose.ts'

/** A text that does not read; then, for each mend, its name and the text after it. */
type Row = [wrong: string, ...mends: string[]]

/** Lines below the name that should be in quotes, or have a part in them. */
const QUOTES: Row[] = [
  ['d: a: b', 'Put the value in quotes (safe)', 'd: "a: b"'],
  ['d: a: b # c', 'Put the value in quotes (review)', 'd: "a: b # c"'],
  ['d: a: b#c', 'Put the value in quotes (safe)', 'd: "a: b#c"'],
  ['d: a: b\nlicense: x # c', 'Put the value in quotes (safe)', 'd: "a: b"\nlicense: x # c'],
  ["d: a: it's \\", 'Put the value in quotes (safe)', "d: 'a: it''s \\'"],
  ['d: a\n  b: c # d', 'Put the value in quotes (review)', 'd: "a\n  b: c # d"'],
  ['d: @a', 'Put the value in quotes (safe)', 'd: "@a"'],
  ['d: [a] b', 'Put the value in quotes (safe)', 'd: "[a] b"'],
  ['d: [a}, b]', 'Put the value in quotes (safe)', 'd: "[a}, b]"'],
  ['d: [a, b', 'Put the value in quotes (safe)', 'd: "[a, b"'],
  ['d: > a', 'Put the value in quotes (safe)', 'd: "> a"'],
  ['d: - a', 'Put the value in quotes (safe)', 'd: "- a"'],
  ['d: &a', 'Put the value in quotes (review)', 'd: "&a"'],
  ['d: &a b', 'Put the value in quotes (safe)', 'd: "&a b"'],
  ['d: *a', 'Put the value in quotes (review)', 'd: "*a"'],
  ['d: *a b', 'Put the value in quotes (safe)', 'd: "*a b"'],
  ['d: !a', 'Put the value in quotes (review)', 'd: "!a"'],
  ['d: !a b', 'Put the value in quotes (safe)', 'd: "!a b"'],
  ['tags:\n  - @a', 'Put the value in quotes (safe)', 'tags:\n  - "@a"'],
  ['tags:\n  - a\n    b: c', 'Put the value in quotes (safe)', 'tags:\n  - "a\n    b: c"'],
  ['@a: b'],
  ['d: name: x', 'Put the value in quotes (safe)', 'd: "name: x"'],
  ['d: "a" b', 'Put the value in quotes (safe)', 'd: \'"a" b\''],
  ['d: "a" b\n  c', 'Put the value in quotes (safe)', 'd: \'"a" b\n  c\''],
  ['d: "a\nb" c', 'Put the value in quotes (safe)', 'd: \'"a\nb" c\''],
  ['d: "a" - b', 'Put the value in quotes (safe)', 'd: \'"a" - b\''],
  ['d: "a" ? b', 'Put the value in quotes (safe)', 'd: \'"a" ? b\''],
  ['d: "a" \'b', 'Put the value in quotes (safe)', "d: '\"a\" ''b'"],
  ['d: "a"\tb', 'Put the value in quotes (safe)', 'd: \'"a"\tb\''],
  ['d: "a"\n  and more: b', 'Put the value in quotes (safe)', 'd: \'"a"\n  and more: b\''],
  ['d: "a"\n\n  b', 'Put the value in quotes (safe)', 'd: \'"a"\n\n  b\''],
  ['tags:\n  - "a" b', 'Put the value in quotes (safe)', 'tags:\n  - \'"a" b\''],
  ['tags:\n  "a"\n  b', 'Put the value in quotes (safe)', 'tags:\n  \'"a"\n  b\''],
  ['d: "a "b" c"', 'Escape the quotes inside (safe)', 'd: "a \\"b\\" c"'],
  ['d: "a \\"b\\" c" d"', 'Escape the quotes inside (safe)', 'd: "a \\"b\\" c\\" d"'],
  ["d: 'a\\'b'", 'Escape the quotes inside (safe)', "d: 'a\\''b'"],
  ['d: "a', 'Close the quote at the end of the line (safe)', 'd: "a"'],
  ['tags:\n  - "a', 'Close the quote at the end of the line (safe)', 'tags:\n  - "a"'],
  ['d: "a\\d"', 'Write two backslashes (safe)', 'd: "a\\\\d"'],
]

/** Lists in square brackets and maps in braces, and the same one item or key a line, where that can be had. */
const BRACKETS: [string, string | null][] = [
  ['t: [a, b]', 't:\n  - a\n  - b'],
  ["t: ['a]', b]", "t:\n  - 'a]'\n  - b"],
  ['t: ["a]", b]', 't:\n  - "a]"\n  - b'],
  ['t: ["a\\"]", b]', 't:\n  - "a\\"]"\n  - b'],
  ['t: ["a\\", b", c]', 't:\n  - "a\\", b"\n  - c'],
  ["t: ['a\\', b]", "t:\n  - 'a\\'\n  - b"],
  ["t: ['a, b', c]", "t:\n  - 'a, b'\n  - c"],
  ["t: ['it''s, a', b]", "t:\n  - 'it''s, a'\n  - b"],
  ["t: [it's a, b's]", "t:\n  - it's a\n  - b's"],
  ['t: ["a" , b ]', 't:\n  - "a"\n  - b'],
  ['t: [\'\', ""]', 't:\n  - \'\'\n  - ""'],
  ['t: [a, ]', 't:\n  - a'],
  ['t: [a,, b]', null],
  ['t: [, a]', null],
  ['t: [a [b], c]', null],
  ['t: []', null],
  ['t: [\n  a,\n  b\n]', 't:\n  - a\n  - b'],
  ['t: [a\n  b, c]', null],
  ['t: [a]   # c', 't:\n  - a   # c'],
  ['t: ["a":b]', 't:\n  - "a": b'],
  ['t:\n  - [a]', null],
  ['t:\n  u: [a]', 't:\n  u:\n    - a'],
  ['t:   [a]', 't:\n  - a'],
  ['t: [{a: b}, c]', null],
  ['m: {a: b}', 'm:\n  a: b'],
  ['m: {a: "b, c", d: e}', 'm:\n  a: "b, c"\n  d: e'],
  ['m: {a:  "b, c"}', 'm:\n  a:  "b, c"'],
  ["m: {a: 'b, c: d'}", "m:\n  a: 'b, c: d'"],
  ['m: {a: 5" pipe, b: 6" pipe}', 'm:\n  a: 5" pipe\n  b: 6" pipe'],
  ['m: {\'key\':b, "key2":c}', 'm:\n  \'key\': b\n  "key2": c'],
  ['m: {a: say "b":c}', 'm:\n  a: say "b":c'],
  ['m: {"":b}', 'm:\n  "": b'],
  ['m: {a: }', 'm:\n  a:'],
  ['m: {a:}', 'm:\n  a:'],
  ['m: {a:"b"}', null],
  ['m: {a, b: c}', null],
  ['m: {}', null],
]

/** Lines that stand too far left or right. */
const LINES: Row[] = [
  ['d: a\nb', 'Indent the line, so that it continues the value above (review)', 'd: a\n  b'],
  ['d: a\nb\nc', 'Indent the lines, so that they continue the value above (review)', 'd: a\n  b\n  c'],
  [
    'd: a\nb\n  c\nlicense: d',
    'Indent the line, so that it continues the value above (review)',
    'd: a\n  b\n  c\nlicense: d',
  ],
  [
    'd: a\nb\n\nc\nd: e',
    'Indent the lines, so that they continue the value above (review)',
    'd: a\n  b\n\n  c\nd: e',
  ],
  [
    'd: a\nb\n  \nc',
    'Indent the lines, so that they continue the value above (review)',
    'd: a\n  b\n  \n  c',
  ],
  ['d: a\n-foo', 'Indent the line, so that it continues the value above (review)', 'd: a\n  -foo'],
  ['d: a\nb\nk: z', 'Indent the line, so that it continues the value above (review)', 'd: a\n  b\nk: z'],
  ['d: a\nb\n"q": z', 'Indent the line, so that it continues the value above (review)', 'd: a\n  b\n"q": z'],
  ["d: a\nb\n'q': z", 'Indent the line, so that it continues the value above (review)', "d: a\n  b\n'q': z"],
  ['d: a\nb\nk : z', 'Indent the line, so that it continues the value above (review)', 'd: a\n  b\nk : z'],
  ['d: a\nb\nk:', 'Indent the line, so that it continues the value above (review)', 'd: a\n  b\nk:'],
  [
    'd: a\nb\nsay so: x',
    'Indent the lines, so that they continue the value above (review)',
    'd: a\n  b\n  say so: x',
  ],
  [
    'd: a\nb\n"c" d: e',
    'Indent the lines, so that they continue the value above (review)',
    'd: a\n  b\n  "c" d: e',
  ],
  ['d: a\nb\n# c\ne', 'Indent the line, so that it continues the value above (review)', 'd: a\n  b\n# c\ne'],
  ['d: a\nb\n- i', 'Indent the line, so that it continues the value above (review)', 'd: a\n  b\n- i'],
  [
    'm:\n  a: b\n  c d\n  e: f',
    'Indent the line, so that it continues the value above (review)',
    'm:\n  a: b\n    c d\n  e: f',
  ],
  [
    'm:\n  a: b\n  c d\n  # e\n  f: g',
    'Indent the line, so that it continues the value above (review)',
    'm:\n  a: b\n    c d\n  # e\n  f: g',
  ],
  [
    'd: a\n   more\nb',
    'Indent the line, so that it continues the value above (review)',
    'd: a\n   more\n  b',
  ],
  ['d: >\nb', 'Indent the line, so that it continues the value above (review)', 'd: >\n  b'],
  ['d: >\n\nb', 'Indent the line, so that it continues the value above (review)', 'd: >\n\n  b'],
  ['d: >\n    a\nb', 'Indent the line like the text above it (review)', 'd: >\n    a\n    b'],
  [
    'd: see\nhttps://x.example\nmore',
    'Indent the lines, so that they continue the value above (review)',
    'd: see\n  https://x.example\n  more',
  ],
  ['d: x\nsee a:b', 'Indent the line, so that it continues the value above (review)', 'd: x\n  see a:b'],
  [
    'a: |\n    b\n  c: d\ne: f',
    'Indent the line like those above (review)',
    'a: |\n    b\nc: d\ne: f',
    'Indent the line like the text above it (review)',
    'a: |\n    b\n    c: d\ne: f',
  ],
  [
    'a: |\n    b\n  c\n   d: e',
    'Indent the lines like the text above them (review)',
    'a: |\n    b\n    c\n    d: e',
  ],
  [
    'a: |\n    b\n  c\n  d: e',
    'Indent the line like the text above it (review)',
    'a: |\n    b\n    c\n  d: e',
  ],
  [
    'a: >-\n    b\n\n  c\n  d\ne: f',
    'Indent the lines like the text above them (review)',
    'a: >-\n    b\n\n    c\n    d\ne: f',
  ],
  ['a: |\n  b\n c\n     d', 'Indent the line like the text above it (review)', 'a: |\n  b\n  c\n     d'],
  ['a: |\n  b\n c\n  d', 'Indent the line like the text above it (review)', 'a: |\n  b\n  c\n  d'],
  ['x:\n  "b"\n  license: c', 'Indent the line like those above (safe)', 'x:\n  "b"\nlicense: c'],
  [
    'a: |\n    b\n  say name: d',
    'Indent the line like those above (review)',
    'a: |\n    b\nsay name: d',
    'Indent the line like the text above it (review)',
    'a: |\n    b\n    say name: d',
  ],
  ['? a\n: b: c\n? d\n:   e: f'],
  ['d: |\n    a\n  license: b', 'Indent the line like those above (safe)', 'd: |\n    a\nlicense: b'],
  ['x: "b"\n  license:', 'Indent the line like those above (safe)', 'x: "b"\nlicense:'],
  ['x: "b"\n  license: c', 'Indent the line like those above (safe)', 'x: "b"\nlicense: c'],
  ['x: "b"\n  metadata:\n    c: d', 'Indent the line like those above (safe)', 'x: "b"\nmetadata:\n    c: d'],
  ['x: "b"\n  license : c', 'Indent the line like those above (safe)', 'x: "b"\nlicense : c'],
  ['x: "b"\n  y: c', 'Indent the line like those above (review)', 'x: "b"\ny: c'],
  ['m:\n  a: b\n    name: c', 'Start the key in the column of the others (safe)', 'm:\n  a: b\n  name: c'],
  ['d: a\n  license: b', 'Start the key in the column of the others (safe)', 'd: a\nlicense: b'],
  ['tools:\n    - a\n- b', 'Indent the items like those above (review)', 'tools:\n    - a\n    - b'],
  ['tools:\n    - a\n\n- b', 'Indent the items like those above (review)', 'tools:\n    - a\n\n    - b'],
  [
    'tools:\n    -\n      a\n- b',
    'Indent the items like those above (review)',
    'tools:\n    -\n      a\n    - b',
  ],
  [
    'tools:\n    - a\nx: y\n- b',
    'Indent the items, so that they continue the value above (review)',
    'tools:\n    - a\nx: y\n  - b',
  ],
  ['d: a\n- b', 'Indent the items, so that they continue the value above (review)', 'd: a\n  - b'],
  [
    'd: a\n- b\n  \n- c',
    'Indent the items, so that they continue the value above (review)',
    'd: a\n  - b\n  \n  - c',
  ],
  ['d: a\n- b\nc', 'Indent the items, so that they continue the value above (review)', 'd: a\n  - b\nc'],
  [
    'm:\n  a: b\n  - c\nd: e',
    'Indent the items, so that they continue the value above (review)',
    'm:\n  a: b\n    - c\nd: e',
  ],
  [
    'm:\n  a: b\n  - c\n    more\n  - d',
    'Indent the items, so that they continue the value above (review)',
    'm:\n  a: b\n    - c\n      more\n    - d',
  ],
  [
    'a:\n  b: c\nd:\n    e: f\n    g: h',
    'Indent the map like the one before it (safe)',
    'a:\n  b: c\nd:\n  e: f\n  g: h',
  ],
  [
    'a:\n    b: c\nd: # x\n  e: f',
    'Indent the map like the one before it (safe)',
    'a:\n    b: c\nd: # x\n    e: f',
  ],
  [
    'x:\n  - a: b\n  - c:\n      d: e\n    f:\n        g: h',
    'Indent the map like the one before it (safe)',
    'x:\n  - a: b\n  - c:\n      d: e\n    f:\n      g: h',
  ],
]

/** Keys, comments and single characters. */
const KEYS: Row[] = [
  ['license: a\nlicense: a', 'Remove the second one (safe)', 'license: a'],
  ['license: a\nlicense: a  ', 'Remove the second one (safe)', 'license: a'],
  ['license: a\nlicense: b', 'Remove the second one (review)', 'license: a'],
  ['license: >\n  a\nlicense: >\n  a', 'Remove the second one (safe)', 'license: >\n  a'],
  ['license: >\n  a\nlicense: >\n  b', 'Remove the second one (review)', 'license: >\n  a'],
  ['license: a\n  b\nlicense: a', 'Remove the second one (review)', 'license: a\n  b'],
  ['license: a\nlicense: a\n  b', 'Remove the second one (review)', 'license: a'],
  ['license:MIT', 'Write a space after the colon (safe)', 'license: MIT'],
  ['license:\u00a0MIT', 'Write a space after the colon (safe)', 'license: MIT'],
  ['a: # b\n  c\n\n', 'Move the comment above the key (safe)', '# b\na:\n  c\n\n'],
  ['a:\n  b: # c\n    d\n\n', 'Move the comment above the key (safe)', 'a:\n  # c\n  b:\n    d\n\n'],
  ['%a\nb: c', 'Remove the line (review)', 'b: c'],
  ['...\nb: c', 'Remove the dots (review)', 'b: c'],
  ['d:\ta', 'Write spaces (safe)', 'd: a'],
  ['d: a\t', 'Remove the white space at the end of the line (safe)', 'd: a'],
  ['d: a\t \t', 'Remove the white space at the end of the line (safe)', 'd: a'],
  ['d: "a"\t', 'Remove the white space at the end of the line (safe)', 'd: "a"'],
  ['m:\n\ta: b', 'Write spaces (safe)', 'm:\n  a: b'],
  ['d: \u0007', 'Remove the character (safe)', 'd: '],
  ['d: \u0007a\ufffe', 'Remove both (safe)', 'd: a'],
  ['d: "b" \u0007', 'Remove the character (safe)', 'd: "b" '],
]

/** Whole documents. */
const WHOLE: Row[] = [
  ['\ufeff---\na: b\n---\n', 'Remove the byte order mark (safe)', '---\na: b\n---\n'],
  ['  ---\na: b\n---\n', 'Start the fence in the first column (safe)', '---\na: b\n---\n'],
  ['\n\n---\na: b\n---\n', 'Remove the empty lines (safe)', '---\na: b\n---\n'],
  ['\n---\n# c\nname: a\n---\n', 'Remove the empty lines (safe)', '---\n# c\nname: a\n---\n'],
  ['# T\n---\na: b\n---\n', 'Remove what stands before the fence (review)', '---\na: b\n---\n'],
  ['# T\n---  \na: b\n---\n', 'Remove what stands before the fence (review)', '---  \na: b\n---\n'],
  ['# T ---\nname: a\n---\n'],
  ['# T\n---x\na: b\n---\n'],
  ['# Title\n\nText\n\n---\n\nMore\n'],
  ['name: a\n---\n', 'Write the opening fence (review)', '---\nname: a\n---\n'],
  ['name: a\n---\nother: x\n', 'Write the opening fence (review)', '---\nname: a\n---\nother: x\n'],
  ['name:', 'Write the opening fence (review)', '---\nname:'],
  ['name : a\n---\n', 'Write the opening fence (review)', '---\nname : a\n---\n'],
  ['\n\nname: a', 'Write the opening fence (review)', '---\n\n\nname: a'],
  ['---', 'Write the closing fence (review)', '---\n---\n'],
  ['---\na: b', 'Write the closing fence (review)', '---\na: b\n---\n'],
  ['---\na: b\n', 'Write the closing fence (review)', '---\na: b\n---\n'],
  ['---\na: b\n\nBody', 'Write the closing fence (review)', '---\na: b\n---\n\nBody'],
  ['---\na: b\n  \nBody', 'Write the closing fence (review)', '---\na: b\n---\n  \nBody'],
  ['---\na: b\n## T\nText', 'Write the closing fence (review)', '---\na: b\n---\n## T\nText'],
  ['---\na: b\n```\nText', 'Write the closing fence (review)', '---\na: b\n---\n```\nText'],
  ['---\na: b\n#c\nd: e', 'Write the closing fence (review)', '---\na: b\n#c\nd: e\n---\n'],
  ['---\na: b # c\nd: e\n\nB', 'Write the closing fence (review)', '---\na: b # c\nd: e\n---\n\nB'],
  ['---\na: b\r', 'Write the closing fence (review)', '---\na: b\r---\n'],
  ['---\na: b\n...\nBody', 'Make this line the closing fence (review)', '---\na: b\n---\nBody'],
  ['---\na: b\n--\nBody', 'Make this line the closing fence (review)', '---\na: b\n---\nBody'],
  ['---\na: b\n—\nBody', 'Make this line the closing fence (review)', '---\na: b\n---\nBody'],
  ['---\na: b\n—-\nBody', 'Make this line the closing fence (review)', '---\na: b\n---\nBody'],
  ['---\na: b\n–\nBody', 'Make this line the closing fence (review)', '---\na: b\n---\nBody'],
  ['---\na: b\n–-\nBody', 'Make this line the closing fence (review)', '---\na: b\n---\nBody'],
  ['---\na: b\n***\nBody', 'Make this line the closing fence (review)', '---\na: b\n---\nBody'],
  ['---\na: b\n+++\nBody', 'Make this line the closing fence (review)', '---\na: b\n---\nBody'],
  ['---\na: b\n=====\nBody', 'Make this line the closing fence (review)', '---\na: b\n---\nBody'],
  ['---\na: b\n... \nBody', 'Make this line the closing fence (review)', '---\na: b\n---\nBody'],
  ['---\na: b ...\nc: d\n\nB', 'Write the closing fence (review)', '---\na: b ...\nc: d\n---\n\nB'],
  ['---\na: b\n...more\n', 'Write the closing fence (review)', '---\na: b\n...more\n---\n'],
  ['-----\na: b\n---\n', 'Make the fence three hyphens (safe)', '---\na: b\n---\n'],
  ['--- # c\n- a\n---\n'],
  ['--- a: b\nc: d\n---\n', 'Move the text below the fence (safe)', '---\na: b\nc: d\n---\n'],
  ['---yaml\na: b\n---\n', 'Remove the text (review)', '---\na: b\n---\n'],
  ['---yaml #\na: b\n---\n', 'Remove the text (review)', '---\na: b\n---\n'],
  ['---\u00a0\na: b\n---\n', 'Remove the text (safe)', '---\na: b\n---\n'],
  ['---\na: "b --- c"\n---\n', 'Write a dash instead (review)', '---\na: "b — c"\n---\n'],
  ['---\na: "b\n  --- c"\nd: e\n---\n', 'Write a dash instead (review)', '---\na: "b\n  — c"\nd: e\n---\n'],
  ['---\na: "b ---\n  c"\n---\n', 'Write a dash instead (review)', '---\na: "b —\n  c"\n---\n'],
  ['---\na: "b\n  ---c"\n---\n', 'Write a dash instead (review)', '---\na: "b\n  —c"\n---\n'],
  ['---\n"a-----b"\n---\n', 'Write a dash instead (review)', '---\n"a—b"\n---\n'],
  ['---\na: "x\n  y --- z"\n---\n', 'Write a dash instead (review)', '---\na: "x\n  y — z"\n---\n'],
  [
    '---\na: "b\n  ---\nBody\n',
    'Close the quote at the end of the line (safe)',
    '---\na: "b"\n  ---\nBody\n',
  ],
  [
    '---\na: "b\n  --- \nBody\n',
    'Close the quote at the end of the line (safe)',
    '---\na: "b"\n  --- \nBody\n',
  ],
  [
    '---\na: "b\n--- end\nBody\n',
    'Close the quote at the end of the line (safe)',
    '---\na: "b"\n--- end\nBody\n',
  ],
  [
    '---\na: b: c\nd: "x --- y"\n---\n',
    'Put the value in quotes (safe)',
    '---\na: "b: c"\nd: "x --- y"\n---\n',
  ],
  ['---a: b\nc: d\ne: f: g\n---\n', 'Put the value in quotes (safe)', '---a: b\nc: d\ne: "f: g"\n---\n'],
  ['---\na:b\nc:d\n---\n', 'Write a space after the colon (safe)', '---\na: b\nc: d\n---\n'],
  ['---\nwords\n  a:b\n---\n'],
  ['---\nsee a:b\n---\n'],
  ['---\nhttps://x.example\n---\n'],
  ['---\n- a: b\n- c: d\n---\n', 'Remove the hyphens before the keys (review)', '---\na: b\nc: d\n---\n'],
  [
    '---\n  - a: b\n\n    c: |\n\n      d\n  - e: f\n---\n',
    'Remove the hyphens before the keys (review)',
    '---\n  a: b\n\n  c: |\n\n    d\n  e: f\n---\n',
  ],
  ['---\n- a: b\n- c\n---\n'],
  ['---\n- a:\n- - c\n---\n'],
  ['---\n-\n  a: b\n---\n'],
  ['---\n- a\n---\n'],
  ['---\n@a: b\n---\n'],
  ['---\na: \u0007\n---\n\u0007', 'Remove the character (safe)', '---\na: \n---\n\u0007'],
]

function mendsOf(text: string, cut = (whole: string) => whole): string[] {
  const read = readFrontmatter(text)
  if (read.ok) throw new Error('this document reads')
  const { fixes } = explain(text, 'SKILL.md', read)
  return fixes.flatMap(({ title, safety, edits }) => [`${title} (${safety})`, cut(applyEdits(text, edits))])
}

const BEFORE = '---\nname: x\n'
const AFTER = '\n---\nBody\n'

function lineMends(lines: string): string[] {
  return mendsOf(`${BEFORE}${lines}${AFTER}`, whole => whole.slice(BEFORE.length, -AFTER.length))
}

describe.each([
  ['quotes', QUOTES],
  ['lines', LINES],
  ['keys and characters', KEYS],
])('%s', (_subject, rows) => {
  it.each(rows)('%j', (wrong, ...mends) => expect(lineMends(wrong)).toEqual(mends))
})

describe('brackets', () => {
  it.each(BRACKETS)('%j', (wrong, lines) => {
    const [open, ...others] = lineMends(wrong)
    const name = wrong.includes('{') ? 'Write the map one key a line' : 'Write the list one item a line'
    const quotes = 'Put it in quotes, as text (review)'
    if (lines === null) expect([open, others.length]).toEqual([quotes, 1])
    else expect([open, ...others.slice(0, -1)]).toEqual([`${name} (review)`, lines, quotes])
  })
  it.each([
    ['t: [a, "b"]', 't: \'[a, "b"]\''],
    ["t: {a: 'b'}", 't: "{a: \'b\'}"'],
    ['t:\n  - [a] # c', 't:\n  - "[a]" # c'],
  ])('%j as text', (wrong, right) => expect(lineMends(wrong).at(-1)).toBe(right))
})

describe('whole documents', () => {
  it.each(WHOLE)('%j', (wrong, ...mends) => expect(mendsOf(wrong)).toEqual(mends))
})
