// How sure a statement about Claude Code is, and what about it is not established.
import { type OpenPoint, openPoints } from '../../../core/claude-code/open-points.ts'
import { type Sure as Letter, sureWords } from '../../../core/claude-code/sure.ts'
import { Disclosure } from '../../parts/disclosure.tsx'
import { Visible } from '../../parts/visible.tsx'

/** The word for a letter. */
export function Sure({ of }: { of: Letter }) {
  return <span className="sure">{sureWords[of]}</span>
}

/** The open questions of a part of the pane, each with what this preview chose. */
export function OpenPoints({ about }: { about: OpenPoint['about'] | readonly OpenPoint['about'][] }) {
  const points = openPoints.filter(point => [about].flat().includes(point.about))
  return (
    <Disclosure
      summary={
        <span className="muted">
          {points.length === 1 ? 'One point is' : `${points.length} points are`} not established
        </span>
      }
    >
      <dl className="open-points">
        {points.map(({ id, question, chosen }) => (
          <div key={id}>
            <dt>
              <Visible text={question} />
            </dt>
            <dd className="muted">
              Shown here: <Visible text={chosen} />
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
