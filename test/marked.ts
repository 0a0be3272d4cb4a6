// Reads fixtures that carry their expectation in the text: « and » stand around the place of a fault.

/** The text without its marks, and the place between them. */
export function marked(text: string): { text: string; from: number; to: number } {
  const from = text.indexOf('«')
  const to = text.indexOf('»') - 1
  return { text: text.replace(/[«»]/g, ''), from, to }
}
