// Moves the focus along a list, as arrow keys do.

/** Focuses the element `step` further among those of `root` that match, and stays at the ends; says whether it could. */
export function moveFocus(root: ParentNode | null, selector: string, step: number): boolean {
  const all: Element[] = [...(root?.querySelectorAll(selector) ?? [])]
  const at = document.activeElement ? all.indexOf(document.activeElement) : -1
  const next = at < 0 ? undefined : all[at + step]
  if (next instanceof HTMLElement) next.focus()
  return next !== undefined
}
