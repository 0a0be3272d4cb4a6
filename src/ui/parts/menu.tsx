// A button that opens a menu, wholly usable from the keyboard.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { Visible } from './visible.tsx'

/** One command of a menu. `checked` makes it one of a choice; `hint` is a second line, `keys` a shortcut. */
export type MenuItem = {
  label: string
  hint?: string
  keys?: string
  checked?: boolean
  disabled?: boolean
  onSelect: () => void
}

type Props = {
  /** The button's name. */
  label: string
  /** What the button shows; its label where left out. */
  text?: string
  icon?: IconName
  kind?: 'plain' | 'quiet'
  /** Opens towards the end edge, for a button at the end of a row. */
  end?: boolean
  items: readonly MenuItem[]
}

/** The menu button and, when open, its menu. Arrows, Home, End, a letter, Enter and Escape do as expected. */
export function Menu({ label, text = label, icon, kind = 'plain', end, items }: Props) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isChoice = items.every(item => item.checked !== undefined)
  const options = () => [...(root.current?.querySelectorAll<HTMLElement>('.menu-item:not(:disabled)') ?? [])]

  useEffect(() => {
    if (!open) return
    // A menu that is one choice opens at what is chosen, any other at its first command.
    const chosen = isChoice ? root.current?.querySelector<HTMLElement>('[aria-checked="true"]') : null
    const first = chosen ?? root.current?.querySelector<HTMLElement>('.menu-item:not(:disabled)')
    first?.focus()
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [open, isChoice])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key === 'ArrowDown') {
        event.preventDefault()
        setOpen(true)
      }
      return
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
      return
    }
    const all = options()
    const to = target(
      event.key,
      all,
      all.findIndex(item => item.matches(':focus')),
    )
    if (!to) return
    event.preventDefault()
    to.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the items inside.
    <div className={end ? 'menu menu-end' : 'menu'} ref={root} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={kind === 'quiet' ? 'button button-quiet' : 'button'}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={text === label ? undefined : `${label}: ${text}`}
        onClick={() => setOpen(!open)}
      >
        {icon ? <Icon name={icon} /> : null}
        <span className="menu-text">
          <Visible text={text} />
        </span>
        <Icon name="down" />
      </button>
      {open ? (
        <div className="menu-list" role="menu" id={id} aria-label={label}>
          {items.map(item => (
            <button
              key={`${item.label} ${item.hint ?? ''}`}
              type="button"
              className="menu-item"
              tabIndex={-1}
              disabled={item.disabled ?? false}
              {...(item.checked === undefined
                ? { role: 'menuitem' }
                : { role: 'menuitemradio', 'aria-checked': item.checked })}
              onClick={() => {
                close()
                item.onSelect()
              }}
            >
              <Visible text={item.label} />
              {item.keys ? <kbd>{item.keys}</kbd> : null}
              {item.checked ? <Icon name="check" /> : null}
              {item.hint ? (
                <small>
                  <Visible text={item.hint} />
                </small>
              ) : null}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** The item that a key leads to. */
function target(key: string, all: HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return all[(at + 1) % all.length]
  if (key === 'ArrowUp') return all[(at - 1 + all.length) % all.length]
  if (key === 'Home') return all[0]
  if (key === 'End') return all[all.length - 1]
  if (key.length !== 1 || key === ' ') return undefined
  const rest = [...all.slice(at + 1), ...all.slice(0, at + 1)]
  return rest.find(item => item.textContent?.toLowerCase().startsWith(key.toLowerCase()))
}
