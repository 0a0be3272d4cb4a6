// The top of every pane: what it shows, in one line, and what can be done with all of it.
import type { ReactNode } from 'react'
import '../styles/syntax.css'
import './pane-head.css'

/** `says` is the line; the children are the pane's own buttons. */
export function PaneHead({ says, children }: { says: ReactNode; children?: ReactNode }) {
  return (
    <header className="pane-head">
      <p className="pane-says">{says}</p>
      {children ? <div className="row">{children}</div> : null}
    </header>
  )
}
