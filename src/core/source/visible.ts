// Writes a stranger's text so that it can be shown anywhere: what is invisible, or drives a terminal, is spelt out.
import { visible } from '../document/visible.ts'

/** The text with each invisible character as `<U+202E>`; those in `keep` stay as they are. */
export function visibleText(text: string, keep = ''): string {
  return visible(text)
    .map(piece => (piece.kind === 'text' || keep.includes(piece.text) ? piece.text : `<${piece.shown}>`))
    .join('')
}

/** What one invisible character is called: `right-to-left override (U+202E)`. */
export function nameOfInvisible(character: string): string {
  const [piece] = visible(character)
  return piece?.kind === 'mark' ? piece.name : character
}
