// Shows a value as JSON with its keys and values coloured; what cannot be seen in it is made visible.
import { Fragment } from 'react'
import { Visible } from './visible.tsx'

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/g

/** The JSON of a value, two spaces a level. */
export const jsonOf = (value: unknown) => JSON.stringify(value, null, 2) ?? 'undefined'

/** The block itself; `label` names it. */
export function JsonText({ value, label }: { value: unknown; label: string }) {
  const json = jsonOf(value)
  const parts: { kind: 'key' | 'value' | 'plain'; text: string }[] = []
  let last = 0
  for (const match of json.matchAll(token)) {
    parts.push({ kind: 'plain', text: json.slice(last, match.index) })
    const [whole, text = whole, colon = ''] = match
    parts.push({ kind: colon ? 'key' : 'value', text }, { kind: 'plain', text: colon })
    last = match.index + whole.length
  }
  parts.push({ kind: 'plain', text: json.slice(last) })
  return (
    <section aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard. */}
      <pre className="code-block json" tabIndex={0}>
        {parts.map(({ kind, text }, i) =>
          kind === 'plain' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity than their order.
            <Fragment key={i}>{text}</Fragment>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <span key={i} className={`json-${kind}`}>
              <Visible text={text} />
            </span>
          ),
        )}
      </pre>
    </section>
  )
}
