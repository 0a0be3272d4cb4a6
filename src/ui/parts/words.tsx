// A sentence about a file: what stands between backticks is shown as code, and nothing in it is hidden.
import { Visible } from './visible.tsx'

/** The sentence. A backtick without its fellow stays as it is. */
export function Words({ text }: { text: string }) {
  const parts = text.split('`')
  if (parts.length < 3) return <Visible text={text} />
  // An odd number of backticks: the last one is only itself.
  if (parts.length % 2 === 0) {
    const last = parts.pop()
    parts.push(`${parts.pop()}\`${last}`)
  }
  return parts.map((part, i) =>
    i % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity than their order.
      <code key={i} className="word-code">
        <Visible text={part} />
      </code>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Visible key={i} text={part} />
    ),
  )
}
