// Text of a stranger, with what cannot be seen made visible: controls, zero widths, direction overrides.
import { Fragment, type ReactNode } from 'react'

/**
 * Controls but for tab, LF and CR; soft hyphen; zero widths; direction marks, embeddings and isolates;
 * line separators; fillers; the byte order mark; lone surrogates; the tag characters.
 */
const unseen =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is looked for by itself.
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\p{Surrogate}\u{e0000}-\u{e0fff}]/gu

/** The code point of a character as it is written: `U+202E`. */
export const codePoint = (char: string) =>
  `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Splits a text into what can be seen and, at the odd places, single characters that cannot. */
export function split(text: string): string[] {
  const parts: string[] = []
  let last = 0
  for (const match of text.matchAll(unseen)) {
    parts.push(text.slice(last, match.index), match[0])
    last = match.index + match[0].length
  }
  parts.push(text.slice(last))
  return parts
}

/** The text itself; each invisible character as its code point. Nothing in it becomes markup. */
export function Visible({ text }: { text: string }): ReactNode {
  const parts = split(text)
  if (parts.length === 1) return text
  return (
    <bdi>
      {parts.map((part, i) =>
        i % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity than their order.
          <span key={i} className="unseen">
            {codePoint(part)}
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <Fragment key={i}>{part}</Fragment>
        ),
      )}
    </bdi>
  )
}
