// What a screen reader is told politely: one region for the page, spoken to with `say`.
import { useSyncExternalStore } from 'react'

let spoken = ''
const listeners = new Set<() => void>()

/** Tells a screen reader one sentence. The same sentence twice is said twice. */
export function say(sentence: string): void {
  // A region that does not change is not read again, so a repetition differs by an invisible space.
  spoken = spoken === sentence ? `${sentence}\u00a0` : sentence
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The region itself; the page has one. */
export function LiveRegion() {
  const sentence = useSyncExternalStore(subscribe, () => spoken)
  return (
    <div className="spoken" role="status" aria-live="polite">
      {sentence}
    </div>
  )
}
