// One fault: its sentence and place, which lead there, its mends, and more about it on demand.
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { type LineIndex, position } from '../../../core/document/text.ts'
import type { Fault, Fix, Origin } from '../../../core/fault/fault.ts'
import { wordsOf } from '../../../core/fault/words.ts'
import { Button } from '../../parts/button.tsx'
import { Fallback } from '../../parts/fallback.tsx'
import { FixPreview } from '../../parts/fix-preview.tsx'
import { notLoaded } from '../../parts/not-loaded.ts'
import { Sign } from '../../parts/sign.tsx'
import { Words } from '../../parts/words.tsx'
import type { Actions } from '../pane.ts'

const Documentation = lazy(() => import('./documentation.tsx'))

type Props = {
  fault: Fault
  /** The lines of its file; `null` where it is not a text, and the fault has no place in it. */
  index: LineIndex | null
  lit: boolean
  /** The person's own clients that do better without this fault, by name. */
  breaks: readonly string[]
  actions: Actions
}

export function FaultRow({ fault, index, lit, breaks, actions }: Props) {
  const [more, setMore] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const id = useId()
  useEffect(() => {
    if (lit) row.current?.scrollIntoView({ block: 'nearest' })
  }, [lit])

  const place = index ? position(index, fault.from) : null
  return (
    <li className={lit ? 'fault fault-lit' : 'fault'} ref={row}>
      <button
        type="button"
        className="fault-go"
        onClick={() => actions.go(fault)}
        onFocus={() => actions.light(fault)}
        disabled={!index}
      >
        <Sign of={fault.severity} />
        <span className="grow">
          <Words text={wordsOf(fault)} />
        </span>
        {place ? (
          <span className="fault-place" title={`Line ${place.line}, column ${place.column}`}>
            {place.line}:{place.column}
          </span>
        ) : null}
      </button>
      <div className="row fault-tools">
        <span className="muted">
          {originName(fault.origin)}
          {fault.also?.length ? `, in ${fault.also.length + 1} places` : null}
        </span>
        {breaks.length > 0 ? <span className="muted">Breaks {breaks.join(', ')}</span> : null}
        {(fault.fix ?? []).map(fix => (
          <Button
            key={fix.title}
            small
            icon="wrench"
            title={safetyWords[fix.safety]}
            onClick={() => actions.fix(fix)}
          >
            {fix.title}
          </Button>
        ))}
        <Button small kind="quiet" aria-expanded={more} aria-controls={id} onClick={() => setMore(!more)}>
          {more ? 'Less' : 'More'}
          <span className="spoken"> about {fault.kind}</span>
        </Button>
      </div>
      {more ? (
        <div className="fault-more" id={id}>
          {index
            ? (fault.fix ?? []).map(fix => (
                <Preview key={fix.title} fix={fix} fault={fault} text={index.text} />
              ))
            : null}
          <Fallback instead={<p className="muted">{notLoaded(`The page about ${fault.kind}`)}</p>}>
            <Suspense fallback={<p className="muted">Loading the page about {fault.kind}…</p>}>
              <Documentation kind={fault.kind} />
            </Suspense>
          </Fallback>
        </div>
      ) : null}
    </li>
  )
}

const safetyWords: Record<Fix['safety'], string> = {
  safe: 'Safe: the meaning stays the same',
  review: 'Look at the change first: the meaning may change',
}

function Preview({ fix, fault, text }: { fix: Fix; fault: Fault; text: string }) {
  return (
    <figure className="stack-tight">
      <figcaption>
        {fix.title}. <span className="muted">{safetyWords[fix.safety]}.</span>
      </figcaption>
      <FixPreview fix={fix} path={fault.path} text={text} />
    </figure>
  )
}

/** Who made the rule, in the words of the page. */
function originName(origin: Origin): string {
  switch (origin) {
    case 'agent-skill':
      return 'Agent Skills'
    case 'hard-skill':
      return 'Hard skill'
    case 'claude-code':
      return 'Claude Code'
    case 'source':
      return 'The files'
    case 'advice':
      return 'Advice'
    default:
      return origin.slice('client:'.length)
  }
}
