// The clients as a list, for screens without room for the table: the same rows, one under the other.
import { useId } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { Sign } from '../../parts/sign.tsx'
import type { ViewProps } from './client-table.tsx'
import { Detail } from './detail.tsx'
import { basisWords, shown } from './words.ts'

export function ClientList(props: ViewProps) {
  const { rows, open, onOpen, onChoose } = props
  const id = useId()
  return (
    <ul className="clients-list" aria-label="What each client makes of the skill">
      {rows.map(row => {
        const { client, verdict, own } = row
        const isOpen = open === client.id
        return (
          <li key={client.id}>
            <div className="clients-line">
              <button
                type="button"
                className="clients-toggle grow"
                aria-expanded={isOpen}
                aria-controls={`${id}-${client.id}`}
                onClick={() => onOpen(isOpen ? null : client.id)}
              >
                <Icon name={isOpen ? 'down' : 'chevron'} />
                <span className="grow">{client.name}</span>
                <Sign {...shown(verdict)} />
              </button>
              <label className="clients-mine">
                <input
                  type="checkbox"
                  aria-label={`${client.name} is one of mine`}
                  checked={own}
                  onChange={event => onChoose(client.id, event.currentTarget.checked)}
                />
              </label>
            </div>
            {isOpen ? (
              <div id={`${id}-${client.id}`} className="clients-more">
                <p className="muted">
                  {verdict.version}, {basisWords[verdict.basis]}, {verdict.on}
                </p>
                <Detail {...props} row={row} />
              </div>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
