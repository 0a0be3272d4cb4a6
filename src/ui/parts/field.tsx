// A labelled field of a form: a line, an area, or whatever control it is given.
import { type ReactNode, useId } from 'react'

type Props = {
  label: string
  /** One line of help under the label. */
  hint?: string
  value: string
  onChange: (value: string) => void
  /** Lines to show: more than one makes it an area. */
  rows?: number
  placeholder?: string
  readOnly?: boolean
  /** Monospace, as for an answer, a path or arguments. */
  code?: boolean
}

/** A text field with its label. */
export function Field({ label, hint, value, onChange, rows = 1, placeholder, readOnly, code }: Props) {
  const id = useId()
  const shared = {
    id,
    value,
    placeholder,
    readOnly: readOnly ?? false,
    spellCheck: false,
    autoComplete: 'off',
    className: code ? 'input code' : 'input',
    'aria-describedby': hint ? `${id}-hint` : undefined,
  }
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {rows > 1 ? (
        <textarea {...shared} rows={rows} onChange={event => onChange(event.currentTarget.value)} />
      ) : (
        <input {...shared} type="text" onChange={event => onChange(event.currentTarget.value)} />
      )}
    </div>
  )
}

/** A drop-down of a few, with its label. */
export function Select(props: {
  label: string
  /** One line of help under the label. */
  hint?: string
  value: string
  options: readonly { id: string; label: string }[]
  onChange: (id: string) => void
}): ReactNode {
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {props.label}
      </label>
      {props.hint ? (
        <span className="field-hint" id={`${id}-hint`}>
          {props.hint}
        </span>
      ) : null}
      <select
        id={id}
        className="input"
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        value={props.value}
        onChange={event => props.onChange(event.currentTarget.value)}
      >
        {props.options.map(option => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
