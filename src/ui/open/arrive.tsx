// What arrives at the page itself: files dropped anywhere, and text or files pasted outside of a field.
import { useEffect, useState } from 'react'
import { ENTRIES } from '../../core/source/limits.ts'
import { useApp } from '../store/app.tsx'
import { hasUnsaved } from '../store/select.ts'
import { openIncoming, openText } from './door.ts'
import { fromDrop, fromList } from './incoming.ts'

/** Listens on the document; while files are over the page it says what a drop will do. */
export function Arrive() {
  const app = useApp()
  const [over, setOver] = useState(false)
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = async (event: DragEvent) => {
      setOver(false)
      if (!event.dataTransfer || !hasFiles(event)) return
      event.preventDefault()
      event.stopPropagation()
      // A dialog speaks of what was open before.
      app.store.setState({ dialog: null, asking: null })
      await openIncoming(app, await fromDrop(event.dataTransfer, ENTRIES))
    }
    const onPaste = (event: ClipboardEvent) => {
      if (isField(event.composedPath()[0]) || document.querySelector('dialog[open]')) return
      const { clipboardData } = event
      if (!clipboardData) return
      if (clipboardData.files.length > 0) {
        event.preventDefault()
        void openIncoming(app, fromList(clipboardData.files))
        return
      }
      const text = clipboardData.getData('text/plain')
      if (text === '') return
      event.preventDefault()
      if (!hasUnsaved(app.store.getState())) void openText(app, text)
      else app.store.setState({ asking: question(() => void openText(app, text)) })
    }
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('dragleave', onDragLeave)
    // Before the editor's own drop, which would insert a file's text.
    document.addEventListener('drop', onDrop, true)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('dragleave', onDragLeave)
      document.removeEventListener('drop', onDrop, true)
      document.removeEventListener('paste', onPaste)
    }
  }, [app])
  return over ? (
    <div className="drop">
      <p>Drop to open: a SKILL.md, a folder, a .zip or a .skill. Nothing is uploaded.</p>
    </div>
  ) : null
}

const question = (onYes: () => void) => ({
  title: 'Open the pasted text?',
  text: 'It takes the place of what is open. That stays in Earlier versions, and you can undo this.',
  yes: 'Open as SKILL.md',
  onYes,
})

/** Whether a place takes text itself, the editor's included. */
function isField(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
