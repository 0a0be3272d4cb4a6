// State of this pane that outlives a change of tabs, though not a reload.
import { useState } from 'react'

const kept = new Map<string, unknown>()

/** As `useState`, but found again under its key when the pane is shown the next time. */
export function useKept<T>(key: string, initial: T): [T, (value: T) => void] {
  const [state, setState] = useState<{ key: string; value: T }>({ key, value: recall(key, initial) })
  const value = state.key === key ? state.value : recall(key, initial)
  return [
    value,
    next => {
      kept.set(key, next)
      setState({ key, value: next })
    },
  ]
}

function recall<T>(key: string, initial: T): T {
  // A key is used with one type only: each is written once below this folder.
  return kept.has(key) ? (kept.get(key) as T) : initial
}
