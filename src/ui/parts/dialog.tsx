// A dialog: the platform's own, modal, closed by Escape, by its button and by a click beside it.
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './button.tsx'

type Props = { title: string; onClose: () => void; wide?: boolean; children: ReactNode }

/** Shown as long as it is rendered; `onClose` is called however it is closed. */
export function Dialog({ title, onClose, wide, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    dialog?.showModal()
    // The browser gives the focus to the first button, which closes; what is there to be typed in comes before.
    dialog?.querySelector<HTMLElement>('.dialog-body :is(input, textarea, select)')?.focus()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog already; the click is on its backdrop.
    <dialog
      ref={ref}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClick={event => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
