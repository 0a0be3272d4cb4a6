// A line that opens to show more.
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type Props = { summary: ReactNode; open?: boolean; onToggle?: (open: boolean) => void; children: ReactNode }

/** The platform's own `details`, with the page's sign. `open` is how it starts. */
export function Disclosure({ summary, open = false, onToggle, children }: Props) {
  return (
    <details className="disclosure" open={open} onToggle={event => onToggle?.(event.currentTarget.open)}>
      <summary>
        <Icon name="chevron" />
        {summary}
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}
