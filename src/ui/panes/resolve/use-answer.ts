// Asks the worker something whenever it changes, and keeps the last answer until the next one is there.
import { useEffect, useState } from 'react'
import { isMoot } from '../../../workers/client.ts'

export type Asked<T> = { value: T | null; error: string | null; pending: boolean }

/** `ask` is called again when `key` changes; a rejection becomes its sentence. */
export function useAnswer<T>(key: unknown, ask: (() => Promise<T>) | null): Asked<T> {
  const [state, setState] = useState<Asked<T>>({ value: null, error: null, pending: ask !== null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when there is something new to ask.
  useEffect(() => {
    if (!ask) {
      setState({ value: null, error: null, pending: false })
      return
    }
    let wanted = true
    setState(before => ({ ...before, pending: true }))
    ask().then(
      value => wanted && setState({ value, error: null, pending: false }),
      (error: unknown) => {
        if (!wanted || isMoot(error)) return
        setState({
          value: null,
          error: error instanceof Error ? error.message : String(error),
          pending: false,
        })
      },
    )
    return () => {
      wanted = false
    }
  }, [key])
  return state
}
