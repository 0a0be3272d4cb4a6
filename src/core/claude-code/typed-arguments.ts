// What a person typed after `/name`, split into arguments as a shell would quote them.

export type TypedArguments = {
  words: string[]
  /** What the product may read otherwise: nothing beyond plain words and quotes is documented. */
  doubts: string[]
}

/**
 * Splits at white space; double and single quotes keep words together and are taken away. A quote that
 * nothing closes is taken away alone. Everything else comes out as typed, backslashes and `$` included.
 */
export function splitArguments(typed: string): TypedArguments {
  const words: string[] = []
  const open: Record<string, boolean> = { '"': false, "'": false }
  let word: string | null = null
  let at = 0
  while (at < typed.length) {
    const sign = typed.charAt(at)
    if (/\s/.test(sign)) {
      if (word !== null) words.push(word)
      word = null
      at++
    } else if (sign === '"' || sign === "'") {
      const end = open[sign] ? -1 : typed.indexOf(sign, at + 1)
      if (end < 0) open[sign] = true
      word = (word ?? '') + (end < 0 ? '' : typed.slice(at + 1, end))
      at = end < 0 ? at + 1 : end + 1
    } else {
      word = (word ?? '') + sign
      at++
    }
  }
  if (word !== null) words.push(word)
  return { words, doubts: doubtsAbout(typed, open['"'] === true || open["'"] === true) }
}

function doubtsAbout(typed: string, unclosed: boolean): string[] {
  const doubts: string[] = []
  if (unclosed) doubts.push('A quote is not closed. The quote goes, and the words after it are split.')
  const bare = typed.replace(/"[^"]*"|'[^']*'/g, '')
  if (/\$\w/.test(bare)) {
    doubts.push(
      'A word with $ was seen to vanish from $0, $1 … and to stay only in $ARGUMENTS (reported for 2.1.278).',
    )
  }
  if (/[*?;&|<>()]|(?:^|\s)#/.test(bare)) {
    doubts.push('What *, ?, ;, &, |, <, >, ( ) or # become as an argument by position is not documented.')
  }
  return doubts
}
