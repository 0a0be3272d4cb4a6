// From which size on the editor stays plain, so that a huge file is opened at all.

/** Above this many UTF-16 units nothing is coloured, folded or completed. */
const plainLength = 2_000_000
/** Above this many units in one line the same; wrapped, such a line costs more than many short ones. */
const plainLine = 20_000

/** Why a text is shown plain, as a sentence for the person; `null` where it is not. */
export function whyPlain(text: string): string | null {
  if (text.length > plainLength) {
    return `This file has ${text.length.toLocaleString('en')} characters; above ${plainLength.toLocaleString('en')} it is shown without colours.`
  }
  const longest = longestLine(text)
  return longest > plainLine
    ? `This file has a line of ${longest.toLocaleString('en')} characters; above ${plainLine.toLocaleString('en')} it is shown without colours or wrapping.`
    : null
}

function longestLine(text: string): number {
  let longest = 0
  let start = 0
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    longest = Math.max(longest, end - start)
    start = end + 1
  }
  return Math.max(longest, text.length - start)
}
