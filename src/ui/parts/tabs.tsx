// A row of tabs that never wraps: what does not fit goes into a menu named "More".
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Menu } from './menu.tsx'

/** One tab; `count` is shown beside the label where it is above zero, `countName` says of what. */
export type Tab = { id: string; label: string; count?: number | undefined; countName?: string }

type Props = { label: string; tabs: readonly Tab[]; selected: string; onSelect: (id: string) => void }

/** The id of a tab's button, for the panel's `aria-labelledby`. */
export const tabId = (id: string) => `tab-${id}`
/** The id that the tab's panel must have. */
export const panelId = (id: string) => `panel-${id}`

/** The tab row. Arrow keys, Home and End move along it and select. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const hidden = useHidden(list, tabs)
  const order = tabs.filter(tab => !hidden.has(tab.id))
  const onKeyDown = (event: KeyboardEvent) => {
    const at = order.findIndex(tab => tab.id === selected)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: order.length - 1 }[event.key]
    const next = to === undefined ? undefined : order[(to + order.length) % order.length]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    document.getElementById(tabId(next.id))?.focus()
  }
  return (
    <div className="tabs">
      <div
        className="tabs-list"
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {tabs.map(tab => (
          <button
            key={tab.id}
            id={tabId(tab.id)}
            type="button"
            role="tab"
            className={hidden.has(tab.id) ? 'tab tab-hidden' : 'tab'}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? panelId(tab.id) : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.count ? <span className="count">{tab.count}</span> : null}
          </button>
        ))}
      </div>
      {hidden.size > 0 ? (
        <Menu
          label="More panes"
          text={hidden.has(selected) ? (tabs.find(tab => tab.id === selected)?.label ?? 'More') : 'More'}
          kind="quiet"
          end
          items={tabs
            .filter(tab => hidden.has(tab.id))
            .map(tab => ({
              label: tab.count ? `${tab.label} ${tab.count}` : tab.label,
              checked: tab.id === selected,
              onSelect: () => onSelect(tab.id),
            }))}
        />
      ) : null}
    </div>
  )
}

/** Which tabs wrapped to a second line of the row and so are not seen. */
function useHidden(list: { current: HTMLDivElement | null }, tabs: readonly Tab[]): ReadonlySet<string> {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set<string>())
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const top = element.offsetTop
      const wrapped = tabs.filter((_, i) => {
        const child = element.children[i]
        return child instanceof HTMLElement && child.offsetTop - top > 8
      })
      setHidden(before =>
        before.size === wrapped.length && wrapped.every(tab => before.has(tab.id))
          ? before
          : new Set(wrapped.map(tab => tab.id)),
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, tabs])
  return hidden
}
