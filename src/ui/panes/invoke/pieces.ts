// Cuts an invocation's text where a span, a command or an attachment begins or ends, for showing it marked.
import type { Invocation } from '../../../core/claude-code/invoke.ts'
import type { Span } from '../../../core/claude-code/spans.ts'

/** A stretch of the text that is one thing throughout. */
export type Piece = { from: number; text: string; span: Span; command: boolean; attachment: boolean }

/** The pieces of the first `limit` UTF-16 units, in order. An empty span is an empty piece. */
export function piecesOf(
  { spans, commands, attachments }: Pick<Invocation, 'spans' | 'commands' | 'attachments'>,
  limit: number,
): Piece[] {
  const pieces: Piece[] = []
  const inCommand = walker(commands)
  const inAttachment = walker(attachments)
  for (const span of spans) {
    if (span.from >= limit && span.from > 0) break
    let at = span.from
    do {
      const command = inCommand(at)
      const attachment = inAttachment(at)
      const to = Math.min(span.to, limit, command.until, attachment.until)
      pieces.push({
        from: at,
        text: span.text.slice(at - span.from, to - span.from),
        span,
        command: command.inside,
        attachment: attachment.inside,
      })
      at = to
    } while (at < Math.min(span.to, limit))
  }
  return pieces
}

/** Tells of places that only grow whether they are in one of the ranges, and up to where that holds. */
function walker(ranges: readonly { from: number; to: number }[]) {
  let next = 0
  return (at: number): { inside: boolean; until: number } => {
    let range = ranges[next]
    while (range && range.to <= at) range = ranges[++next]
    if (!range) return { inside: false, until: Number.POSITIVE_INFINITY }
    return at < range.from ? { inside: false, until: range.from } : { inside: true, until: range.to }
  }
}
