// Where ordinary code fences stand in a body, so that what runs inside an example can be pointed out.

/** A fence: from its opening line to the end of its closing one; `info` is what follows the opening marks. */
export type Fence = { from: number; to: number; info: string }

/** Every code fence, in order. One that nothing closes goes to the end. Offsets are UTF-16 units into the text. */
export function codeFences(text: string): Fence[] {
  const fences: Fence[] = []
  let open: { from: number; mark: string; info: string } | null = null
  for (let from = 0; from < text.length; ) {
    const newline = text.indexOf('\n', from)
    const to = newline < 0 ? text.length : newline
    const line = /^ {0,3}(`{3,}|~{3,})[ \t]*([^\r]*)/.exec(text.slice(from, to))
    const [, mark = '', info = ''] = line ?? []
    if (open && line && mark.startsWith(open.mark) && info === '') {
      fences.push({ from: open.from, to, info: open.info })
      open = null
    } else if (!open && line && !(mark.startsWith('`') && info.includes('`'))) {
      open = { from, mark, info: info.trim() }
    }
    from = to + 1
  }
  if (open) fences.push({ from: open.from, to: text.length, info: open.info })
  return fences
}

/** The fence that an offset stands in, or `null`. */
export function fenceAt(fences: readonly Fence[], at: number): Fence | null {
  let low = 0
  let high = fences.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const fence = fences[middle]
    if (!fence) return null
    if (at < fence.from) high = middle - 1
    else if (at >= fence.to) low = middle + 1
    else return fence
  }
  return null
}
