// A file name that is safe on every system, whatever a stranger's skill calls itself.

const LONGEST = 80

// Names that Windows keeps for devices, with any extension.
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i

/** Letters and digits of any script, `-`, `_` and `.` inside; never empty, hidden, reserved or a path. */
export function safeFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/\.{2,}/g, '.')
  const short = trimmed([...trimmed(plain)].slice(0, LONGEST).join(''))
  if (short === '') return 'skill'
  return DEVICE.test(short) ? `skill-${short}` : short
}

/** Without what may not begin a name (an option, a hidden file, a lone accent) or end one (Windows drops dots). */
function trimmed(name: string): string {
  let from = 0
  let to = name.length
  while (from < to && /[._-]|\p{M}/u.test(name.charAt(from))) from += 1
  while (to > from && /[._-]/.test(name.charAt(to - 1))) to -= 1
  return name.slice(from, to)
}
