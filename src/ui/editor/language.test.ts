// The parts of a skill's document are coloured as what they are.
import { ensureSyntaxTree, foldable } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { highlightTree, type Tag, tagHighlighter, tags } from '@lezer/highlight'
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
  return EditorState.create({ doc, extensions: skillLanguage() })
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
    'heading # Title',
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
