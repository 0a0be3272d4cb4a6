// An invocation's text with every piece marked by where it comes from.
import type { Invocation } from '../../../core/claude-code/invoke.ts'
import type { SpanKind } from '../../../core/claude-code/spans.ts'
import { sureWords } from '../../../core/claude-code/sure.ts'
import { Visible } from '../../parts/visible.tsx'
import { type Piece, piecesOf } from './pieces.ts'

/** Longer texts are shown up to here; the copy has all of it. */
const SHOWN = 50_000

export function MarkedText({ invocation, label }: { invocation: Invocation; label: string }) {
  const { text } = invocation
  return (
    <section aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard. */}
      <pre className="code-block invoke-text" tabIndex={0}>
        {piecesOf(invocation, SHOWN).map(piece => (
          <PieceText key={`${piece.from} ${piece.span.kind}`} piece={piece} />
        ))}
      </pre>
      {text.length > SHOWN ? (
        <p className="muted">
          {(text.length - SHOWN).toLocaleString('en')} more characters are not shown; Copy takes all.
        </p>
      ) : null}
    </section>
  )
}

function PieceText({ piece }: { piece: Piece }) {
  const { span, command, attachment } = piece
  const classes = [
    span.kind === 'body' ? '' : `from from-${span.eaten ? 'eaten' : look[span.kind]}`,
    command ? 'would-run' : '',
    attachment ? 'would-attach' : '',
  ].filter(Boolean)
  if (classes.length === 0) return <Visible text={piece.text} />
  const said = span.kind === 'body' ? '' : `${span.note} (${sureWords[span.sure]})`
  const { before, text, after } = withoutLineEnds(piece.text)
  return (
    <>
      {before}
      <mark className={classes.join(' ')} title={[said, span.eaten ?? ''].filter(Boolean).join(' ')}>
        {piece.text === '' ? <span className="muted">empty</span> : <Visible text={text} />}
        {named.has(span.kind) && piece.from === span.from && span.written !== null ? (
          <span className="from-name">
            <span className="spoken"> from </span>
            {span.written}
          </span>
        ) : null}
      </mark>
      {after}
    </>
  )
}

/** Line ends at either side stay outside of a mark, which would show as a bar on an empty line. */
function withoutLineEnds(text: string) {
  let from = 0
  let to = text.length
  while (from < to && text[from] === '\n') from++
  while (to > from && text[to - 1] === '\n') to--
  return { before: text.slice(0, from), text: text.slice(from, to), after: text.slice(to) }
}

/** Pieces that say beside themselves what stood in the document. */
const named: ReadonlySet<SpanKind> = new Set(['arguments', 'argument', 'named', 'variable'])

const look: Record<SpanKind, string> = {
  'base-directory': 'added',
  body: '',
  arguments: 'argument',
  argument: 'argument',
  named: 'argument',
  variable: 'variable',
  escaped: 'literal',
  stays: 'literal',
  appended: 'added',
  withheld: 'added',
}

/** What the marks mean, for those that the text has. */
export function Legend({ invocation }: { invocation: Invocation }) {
  const { spans, commands, attachments } = invocation
  const has = (name: string) => spans.some(span => (span.eaten ? 'eaten' : look[span.kind]) === name)
  const entries = [
    has('argument') && (['from from-argument', 'an argument'] as const),
    has('eaten') && (['from from-eaten', 'an argument where a literal was meant'] as const),
    has('variable') && (['from from-variable', 'a value of the machine'] as const),
    has('added') && (['from from-added', 'added by Claude Code'] as const),
    has('literal') && (['from from-literal', 'looks like a placeholder and stays'] as const),
    commands.length > 0 && (['would-run', 'would run'] as const),
    attachments.length > 0 && (['would-attach', 'would attach'] as const),
  ].filter(entry => entry !== false)
  if (entries.length === 0) return null
  return (
    <ul className="row legend" aria-label="What the marks mean">
      {entries.map(([className, words]) => (
        <li key={words}>
          <mark className={className}>{words}</mark>
        </li>
      ))}
    </ul>
  )
}
