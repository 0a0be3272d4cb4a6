// Every command by name: type a part of it, choose with the arrows, run with Enter.
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { examples } from '../examples/examples.ts'
import { openExample } from '../examples/open-example.ts'
import { panes } from '../panes/panes.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { type Command, commandsOf, showPane } from '../shell/commands.ts'
import { shownKeys } from '../shell/keys.ts'
import { type App, useApp } from '../store/app.tsx'

/** Every command with a place of its own, and one for each pane and each example. */
function allCommands(app: App): Command[] {
  const { actions } = app.store
  return [
    ...Object.values<Command>(commandsOf(app)),
    ...panes.map(({ id, label }) => ({ label: `Pane: ${label}`, run: () => showPane(app, id) })),
    ...examples.map(example => ({
      label: `Example: ${example.label}`,
      run: () => void openExample(actions, example),
    })),
  ]
}

/** The commands whose name holds every word that was typed. */
export function found(commands: readonly Command[], typed: string): Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ label }) => words.every(word => label.toLowerCase().includes(word)))
}

export function CommandsDialog({ onClose }: { onClose: () => void }) {
  const app = useApp()
  const all = useMemo(() => allCommands(app), [app])
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const shown = found(all, typed)
  const current = shown[Math.min(at, shown.length - 1)]
  const run = (command: Command | undefined) => {
    if (!command) return
    onClose()
    // After the dialog has given the focus back, so that the command may move it.
    setTimeout(command.run, 0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && shown.length > 0) {
      event.preventDefault()
      setAt((at + step + shown.length) % shown.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      run(current)
    }
  }
  return (
    <Dialog title="Commands" onClose={onClose}>
      <input
        className="input"
        role="combobox"
        aria-label="Command"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={current ? `${id}-${shown.indexOf(current)}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={event => {
          setTyped(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div className="commands" role="listbox" id={`${id}-list`} aria-label="Commands">
        {shown.map((command, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys for the list.
          <div
            key={command.label}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={command === current}
            className="menu-item"
            onClick={() => run(command)}
          >
            {command.label}
            {command.keys ? <kbd>{shownKeys(command.keys)}</kbd> : null}
          </div>
        ))}
      </div>
      {shown.length === 0 ? <p className="muted">No command has these words.</p> : null}
    </Dialog>
  )
}
