// One part of the pane: a heading that opens, with what it comes to beside it.
import type { ReactNode } from 'react'
import { Disclosure } from '../../parts/disclosure.tsx'
import { useKept } from './kept.ts'

type Props = { title: string; says: ReactNode; children: ReactNode }

/** Closed at first, and then as it was left. `says` is the part's result in a few words. */
export function Section({ title, says, children }: Props) {
  const [open, setOpen] = useKept(`section ${title}`, false)
  return (
    <section className="invoke-section" aria-label={title}>
      <Disclosure
        open={open}
        onToggle={setOpen}
        summary={
          <>
            <h3>{title}</h3>
            <span className="muted invoke-says">{says}</span>
          </>
        }
      >
        <div className="stack-tight">{open ? children : null}</div>
      </Disclosure>
    </section>
  )
}

/** Rows of a name and what belongs to it. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A size in characters and about how many tokens. */
export function sizeWords(characters: number, tokens: number, unit = 'characters'): string {
  return `${characters.toLocaleString('en')} ${unit}, about ${tokens.toLocaleString('en')} tokens`
}
