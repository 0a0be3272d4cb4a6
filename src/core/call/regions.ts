// Stretches of a text that are skipped as a whole: thoughts, results, and other people's turns.
import type { Page } from './page.ts'

type Region = {
  open: string
  /** The text or pattern that closes what an opener opened. */
  close: (opener: string) => string | RegExp
  kind: 'thought' | 'result' | 'turn'
}

const THOUGHT = ['think', 'thinking', 'thought', 'reasoning', 'antThinking', 'scratchpad']
  .map(anyCase)
  .join('|')
const RESULT = 'tool_response|tool_result|tool_output|function_results?|observation'

/** The closing tag of an opening one, without its attributes. */
const closingTag = (opener: string) => `</${/[\w:]+/.exec(opener)?.[0] ?? ''}>`

const IM_TURN = /<\|im_end\|>|(?=<\|im_start\|>)/g
const HEADER_TURN = /<\|eot(?:_id)?\|>|(?=<\|(?:start_header_id|header_start)\|>)/g
const BAR_TURN = /<\|end\|>|(?=<\|assistant\|>)/g

const REGIONS: Region[] = [
  { open: `<(?:[A-Za-z]{1,8}:)?(?:${THOUGHT})(?:\\s[^<>\\n]{0,128})?>`, close: closingTag, kind: 'thought' },
  { open: '\\[THINK\\]', close: () => '[/THINK]', kind: 'thought' },
  { open: '<\\|START_THINKING\\|>', close: () => '<|END_THINKING|>', kind: 'thought' },
  { open: '<\\|channel>thought', close: () => '<channel|>', kind: 'thought' },
  { open: `<(?:${RESULT})(?:\\s[^<>\\n]{0,128})?>`, close: closingTag, kind: 'result' },
  { open: '\\[TOOL_RESULTS\\]', close: () => '[/TOOL_RESULTS]', kind: 'result' },
  { open: '<｜tool▁output▁begin｜>', close: () => '<｜tool▁output▁end｜>', kind: 'result' },
  // The code interpreter runs what it is given by itself.
  { open: '<\\|action_start\\|>\\s*<\\|interpreter\\|>', close: () => '<|action_end|>', kind: 'result' },
  { open: '<\\|im_start\\|>(?:user|system|tool)\\b', close: () => IM_TURN, kind: 'turn' },
  {
    open: '<\\|(?:start_header_id|header_start)\\|>(?:user|system|tool|ipython)<\\|(?:end_header_id|header_end)\\|>',
    close: () => HEADER_TURN,
    kind: 'turn',
  },
  { open: '\\[INST\\]', close: () => '[/INST]', kind: 'turn' },
  { open: '<start_of_turn>(?:user|system|tool)\\b', close: () => '<end_of_turn>', kind: 'turn' },
  { open: '<｜User｜>', close: () => '<｜Assistant｜>', kind: 'turn' },
  { open: '<\\|(?:user|system|observation|tool)\\|>', close: () => BAR_TURN, kind: 'turn' },
]

const KINDS = REGIONS.map(region => ({ ...region, is: new RegExp(`^(?:${region.open})$`) }))

/** What opens any of them, as the source of a pattern without groups. */
export const OPENERS = REGIONS.map(region => `(?:${region.open})`).join('|')

/** A thought that ends without having begun: the text began inside it. */
export const LONE_END = `</(?:[A-Za-z]{1,8}:)?(?:${THOUGHT})>|\\[/THINK\\]|<\\|END_THINKING\\|>`

/** Where the region ends whose opener was found before `after`. One that is not closed: a turn takes all that is left. */
export function pastRegion(
  page: Page,
  opener: string,
  after: number,
): { kind: Region['kind']; to: number; isClosed: boolean } {
  const region = KINDS.find(({ is }) => is.test(opener))
  const kind = region?.kind ?? 'result'
  const close = region && page.next(region.close(opener), after)
  if (close) return { kind, to: close.to, isClosed: true }
  return { kind, to: kind === 'turn' ? page.text.length : after, isClosed: false }
}

/** A word in any mixture of upper and lower case, as the source of a pattern. */
function anyCase(word: string): string {
  return [...word].map(letter => `[${letter.toLowerCase()}${letter.toUpperCase()}]`).join('')
}
