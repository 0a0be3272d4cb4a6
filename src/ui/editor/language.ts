// The language of SKILL.md: Markdown with YAML frontmatter and tool fences, coloured a line at a time.
import { StreamLanguage, type StringStream } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { closes, closesMatter, type Fence, opened, opensMatter } from './blocks.ts'
import { type Frontmatter, frontmatterToken, startFrontmatter } from './frontmatter.ts'
import { structure } from './outline.ts'
import { endParagraph, type Prose, proseToken, startProse } from './prose.ts'
import { startTool, type ToolFence, toolStyles, toolToken } from './tool-fence.ts'

/** Where in the document it is; `prose` is kept for the text after a fence. */
type State = {
  in: 'start' | 'frontmatter' | 'prose' | 'fence'
  frontmatter: Frontmatter
  prose: Prose
  fence: Fence | null
  tool: ToolFence
}

const skill = StreamLanguage.define<State>({
  name: 'skill',
  startState: () => ({
    in: 'start',
    frontmatter: startFrontmatter(),
    prose: startProse(),
    fence: null,
    tool: startTool(),
  }),
  copyState: state => ({
    ...state,
    frontmatter: { ...state.frontmatter },
    prose: { ...state.prose },
    tool: { ...state.tool },
  }),
  token(stream, state) {
    const style = stream.sol() ? border(stream, state) : null
    if (style) {
      stream.skipToEnd()
      return style
    }
    if (state.in === 'frontmatter') return frontmatterToken(stream, state.frontmatter)
    if (state.in === 'prose') return proseToken(stream, state.prose)
    if (state.fence?.tool) return toolToken(stream, state.tool)
    stream.skipToEnd()
    return 'monospace'
  },
  blankLine(state) {
    if (state.in === 'start') state.in = 'prose'
    endParagraph(state.prose)
  },
  /** A value of several lines stands further in than its key. */
  indent: state => (state.in === 'frontmatter' ? state.frontmatter.below : null),
  tokenTable: toolStyles,
})

/** The style of a line that ends one part and begins another; `null` for any other line. */
function border({ string }: StringStream, state: State): string | null {
  if (state.in === 'start') {
    state.in = opensMatter(string) ? 'frontmatter' : 'prose'
    if (state.in === 'frontmatter') return 'meta'
  }
  if (state.in === 'frontmatter') {
    if (!closesMatter(string)) return null
    state.in = 'prose'
    return 'meta'
  }
  if (state.fence) {
    if (!closes(string, state.fence)) return null
    state.fence = null
    state.in = 'prose'
    return 'processingInstruction'
  }
  state.fence = opened(string)
  if (!state.fence) return null
  state.in = 'fence'
  state.tool = startTool()
  endParagraph(state.prose)
  return 'processingInstruction'
}

/** SKILL.md as the editor colours and folds it. */
export const skillLanguage: Extension = [structure, skill]
