// One call: which tool, read from which format, each argument, and the argv.
import { REPAIRS } from '../../../core/call/repairs.ts'
import { bind, type Explained } from '../../../core/hard-skill/resolve.ts'
import type { Resolution } from '../../../workers/resolve.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Visible } from '../../parts/visible.tsx'
import { ArgumentsTable } from './arguments-table.tsx'
import { Argv } from './argv.tsx'

type Props = {
  call: Resolution['calls'][number]
  /** Who writes its format. */
  title: string | undefined
  problems: Resolution['problems']
  nth: { at: number; of: number } | null
}

export function CallCard({ call, title, problems, nth }: Props) {
  const bound = bindOrNull(call)
  const label = nth ? `Call ${nth.at} of ${nth.of}: ${call.tool.id}` : `Call of ${call.tool.id}`
  return (
    <article className="card" aria-label={label}>
      <div className="card-head">
        <h3>
          {nth ? `${nth.at}. ` : null}
          <code className="tool-mark">{call.tool.id}</code>
        </h3>
        <span className="muted">
          read as {title ? `${title} ` : null}
          <code>{call.format}</code>
        </span>
      </div>
      <Notes call={call} />
      <ArgumentsTable call={call} bound={bound} problems={problems} />
      {bound ? <Argv words={bound.words} /> : null}
      {bound ? (
        <div>
          <CopyButton
            small
            what="normalised call"
            text={JSON.stringify({ tool: call.tool.id, args: call.args })}
          />
        </div>
      ) : null}
    </article>
  )
}

/** What was mended to read the call, and what beside it was not read. */
function Notes({ call: { repairs, ignored } }: Pick<Props, 'call'>) {
  return (
    <>
      {repairs.length > 0 ? (
        <ul className="muted" aria-label="Mended to read it">
          {repairs.map(({ kind, from }) => (
            <li key={`${kind} ${from}`}>
              Character {from + 1}: {REPAIRS[kind]}
            </li>
          ))}
        </ul>
      ) : null}
      {ignored.length > 0 ? (
        <p className="muted">
          Beside the call, and not read: <Visible text={ignored.join(', ')} />.
        </p>
      ) : null}
    </>
  )
}

/** The story of each argument and word; `null` where the arguments were refused. */
function bindOrNull(call: Props['call']): Explained | null {
  if (call.argv.length === 0) return null
  try {
    return bind(call.tool, call.arguments)
  } catch {
    return null
  }
}
