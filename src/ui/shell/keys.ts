// Keys as they are written ("Mod+Shift+F8"), matched and shown; Mod is Command on a Mac and Control elsewhere.

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

const isMac = () => /^(Mac|iP)/.test(navigator.platform)

/** Whether an event is of these keys. */
export function matches(event: Pressed, keys: string, mac = isMac()): boolean {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? ''
  const mod = mac ? event.metaKey : event.ctrlKey
  const other = mac ? event.ctrlKey : event.metaKey
  if (mod !== parts.includes('Mod') || other || event.altKey) return false
  // A sign such as "?" needs Shift on some keyboards and not on others.
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase()
  if (!isSign && event.shiftKey !== parts.includes('Shift')) return false
  return event.key.toLowerCase() === key.toLowerCase() || (key === 'Esc' && event.key === 'Escape')
}

/** Keys as this machine's keyboard names them. */
export function shownKeys(keys: string, mac = isMac()): string {
  if (!mac) return keys.replace('Mod', 'Ctrl')
  return keys.replace('Mod+', '⌘').replace('Shift+', '⇧')
}
