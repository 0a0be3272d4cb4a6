// What a pane shows when it has nothing to show: what is missing, and how to get it.
import type { ReactNode } from 'react'

/** `title` says what is missing in one sentence; the children say how to get it, best with a button. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <strong>{title}</strong>
      {children}
    </div>
  )
}
