// The keyboard of the page: every command that has keys, wherever the focus is.
import { useEffect } from 'react'
import { useApp } from '../store/app.tsx'
import { type Command, commandsOf } from './commands.ts'
import { matches } from './keys.ts'

/** Listens on the document. What an element has handled itself is left to it. */
export function useKeys(): void {
  const app = useApp()
  useEffect(() => {
    const commands = Object.values<Command>(commandsOf(app))
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return
      const command = commands.find(({ keys }) => keys && matches(event, keys))
      if (!command) return
      // A sign typed into a field is text, and Escape there is the field's own.
      const isText = command.keys?.length === 1 || command.keys === 'Esc'
      if (isText && isField(event.composedPath()[0])) return
      event.preventDefault()
      command.run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [app])
}

function isField(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
