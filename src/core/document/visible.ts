// Makes the characters of a text that nobody can see visible: as pieces that a page can mark, or spelt out as text.

/** A stretch of plain text, or one invisible character: `text` as it is, `shown` to put in its place, `name` to say it. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'mark'; text: string; shown: string; name: string }

/** Names of the characters that people meet; every other invisible one is called by its number alone. */
const NAMES = new Map<number, string>([
  [0x00, 'null'],
  [0x08, 'backspace'],
  [0x09, 'tab'],
  [0x0a, 'line feed'],
  [0x0d, 'carriage return'],
  [0x1b, 'escape'],
  [0x7f, 'delete'],
  [0x85, 'next line'],
  [0xa0, 'no-break space'],
  [0xad, 'soft hyphen'],
  [0x061c, 'Arabic letter mark'],
  [0x200b, 'zero-width space'],
  [0x200c, 'zero-width non-joiner'],
  [0x200d, 'zero-width joiner'],
  [0x200e, 'left-to-right mark'],
  [0x200f, 'right-to-left mark'],
  [0x2028, 'line separator'],
  [0x2029, 'paragraph separator'],
  [0x202a, 'left-to-right embedding'],
  [0x202b, 'right-to-left embedding'],
  [0x202c, 'pop directional formatting'],
  [0x202d, 'left-to-right override'],
  [0x202e, 'right-to-left override'],
  [0x202f, 'narrow no-break space'],
  [0x2060, 'word joiner'],
  [0x2066, 'left-to-right isolate'],
  [0x2067, 'right-to-left isolate'],
  [0x2068, 'first strong isolate'],
  [0x2069, 'pop directional isolate'],
  [0x3000, 'ideographic space'],
  [0xfeff, 'byte order mark'],
])

/** Short forms that every programmer reads. */
const SHORT = new Map([
  ['\0', '\\0'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\r', '\\r'],
])

// Controls, format characters, every blank but the space, lone surrogates, and what is drawn as nothing.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/u

/** Whether a text holds a control character or one that turns the direction of writing. */
export function hasControlOrDirection(text: string): boolean {
  return /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text)
}

/** Cuts a text into plain stretches and single invisible characters, in order; joined `text`s give it back. */
export function visible(text: string): Piece[] {
  const pieces: Piece[] = []
  let plain = ''
  for (const char of text) {
    if (!INVISIBLE.test(char)) {
      plain += char
      continue
    }
    if (plain !== '') pieces.push({ kind: 'text', text: plain })
    plain = ''
    pieces.push(mark(char))
  }
  if (plain !== '') pieces.push({ kind: 'text', text: plain })
  return pieces
}

/** The text with each invisible character spelt out, as `<U+202E>`; those in `keep` stay as they are. */
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

function mark(char: string): Piece {
  const code = char.codePointAt(0) ?? 0
  const number = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  const lone = code >= 0xd800 && code <= 0xdfff
  const name = NAMES.get(code) ?? (lone ? 'half of a surrogate pair' : 'invisible character')
  return { kind: 'mark', text: char, shown: SHORT.get(char) ?? number, name: `${name} (${number})` }
}
