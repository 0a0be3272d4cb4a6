// Finds the tool fences of a body, and which of them stand inside an example.
import type { Line } from './lines.ts'

export type Fence = {
  open: Line
  /** The lines between the two fence lines. */
  lines: Line[]
  /** `null` where no line closes it. */
  close: Line | null
  /** The opening line of another tool fence that comes before a closing one. */
  cutBy: Line | null
  /** Whether a host finds any closing line below, be it that of a later fence. */
  closedBelow: boolean
  /** The line that opens a longer or other fence around this one, where there is one. */
  inside: Line | null
}

export type Body = { fences: Fence[]; pieces: (Line | Fence)[] }

const opens = /^```tool\s*$/
const closes = /^```\s*$/
/** A fence by CommonMark: up to three spaces, three or more of one sign, and no backtick after backticks. */
const anyFence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})(.*)$/

type Outer = { line: Line; sign: string }

/**
 * Splits a body into prose lines and tool fences. A tool fence opens and closes at column 0 wherever it
 * stands, also inside a longer fence: that is what a host does, so `inside` only tells of it.
 * An opening line inside a tool fence cuts that fence off, so that both tools are read.
 */
export function splitBody(lines: readonly Line[]): Body {
  const fences: Fence[] = []
  const pieces: (Line | Fence)[] = []
  let outer: Outer | null = null
  let tool: Fence | null = null
  for (const line of lines) {
    if (opens.test(line.text)) {
      if (tool) tool.cutBy = line
      tool = {
        open: line,
        lines: [],
        close: null,
        cutBy: null,
        closedBelow: false,
        inside: outer?.line ?? null,
      }
      fences.push(tool)
      pieces.push(tool)
    } else if (!tool) {
      pieces.push(line)
      outer = after(outer, line)
    } else if (closes.test(line.text)) {
      tool.close = line
      tool = null
      // The line that closes a tool is also the one that ends a fence of three backticks around it.
      if (outer?.sign === '```') outer = null
    } else tool.lines.push(line)
  }
  let closed = false
  for (const fence of [...fences].reverse()) {
    if (!fence.cutBy) closed = fence.close !== null
    fence.closedBelow = closed
  }
  return { fences, pieces }
}

/** The fence that is open after a line of prose, given the one that was open before it. */
function after(outer: Outer | null, line: Line): Outer | null {
  const [, sign, rest] = anyFence.exec(line.text) ?? []
  if (!sign) return outer
  if (!outer) return { line, sign }
  const ends = sign[0] === outer.sign[0] && sign.length >= outer.sign.length && rest?.trim() === ''
  return ends ? null : outer
}
