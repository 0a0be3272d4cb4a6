// The pasted answer with its calls marked, and what was mended in them.

import type { Resolution } from '../../../workers/resolve.ts'
import { Visible } from '../../parts/visible.tsx'
import { excerpt } from './excerpt.ts'

type Props = { answer: string } & Pick<Resolution, 'calls'>

export function MarkedAnswer({ answer, calls }: Props) {
  const marks = calls.flatMap(call => [
    { kind: 'call' as const, from: call.span[0], to: call.span[1] },
    ...call.repairs.map(({ from, to }) => ({ kind: 'repair' as const, from, to })),
  ])
  // Where the whole answer is one call there is nothing to point out.
  const [only] = calls
  if (!only || (calls.length === 1 && only.repairs.length === 0 && isAll(answer, only.span))) return null
  return (
    <figure className="stack-tight">
      <figcaption className="muted">The answer, with what was read as a call marked:</figcaption>
      <pre className="code-block answer-shown">
        {excerpt(answer, marks).map((part, i) =>
          part.kind === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the stretches have no other identity than their order.
            <span key={i} className="answer-gap">
              {' '}
              [{part.length.toLocaleString('en')} characters left out]{' '}
            </span>
          ) : part.kind === 'text' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <Visible key={i} text={part.text} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <mark key={i} className={`answer-${part.kind}`}>
              <Visible text={part.text} />
            </mark>
          ),
        )}
      </pre>
    </figure>
  )
}

const isAll = (answer: string, [from, to]: readonly [number, number]) =>
  answer.slice(0, from).trim() === '' && answer.slice(to).trim() === ''
