// What is wrong with the calls of an answer, each with its place, and the text to hand back to the model.
import type { Resolution } from '../../../workers/resolve.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Visible } from '../../parts/visible.tsx'
import { Words } from '../../parts/words.tsx'

export function Problems({ resolution }: { resolution: Resolution }) {
  const { problems, error } = resolution
  return (
    <section className="stack-tight" aria-label="Problems">
      <ul className="stack-tight problems">
        {problems.map(({ kind, message, pointer }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: problems have no other identity than their order.
          <li key={i} title={kind}>
            {pointer ? <code className="chip">{pointer}</code> : null} <Words text={message} />
          </li>
        ))}
      </ul>
      {error ? (
        <div className="stack-tight">
          <h3>To hand back to the model</h3>
          <pre className="code-block error-text">
            <Visible text={error} />
          </pre>
          <div>
            <CopyButton what="error for the model" text={error} />
          </div>
        </div>
      ) : null}
    </section>
  )
}
