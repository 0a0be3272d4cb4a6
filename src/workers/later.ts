// The parts of the worker that the first Report does not need: each is loaded when it is first asked for, or when
// the worker has nothing else to do, so that the page needs no server once it stands.

export const later = {
  calls: () => import('./resolve.ts'),
  claudeCode: () => import('./claude-code.ts'),
  link: () => import('../core/permalink.ts'),
  open: () => import('./open.ts'),
  zip: () => import('./export.ts'),
} as const

let begun = false

/** Loads what is not loaded yet. A part that cannot be loaded now is tried again when it is asked for. */
export function loadLater(): void {
  if (begun) return
  begun = true
  for (const load of Object.values(later)) load().catch(() => {})
}
