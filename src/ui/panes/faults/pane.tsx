// Pane Faults: everything that is wrong, where it is, why it matters, and the mend.
import { useMemo } from 'react'
import type { Fault } from '../../../core/fault/fault.ts'
import { safeFixes } from '../../../core/fault/fix.ts'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { PaneHead } from '../../parts/pane-head.tsx'
import type { PaneProps } from '../pane.ts'
import { Clean } from './clean.tsx'
import './faults.css'
import { FaultList } from './fault-list.tsx'
import { Formats } from './formats.tsx'
import { useMendAll } from './use-mend-all.ts'

export default function Faults(props: PaneProps) {
  const { skill, report, workspace } = props
  const faults = useMemo(() => [...(skill?.faults ?? []), ...(report?.faults ?? [])], [report, skill])
  const groups = useMemo(() => byPath(faults), [faults])
  const safe = useMemo(() => [...groups].flatMap(([path, own]) => safeFixes(own, path)), [groups])

  const mendAll = useMendAll(props)
  return (
    <div className="pane-body">
      <PaneHead says="What is wrong with this skill, where it is, and how to mend it.">
        {safe.length > 0 ? (
          <Button icon="wrench" onClick={() => void mendAll()}>
            Mend all safe ones ({safe.length})
          </Button>
        ) : null}
      </PaneHead>
      {skill ? <Formats {...props} skill={skill} /> : null}
      {faults.length > 0 ? (
        <FaultList {...props} groups={groups} />
      ) : skill ? (
        <Clean skill={skill} off={workspace.off} />
      ) : report ? (
        <Empty title="There is no skill here yet.">
          <p>
            A skill is a folder with a file named SKILL.md. Paste one, drop a folder or a zip, or open an
            example.
          </p>
        </Empty>
      ) : null}
    </div>
  )
}

/** The faults of each file, the files in the order of their first fault. */
function byPath(faults: readonly Fault[]): Map<string, Fault[]> {
  const groups = new Map<string, Fault[]>()
  for (const fault of faults) {
    const group = groups.get(fault.path)
    if (group) group.push(fault)
    else groups.set(fault.path, [fault])
  }
  return groups
}
