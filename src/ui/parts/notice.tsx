// A message about something that happened, with the way back where there is one.
import type { Severity } from '../../core/fault/fault.ts'
import { Button, IconButton } from './button.tsx'

type Props = {
  text: string
  severity?: Severity
  action?: { label: string; onSelect: () => void }
  onDismiss: () => void
}

/** One message; it stays until it is dismissed or replaced, since a person may be slow to read. */
export function Notice({ text, severity = 'info', action, onDismiss }: Props) {
  return (
    <div className={`notice notice-${severity}`} role={severity === 'error' ? 'alert' : 'status'}>
      <span className="grow">{text}</span>
      {action ? (
        <Button small onClick={action.onSelect}>
          {action.label}
        </Button>
      ) : null}
      <IconButton small icon="close" label="Dismiss" onClick={onDismiss} />
    </div>
  )
}
