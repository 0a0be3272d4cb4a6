// The arguments of a call: what each is, and whether it was given, made of something else, or the default.
import type { Explained } from '../../../core/hard-skill/resolve.ts'
import { asWordText } from '../../../core/hard-skill/template.ts'
import type { Resolution } from '../../../workers/resolve.ts'
import { Visible } from '../../parts/visible.tsx'
import { type ArgumentRow, rowsOf } from './argument-rows.ts'

type Props = {
  call: Resolution['calls'][number]
  bound: Explained | null
  problems: Resolution['problems']
}

export function ArgumentsTable({ call, bound, problems }: Props) {
  const rows = rowsOf(call, bound, problems)
  if (rows.length === 0) return <p className="muted">It takes no arguments.</p>
  return (
    <div className="scroll-x">
      <table>
        <thead>
          <tr>
            <th scope="col">Argument</th>
            <th scope="col">Value</th>
            <th scope="col">From</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.param}>
              <th scope="row" className="param-name">
                <Visible text={row.param} />
              </th>
              <td>
                <Value row={row} />
              </td>
              <td className={row.origin === 'refused' ? 'argument-refused' : undefined}>{originOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Value({ row }: { row: ArgumentRow }) {
  if (row.value === undefined) return <span className="muted">none</span>
  const text = asWordText(row.value)
  if (text === '') return <span className="muted">empty text</span>
  return (
    <code className="argument-value">
      <Visible text={text} every />
    </code>
  )
}

function originOf(row: ArgumentRow): string {
  switch (row.origin) {
    case 'given':
      return row.from === null ? 'given' : `coerced from ${row.from}`
    case 'default':
      return 'the default'
    case 'refused':
      return row.why
    default:
      return row satisfies never
  }
}
