// A divider between two regions, moved by mouse, finger and arrow keys.
import type { KeyboardEvent, PointerEvent } from 'react'

type Props = {
  /** What it resizes, as in "Width of the files". */
  label: string
  /** The size of the region before or after it, in px, or in hundredths where `share` is set. */
  value: number
  min: number
  max: number
  /** Which side the size belongs to: a region after the divider grows when it moves back. */
  side: 'before' | 'after'
  /** A row divider lies flat between a region above and one below. */
  flat?: boolean
  /** The size is a share of what the divider's parent has. */
  share?: boolean
  onChange: (value: number) => void
}

/** What an arrow key moves: px, or hundredths. */
const steps = { px: 16, share: 2 } as const

/** The divider. It says its value, so that a screen reader can; Home and End go to the limits. */
export function Divider({ label, value, min, max, side, flat, share, onChange }: Props) {
  const set = (next: number) => onChange(Math.round(Math.min(max, Math.max(min, next))))
  const sign = side === 'before' ? 1 : -1

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const element = event.currentTarget
    const start = flat ? event.clientY : event.clientX
    const parent = element.parentElement
    const whole = (flat ? parent?.clientHeight : parent?.clientWidth) ?? 1
    const unit = share ? 100 / whole : 1
    element.setPointerCapture(event.pointerId)
    const move = (at: globalThis.PointerEvent) =>
      set(value + sign * unit * ((flat ? at.clientY : at.clientX) - start))
    const end = () => {
      element.removeEventListener('pointermove', move)
      element.removeEventListener('lostpointercapture', end)
    }
    element.addEventListener('pointermove', move)
    element.addEventListener('lostpointercapture', end)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = share ? steps.share : steps.px
    const to = {
      [flat ? 'ArrowDown' : 'ArrowRight']: value + sign * step,
      [flat ? 'ArrowUp' : 'ArrowLeft']: value - sign * step,
      Home: min,
      End: max,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    set(to)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved; this is the pattern of a window splitter.
    <div
      className={flat ? 'divider divider-row' : 'divider'}
      role="separator"
      aria-label={label}
      aria-orientation={flat ? 'horizontal' : 'vertical'}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    />
  )
}
