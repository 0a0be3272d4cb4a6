// Moving the focus between the regions of the page: files, editor, panes.

/** What takes the focus in a region, the first of these that it has: the current row or tab, the text, a button. */
const targets = ['[role="treeitem"][tabindex="0"]', '[role="tab"][tabindex="0"]', 'textarea', 'button']

const regions = () =>
  [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(region => region.offsetParent !== null)

/** Moves the focus to the next region, or the one before. */
export function focusRegion(step: 1 | -1): void {
  const all = regions()
  const at = all.findIndex(region => region.contains(document.activeElement))
  const next = all[(at === -1 ? (step === 1 ? 0 : all.length - 1) : at + step + all.length) % all.length]
  if (next) focusIn(next)
}

/** Puts the focus into the text. */
export function focusEditor(): void {
  const editor = regions().find(region => region.dataset.region === 'editor')
  if (editor) focusIn(editor)
}

function focusIn(region: HTMLElement): void {
  // The editor lives in a shadow root, so that its styles need no exception in the policy.
  const hosts = [...region.querySelectorAll('*')]
  const inside = hosts.find(host => host.shadowRoot)?.shadowRoot?.querySelector<HTMLElement>('.cm-content')
  const found = targets.map(target => region.querySelector<HTMLElement>(target)).find(element => element)
  const element = inside ?? found
  element?.focus()
}
