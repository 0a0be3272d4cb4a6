// What the screen is like, as a hook.
import { useSyncExternalStore } from 'react'

/** Whether a media query holds now; follows it. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    listener => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}
