// What may be wider or longer than its place: it scrolls by keyboard too, and has a name.
import type { ReactNode } from 'react'
import { Visible } from '../../parts/visible.tsx'

/** A table, or whatever else scrolls sideways. */
export function Scroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard.
    <section className="scroll-x" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}

/** A text as it stands. */
export function Block({ label, text }: { label: string; text: string }) {
  return (
    <section aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above. */}
      <pre className="code-block invoke-text" tabIndex={0}>
        <Visible text={text} />
      </pre>
    </section>
  )
}
