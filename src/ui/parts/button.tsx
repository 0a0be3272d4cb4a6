// Buttons: with words, or an icon alone whose label is still its name.
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Own = {
  kind?: 'plain' | 'primary' | 'danger' | 'quiet'
  /** 24 px high, for rows of lists; the default follows the pointer (32 or 40 px). */
  small?: boolean
  icon?: IconName
}

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className' | 'style'>

const classOf = (kind: Own['kind'], small: boolean | undefined, extra = '') =>
  ['button', kind && kind !== 'plain' ? `button-${kind}` : '', small ? 'button-small' : '', extra]
    .filter(Boolean)
    .join(' ')

/** A button that says what it does. */
export function Button({ kind, small, icon, children, ...native }: Own & Native & { children: ReactNode }) {
  return (
    <button type="button" className={classOf(kind, small)} {...native}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  )
}

/** A button with an icon alone; `label` is its name and its tooltip. */
export function IconButton({
  kind = 'quiet',
  small,
  icon,
  label,
  ...native
}: Own & Native & { icon: IconName; label: string }) {
  return (
    <button
      type="button"
      className={classOf(kind, small, 'button-icon')}
      aria-label={label}
      title={label}
      {...native}
    >
      <Icon name={icon} />
    </button>
  )
}
