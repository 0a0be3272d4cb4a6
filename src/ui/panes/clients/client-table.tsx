// The clients as a table, one row each; a row opens to everything that is known of its verdict.
import { Fragment, useId } from 'react'
import type { SkillReport } from '../../../core/report.ts'
import { Icon } from '../../parts/icon.tsx'
import { Sign } from '../../parts/sign.tsx'
import type { PaneProps } from '../pane.ts'
import { Detail } from './detail.tsx'
import type { Row } from './rows.ts'
import { basisHelp, basisWords, shown } from './words.ts'

export type ViewProps = PaneProps & {
  skill: SkillReport
  rows: readonly Row[]
  /** The client whose row is open; one at a time. */
  open: string | null
  onOpen: (id: string | null) => void
  onChoose: (id: string, on: boolean) => void
}

export function ClientTable(props: ViewProps) {
  const { rows, open, onOpen, onChoose } = props
  const id = useId()
  return (
    <div className="scroll-x">
      <table className="clients">
        <caption className="spoken">What each client makes of the skill</caption>
        <thead>
          <tr>
            <th scope="col">Mine</th>
            <th scope="col">Client</th>
            <th scope="col">Verdict</th>
            <th scope="col">Version</th>
            <th scope="col">Known by</th>
            <th scope="col">As of</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => {
            const { client, verdict, own } = row
            const isOpen = open === client.id
            return (
              <Fragment key={client.id}>
                <tr className={isOpen ? 'clients-open' : undefined}>
                  <td>
                    <input
                      type="checkbox"
                      aria-label={`${client.name} is one of mine`}
                      checked={own}
                      onChange={event => onChoose(client.id, event.currentTarget.checked)}
                    />
                  </td>
                  <th scope="row">
                    <button
                      type="button"
                      className="clients-toggle"
                      aria-expanded={isOpen}
                      aria-controls={`${id}-${client.id}`}
                      onClick={() => onOpen(isOpen ? null : client.id)}
                    >
                      <Icon name={isOpen ? 'down' : 'chevron'} />
                      {client.name}
                    </button>
                  </th>
                  <td>
                    <Sign {...shown(verdict)} />
                  </td>
                  <td className="code">{verdict.version}</td>
                  <td title={basisHelp[verdict.basis]}>{basisWords[verdict.basis]}</td>
                  <td className="clients-date">{verdict.on}</td>
                </tr>
                {isOpen ? (
                  <tr id={`${id}-${client.id}`} className="clients-open">
                    <td />
                    <td colSpan={5}>
                      <Detail {...props} row={row} />
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
