// A button that copies a text and says so.
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { say } from './live-region.tsx'

type Props = {
  /** What is copied and as what, as in "argv as JSON": the label becomes "Copy argv as JSON". */
  what: string
  /** The text, or how to make it when it is wanted. */
  text: string | (() => string)
  small?: boolean
  disabled?: boolean
}

/** Copies a text to the clipboard; where the browser forbids it, says so. */
export function CopyButton({ what, text, small, disabled }: Props) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), 2000)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'function' ? text() : text)
      setState('copied')
      say('Copied')
    } catch {
      setState('refused')
      say('The browser did not allow copying')
    }
  }
  return (
    <Button
      {...(small ? { small } : {})}
      icon={state === 'copied' ? 'check' : state === 'refused' ? 'error' : 'copy'}
      disabled={disabled ?? false}
      onClick={copy}
      title={
        state === 'copied' ? 'Copied' : state === 'refused' ? 'The browser did not allow copying' : undefined
      }
    >
      Copy {what}
    </Button>
  )
}
