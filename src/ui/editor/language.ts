// The language of SKILL.md: Markdown with YAML frontmatter and tool fences, and what of it folds.
// Built on the bare Markdown grammar: the usual Markdown package brings HTML, CSS and JavaScript along.
import { yamlFrontmatter } from '@codemirror/lang-yaml'
import {
  defineLanguageFacet,
  foldNodeProp,
  foldService,
  Language,
  LanguageSupport,
  languageDataProp,
  syntaxTree,
} from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { SyntaxNode } from '@lezer/common'
import { GFM, type MarkdownConfig, type MarkdownParser, parseCode, parser } from '@lezer/markdown'
import { toolFence } from './tool-fence.ts'

const data = defineLanguageFacet({ commentTokens: { block: { open: '<!--', close: '-->' } } })

const folding: MarkdownConfig = {
  props: [
    foldNodeProp.add(type =>
      type.is('Block') && !type.is('Document') && headingLevel(type.name) === null
        ? (node, state) => ({ from: state.doc.lineAt(node.from).to, to: node.to })
        : undefined,
    ),
    languageDataProp.add({ Document: data }),
  ],
}

const toolCode = parseCode({
  codeParser: info => (info.trim() === 'tool' ? toolFence.parser : null),
})

const markdown: MarkdownParser = parser.configure([GFM, folding, toolCode])

/** SKILL.md as the editor colours and folds it. */
export function skillLanguage(): LanguageSupport {
  const { language, support } = yamlFrontmatter({ content: new Language(data, markdown, [], 'markdown') })
  return new LanguageSupport(language, [
    support,
    foldService.of(foldFrontmatter),
    foldService.of(foldSection),
  ])
}

/** The frontmatter folds from its first line to its closing fence. */
function foldFrontmatter(state: EditorState, start: number): { from: number; to: number } | null {
  if (start !== 0) return null
  const matter = syntaxTree(state).topNode.getChild('Frontmatter')
  if (!matter) return null
  return {
    from: state.doc.lineAt(0).to,
    to: matter.to - (state.sliceDoc(matter.to - 1, matter.to) === '\n' ? 1 : 0),
  }
}

/** A heading folds with all up to the next heading of its level or a higher one. */
function foldSection(state: EditorState, start: number, end: number): { from: number; to: number } | null {
  for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(end, -1); node; node = node.parent) {
    if (node.from < start) return null
    const level = headingLevel(node.name)
    if (level === null) continue
    const to = sectionEnd(node, level)
    return to > end ? { from: end, to } : null
  }
  return null
}

function sectionEnd(heading: SyntaxNode, level: number): number {
  let last = heading
  for (let next = heading.nextSibling; next; next = next.nextSibling) {
    const other = headingLevel(next.name)
    if (other !== null && other <= level) break
    last = next
  }
  return last.to
}

function headingLevel(name: string): number | null {
  const match = /^(?:ATX|Setext)Heading([1-6])$/.exec(name)
  return match ? Number(match[1]) : null
}
