// Makes a stranger's text safe to show: what is invisible, moves the text or drives a terminal is spelt out.

// Controls, halves of surrogate pairs, all that is ignored when drawn (zero-width and direction characters,
// variation selectors, tags, the byte order mark), separators of lines, and marks of annotations.
const HIDDEN = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu

/** The text with each hidden character as `\u{…}`; `keep` lists characters that may stay, such as a tab. */
export function visible(text: string, keep = ''): string {
  return text.replace(HIDDEN, found => (keep.includes(found) ? found : spelt(found)))
}

/** A character by its code point: `\u{202e}`. */
export function spelt(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}
