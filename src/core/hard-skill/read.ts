// Reads a whole hard skill, best effort: what can be told of it, and every fault with its place.
import { checkDangers } from './dangers.ts'
import type { Draft, Value } from './draft.ts'
import { type Fence, splitBody } from './fence.ts'
import { readHead } from './frontmatter.ts'
import { type IncludeEntry, readIncludes } from './includes.ts'
import { brief, type Line, lineEndOf, linesOf, trimmed } from './lines.ts'
import { schemaOf } from './params.ts'
import type { HardFault } from './rules.ts'
import { checkParams, runOf, runWords } from './run.ts'
import { type Sink, sinkFor } from './sink.ts'
import type { HardSkill, Tool } from './skill.ts'
import { readFence } from './tool.ts'

export type Reading = {
  skill: HardSkill
  /** Errors in the order in which a host would meet them, then warnings. */
  faults: HardFault[]
  /** The declared includes that may be looked up, with their places. */
  includes: IncludeEntry[]
}

/** The ids so far: the line of each, and the number that makes the next free one of it. */
type Ids = Map<string, { line: Line; next: number }>

/** Reads the text of a document; `path` is the file that its faults name. */
export function readSkill(text: string, path: string): Reading {
  const lines = linesOf(text)
  const sink = sinkFor(path, lineEndOf(text))
  const head = readHead(lines)
  const includes = readIncludes(head.includes, sink)
  const body = splitBody(lines.slice(head.bodyLine))
  const tools: Tool[] = []
  const ids: Ids = new Map()
  const names = new Map<Fence, string>()
  for (const fence of body.fences) {
    const tool = readTool(fence, ids, sink)
    names.set(fence, tool?.id ?? '')
    if (tool) tools.push(tool)
  }
  const rendered = body.pieces.map(piece => ('open' in piece ? (names.get(piece) ?? '') : piece.text))
  const errors = sink.faults.filter(fault => fault.severity === 'error')
  return {
    skill: {
      name: head.name?.text ?? null,
      description: head.description?.text ?? null,
      includes: includes.map(include => include.entry),
      rendered: rendered.join('\n').trim(),
      tools,
    },
    faults: [...errors, ...sink.faults.filter(fault => fault.severity !== 'error')],
    includes,
  }
}

/** The tool of a fence; `null` where it has no id or no run to speak of. */
function readTool(fence: Fence, ids: Ids, sink: Sink): Tool | null {
  const draft = readFence(checkFence(fence, sink), sink)
  checkCut(fence, sink)
  const id = draft.id?.text || null
  if (id === null) missingId(draft, ids, sink)
  const run = runOf(draft)
  if (run === null) missingRun(draft, id, sink)
  const schema = schemaOf(draft, sink)
  const words = runWords(draft)
  if (run !== null) checkParams(draft, words, sink)
  checkDangers({ words, schema, tool: id, list: draft.run?.list === true }, sink)
  if (draft.id && id !== null) checkId(draft.id, id, ids, sink)
  return id === null || run === null ? null : { id, description: draft.description?.text ?? '', schema, run }
}

/** What a line inside a tool fence may look like; the first other line is prose below a fence left open. */
const toolLike = /^(?:\s*$|#|[ \t]+\S|(?:id|description|params|run):)/

/** Faults of the fence lines; gives the fence as it was meant, without the prose that follows where it is left open. */
function checkFence(fence: Fence, sink: Sink): Fence {
  const { open, cutBy } = fence
  if (fence.inside) {
    const indent = { from: open.from, to: open.from, insert: ' ' }
    const fix = [sink.mend('review', 'Indent it, so that it stays an example', indent)]
    sink.say('tool-fence-in-example', { line: fence.inside.number }, open, { fix })
  }
  if (fence.closedBelow) return fence
  const prose = cutBy ? -1 : fence.lines.findIndex(line => !toolLike.test(line.text))
  const lines = prose === -1 ? [...fence.lines] : fence.lines.slice(0, prose)
  while (/^(?:\s*|#.*)$/s.test(lines.at(-1)?.text ?? 'none')) lines.pop()
  const last = lines.at(-1) ?? open
  const atEnd = last.next === last.to
  const insert = atEnd ? `${sink.lineEnd}\`\`\`` : `\`\`\`${sink.lineEnd}`
  // Where an earlier fence is open too, a closing line here would be read as the end of that one.
  const alone = !cutBy && !sink.faults.some(fault => fault.kind === 'tool-fence-unclosed')
  const safety = alone && prose === -1 ? 'safe' : 'review'
  const fix = [sink.mend(safety, 'Close the fence', { from: last.next, to: last.next, insert })]
  sink.say('tool-fence-unclosed', { line: open.number }, open, { fix })
  return { ...fence, lines }
}

/** A fence that is cut off by the next one, where a closing line further down would have ended it. */
function checkCut({ cutBy, closedBelow }: Fence, sink: Sink): void {
  if (!cutBy || !closedBelow) return
  const edit = { from: cutBy.from, to: cutBy.from, insert: `\`\`\`${sink.lineEnd}` }
  const fix = [sink.mend('review', 'Close the fence above', edit)]
  sink.say('tool-line-bad', { text: brief(cutBy), why: 'fence' }, trimmed(cutBy, 0), { fix })
}

function missingId(draft: Draft, ids: Ids, sink: Sink): void {
  const { open } = draft.fence
  const atEnd = open.next === open.to
  const word = (runWords(draft)[0]?.text ?? '').replace(/^.*\//s, '')
  const id = free(/^[\w-]+$/.test(word) ? word : 'tool', ids)
  const edit = draft.id
    ? { from: draft.id.key.to, to: draft.id.to, insert: `: ${id}` }
    : {
        from: open.next,
        to: open.next,
        insert: atEnd ? `${sink.lineEnd}id: ${id}` : `id: ${id}${sink.lineEnd}`,
      }
  const at = draft.id ? draft.id.key : { from: open.next, to: open.next }
  sink.say('tool-id-missing', { suggested: id }, at, { fix: [sink.mend('review', `Call it ${id}`, edit)] })
}

function missingRun(draft: Draft, tool: string | null, sink: Sink): void {
  const { close, lines, open } = draft.fence
  const at = close?.from ?? (lines.at(-1) ?? open).to
  sink.say('tool-run-missing', { tool }, draft.run?.at ?? { from: at, to: at })
}

function checkId(value: Value, id: string, ids: Ids, sink: Sink): void {
  const first = ids.get(id)
  if (!first) {
    ids.set(id, { line: value.line, next: 2 })
    return
  }
  const other = free(id, ids)
  const fix = [sink.mend('review', `Call it ${other}`, { from: value.from, to: value.to, insert: other })]
  sink.say('tool-id-duplicate', { id, line: first.line.number }, value, { fix })
}

/** The id itself or with a number, so that no tool before has it. */
function free(id: string, ids: Ids): string {
  const taken = ids.get(id)
  if (!taken) return id
  while (ids.has(`${id}-${taken.next}`)) taken.next++
  return `${id}-${taken.next}`
}
