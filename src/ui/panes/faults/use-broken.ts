// Which of the person's clients each fault breaks: the worker asks their loaders again with the fault mended.
import { useEffect, useState } from 'react'
import type { Fault } from '../../../core/fault/fault.ts'
import type { PaneProps } from '../pane.ts'

/** The names of the broken clients, by the fault's place in `faults`; empty until they are known. */
export function useBroken(
  { skill, workspace, ask }: PaneProps,
  path: string,
  faults: readonly Fault[],
): readonly (readonly string[])[] {
  const [broken, setBroken] = useState<readonly (readonly string[])[]>([])
  const { clients, mine } = workspace
  const text = workspace.text(path)
  // Loaders read the skill's document alone.
  const document = skill && path === skill.path && text !== null ? text : null
  useEffect(() => {
    setBroken([])
    // What no fix mends cannot be asked about.
    if (!skill || document === null || mine.length === 0 || !faults.some(fault => fault.fix)) return
    let wanted = true
    ask('breaks', { faults, document: { path, text: document }, verdicts: skill.verdicts, mine }).then(
      answer => {
        const name = (id: string) => clients.find(each => each.id === id)?.name ?? id
        if (wanted) setBroken(answer.map(each => each.map(({ client }) => name(client))))
      },
      // A newer question has taken its place, or the worker has said what is wrong with it.
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [ask, skill, document, path, faults, clients, mine])
  return broken
}
