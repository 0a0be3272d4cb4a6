// Choices: a switch for on and off, and a segmented row for one of a few.
import { type ReactNode, useId } from 'react'

/** On or off, with its words beside it. */
export function Switch(props: { label: ReactNode; checked: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={props.checked}
        aria-checked={props.checked}
        onChange={event => props.onChange(event.currentTarget.checked)}
      />
      <span>{props.label}</span>
    </label>
  )
}

type SegmentedProps<T extends string> = {
  /** The name of the choice, for those who do not see it. */
  label: string
  options: readonly { id: T; label: string }[]
  value: T
  onChange: (id: T) => void
}

/** One of a few, all in sight: radio buttons in a row. */
export function Segmented<T extends string>({ label, options, value, onChange }: SegmentedProps<T>) {
  const name = useId()
  return (
    <div className="segmented" role="radiogroup" aria-label={label}>
      {options.map(option => (
        <label key={option.id}>
          <input
            type="radio"
            name={name}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
