// The parts of a skill's document are coloured as what they are.
import { ensureSyntaxTree, foldable, getIndentation } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { highlightTree, type Tag, tagHighlighter, tags } from '@lezer/highlight'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { skillLanguage } from './language.ts'

const named: [Tag, string][] = [
  [tags.keyword, 'key'],
  [tags.definition(tags.variableName), 'param'],
  [tags.propertyName, 'param-key'],
  [tags.definition(tags.propertyName), 'yaml-key'],
  [tags.function(tags.variableName), 'program'],
  [tags.special(tags.variableName), 'inserted'],
  [tags.typeName, 'type'],
  [tags.escape, 'escape'],
  [tags.comment, 'comment'],
  [tags.invalid, 'invalid'],
  [tags.heading1, 'heading'],
]
const highlighter = tagHighlighter(named.map(([tag, name]) => ({ tag, class: name })))

function state(doc: string) {
  return EditorState.create({ doc, extensions: skillLanguage })
}

function coloured(doc: string): string[] {
  const made = state(doc)
  const tree = ensureSyntaxTree(made, doc.length, 5000)
  const found: string[] = []
  if (tree)
    highlightTree(tree, highlighter, (from, to, name) => found.push(`${name} ${doc.slice(from, to).trim()}`))
  return found
}

const skill =
  '---\nname: x\n---\n# Title\n\n```tool\n# why\nid: access\nparams:\n  user:\n    type: string\nrun: uv run --$user $$5\nwrong\n```\n'

test('a skill with a tool', () => {
  expect(coloured(skill)).toEqual([
    'yaml-key name',
    'heading #',
    'heading Title',
    'comment # why',
    'key id',
    'type access',
    'key params',
    'param user',
    'param-key type',
    'type string',
    'key run',
    'program uv',
    'inserted $user',
    'escape $$',
    'invalid wrong',
  ])
})

test('a run that is a list, and a program that holds a param', () => {
  expect(coloured('```tool\nrun:\n  - awk\n  - f=$file\n```')).toEqual([
    'key run',
    'program awk',
    'inserted $file',
  ])
  expect(coloured('```tool\nrun: a$b c\n```')).toEqual(['key run', 'program a', 'inserted $b'])
})

test('a fence of another kind is not a tool', () => {
  expect(coloured('```toolbox\nid: x\n```')).toEqual([])
})

test('folds the frontmatter, a section and a fence', () => {
  const made = state(skill)
  ensureSyntaxTree(made, skill.length, 5000)
  const fold = (line: number) => {
    const { from, to } = made.doc.line(line)
    const range = foldable(made, from, to)
    return range && [made.doc.lineAt(range.from).number, made.doc.lineAt(range.to).number]
  }
  expect(fold(1)).toEqual([1, 3])
  expect(fold(4)).toEqual([4, 14])
  expect(fold(6)).toEqual([6, 14])
})

/** Each token as its tags' names before its text, for the tags that `theme.ts` gives a look of its own. */
function styled(doc: string): string[] {
  const made = state(doc)
  const tree = ensureSyntaxTree(made, doc.length, 5000)
  const found: string[] = []
  if (tree) highlightTree(tree, looks, (from, to, name) => found.push(`${name} ${doc.slice(from, to)}`))
  return found
}

const looks = tagHighlighter([
  { tag: tags.definition(tags.propertyName), class: 'key' },
  { tag: tags.string, class: 'value' },
  { tag: tags.typeName, class: 'value' },
  { tag: tags.monospace, class: 'value' },
  { tag: tags.comment, class: 'faint' },
  { tag: tags.meta, class: 'faint' },
  { tag: tags.punctuation, class: 'faint' },
  { tag: tags.separator, class: 'faint' },
  { tag: tags.escape, class: 'faint' },
  { tag: tags.labelName, class: 'faint' },
  { tag: tags.link, class: 'link' },
  { tag: tags.url, class: 'link' },
  { tag: tags.heading, class: 'bold' },
  { tag: tags.strong, class: 'bold' },
  { tag: tags.emphasis, class: 'italic' },
  { tag: tags.strikethrough, class: 'struck' },
])
const matter = (text: string) => styled(`---\n${text}\n---\n`).slice(1, -1)

test.each([
  ['a: b c', ['key a', 'faint :']],
  ['a: b: c', ['key a', 'faint :']],
  ['a: x#y # z', ['key a', 'faint :', 'faint # z']],
  [`a: 'it''s' # z`, ['key a', 'faint :', `value 'it''s'`, 'faint # z']],
  ['a: "x\n  # y" # z', ['key a', 'faint :', 'value "x', 'value   # y"', 'faint # z']],
  ['a: |\n  b: c\nd: e', ['key a', 'faint :', 'value |', 'key d', 'faint :']],
  ['- a: b', ['faint -', 'key a', 'faint :']],
  ['a: [b, {c: d}]', ['key a', 'faint :', 'faint [', 'faint ,', 'faint {', 'key c', 'faint :', 'faint }]']],
  ['a: &b !c d', ['key a', 'faint :', 'faint &b', 'value !c']],
  ['"a b" : c', ['key "a b" ', 'faint :']],
])('frontmatter: %j', (text, expected) => expect(matter(text)).toEqual(expected))

test.each([
  ['a *b* c', ['faint italic *', 'italic b', 'faint italic *']],
  ['5 * 3 * 2, snake_case_name, *.md', []],
  ['**a\nb** c', ['faint bold **', 'bold a', 'bold b', 'faint bold **']],
  ['**a\n\nb', ['faint bold **', 'bold a']],
  ['***a***', ['faint bold italic ***', 'bold italic a', 'faint bold italic ***']],
  ['~~a~~', ['faint struck ~~', 'struck a', 'faint struck ~~']],
  ['`` a`*b* `` c', ['faint ``', 'value  a`*b* ', 'faint ``']],
  ['` a', []],
  [
    '[a *b*](c_d_e) f',
    ['link [a ', 'faint italic link *', 'italic link b', 'faint italic link *', 'link ](c_d_e)'],
  ],
  ['[`a](b) c` d', ['link [', 'faint link `', 'value link a](b) c', 'faint link `']],
  ['see https://a.b/c_d_e.', ['link https://a.b/c_d_e.']],
  ['[a]: b "c"', ['faint [a]:', 'link b', 'value "c"']],
  ['\\*a\\*', ['faint \\*', 'faint \\*']],
  ['- 1. > a', ['faint -', 'faint 1.', 'faint >']],
  ['## a ##', ['faint bold ##', 'bold  a ', 'faint bold ##']],
  [
    '| a | b |\n|---|---|\n| c | d |',
    [
      'faint |',
      'bold  a ',
      'faint |',
      'bold  b ',
      'faint |',
      'faint |---|---|',
      'faint |',
      'faint |',
      'faint |',
    ],
  ],
  ['a <!-- b\nc --> d', ['faint <!-- b', 'faint c -->']],
  ['***\n---', []],
  ['- ```sh\n  a\n  ```\nb', ['faint - ```sh', 'value   a', 'faint   ```']],
  ['````\n```\n````\na', ['faint ````', 'value ```', 'faint ````']],
])('prose: %j', (text, expected) => expect(styled(text)).toEqual(expected))

test('any text is read to its end', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'`*_~[]()!<>|#\\&-:"\'{}\n \ta1\ufeff')), pieces => {
      const doc = pieces.join('')
      expect(() => coloured(doc)).not.toThrow()
      expect(() => coloured(`---\n${doc}`)).not.toThrow()
      expect(() => coloured(`\`\`\`tool\n${doc}`)).not.toThrow()
    }),
  )
})

test('folds end before the blank lines after them, and a fence hides what looks like a heading', () => {
  const doc = '# a\n\n## b\nc\n\n```sh\n# d\n```\n\n## e\n\n# f\n'
  const made = state(doc)
  const folds = Array.from({ length: made.doc.lines }, (_, i) => {
    const { from, to, number } = made.doc.line(i + 1)
    const range = foldable(made, from, to)
    return range ? [number, made.doc.lineAt(range.to).number] : []
  })
  expect(folds.filter(fold => fold.length > 0)).toEqual([
    [1, 10],
    [3, 8],
    [6, 8],
  ])
})

test('a line is commented out as its place needs it', () => {
  const made = state(skill)
  const at = (text: string) => made.languageDataAt('commentTokens', skill.indexOf(text), 1)[0]
  expect(at('name')).toEqual({ line: '#' })
  expect(at('id:')).toEqual({ line: '#' })
  expect(at('Title')).toEqual({ block: { open: '<!--', close: '-->' } })
})

test('a line below a key without a value stands further in', () => {
  const doc = '---\na:\n  - b:\n      c: d\n---\n'
  const made = state(doc)
  ensureSyntaxTree(made, doc.length, 5000)
  const below = (text: string) => getIndentation(made, doc.indexOf(text) + text.length)
  expect(below('a:\n')).toBe(2)
  expect(below('b:\n')).toBe(6)
  expect(below('c: d\n')).toBe(null)
})
