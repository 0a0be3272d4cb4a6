// A message about something that happened, with the way back where there is one.
import type { Severity } from '../../core/fault/fault.ts'
import { Button, IconButton } from './button.tsx'
import { Words } from './words.tsx'

type Props = {
  text: string
  severity?: Severity
  action?: { label: string; onSelect: () => void }
  onDismiss: () => void
  /** Told when the pointer or the focus comes and goes. */
  onHold?: (held: boolean) => void
}

/** One message. */
export function Notice({ text, severity = 'info', action, onDismiss, onHold }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody is reading.
    <div
      className={`notice notice-${severity}`}
      role={severity === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
    >
      <span className="grow">
        <Words text={text} />
      </span>
      {action ? (
        <Button small onClick={action.onSelect}>
          {action.label}
        </Button>
      ) : null}
      <IconButton small icon="close" label="Dismiss" onClick={onDismiss} />
    </div>
  )
}
