// The description of a skill that states none: what its body says first.

/**
 * The first paragraph as one line. A heading is a paragraph of its own and loses its `#` signs: the pages
 * say "first paragraph", and a first heading was seen to be taken.
 */
export function firstParagraph(body: string): string {
  const lines: string[] = []
  for (let from = 0; from < body.length; ) {
    const end = body.indexOf('\n', from)
    const line = body.slice(from, end < 0 ? body.length : end).trim()
    from = end < 0 ? body.length : end + 1
    const heading = /^#{1,6}(?:[ \t]+(.*))?$/.exec(line)
    if (lines.length === 0 && heading) return heading[1] ?? ''
    if (heading || (line === '' && lines.length > 0)) break
    if (line !== '') lines.push(line)
  }
  return lines.join(' ')
}
