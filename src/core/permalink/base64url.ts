// Bytes as letters, digits, `-` and `_`, which no chat program breaks or reads as anything else.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUES = new Map([...ALPHABET].map((letter, value) => [letter, value]))

/** RFC 4648, section 5, without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    for (bits += 8; bits >= 6; bits -= 6) text += ALPHABET.charAt((held >>> (bits - 6)) & 63)
    held &= (1 << bits) - 1
  }
  return bits === 0 ? text : text + ALPHABET.charAt(held << (6 - bits))
}

/** The bytes, or `null` where the text is not exactly what `toBase64url` writes. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8))
  let bits = 0
  let held = 0
  let at = 0
  for (const letter of text) {
    const value = VALUES.get(letter)
    if (value === undefined) return null
    held = (held << 6) | value
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at] = held >>> bits
    at += 1
    held &= (1 << bits) - 1
  }
  // A letter too many, or bits that stand for nothing, would be a second way to write the same bytes.
  return bits >= 6 || held !== 0 ? null : bytes
}
