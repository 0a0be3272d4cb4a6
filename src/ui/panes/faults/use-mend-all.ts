// Makes every safe mend of the skill at once, by asking the worker, which goes on until there is none left.
import { useEffect, useRef } from 'react'
import { isMoot } from '../../../workers/client.ts'
import { say } from '../../parts/live-region.tsx'
import type { PaneProps } from '../pane.ts'

/** The act itself. What is typed while the worker mends is never overwritten. */
export function useMendAll({ skill, workspace, actions, ask }: PaneProps): () => Promise<void> {
  const now = useRef(workspace)
  useEffect(() => {
    now.current = workspace
  })
  return async () => {
    if (!skill) return
    try {
      const { made, texts } = await ask('mend-safely', { root: skill.root, off: [...workspace.off] })
      if (texts.some(({ path }) => now.current.text(path) !== workspace.text(path))) {
        say('The text has changed meanwhile, so nothing was mended.')
        return
      }
      const edits = texts.map(({ path, text }) => {
        return { path, from: 0, to: workspace.text(path)?.length ?? 0, insert: text }
      })
      if (made > 0) actions.edit(made === 1 ? 'Mended 1 fault.' : `Mended ${made} faults.`, edits)
    } catch (error) {
      if (!isMoot(error)) say(error instanceof Error ? error.message : String(error))
    }
  }
}
