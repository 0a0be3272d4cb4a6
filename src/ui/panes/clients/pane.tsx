// Pane Clients: where the skill loads, what each client makes of it, and the skill as one of them takes it.
import { useState } from 'react'
import type { SkillReport } from '../../../core/report.ts'
import { Segmented } from '../../parts/choice.tsx'
import { useMediaQuery } from '../../parts/media.ts'
import { PaneHead } from '../../parts/pane-head.tsx'
import { NoSkill } from '../no-tools.tsx'
import type { PaneProps } from '../pane.ts'
import { ClientList } from './client-list.tsx'
import { ClientTable } from './client-table.tsx'
import './clients.css'
import { Export } from './export.tsx'
import { chosen, rowsOf } from './rows.ts'
import { SkillGrid } from './skill-grid.tsx'

export default function Clients(props: PaneProps) {
  const { skill, report } = props
  return (
    <div className="pane-body">
      <PaneHead says="Where this skill loads, and what each client makes of it. Nothing is sent anywhere: the loaders are modelled here, version by version." />
      {skill ? <Verdicts {...props} skill={skill} /> : <NoSkill report={report} />}
    </div>
  )
}

function Verdicts(props: PaneProps & { skill: SkillReport }) {
  const { skill, report, workspace, actions } = props
  const { clients, mine } = workspace
  const [which, setWhich] = useState<'mine' | 'all'>('all')
  const [open, setOpen] = useState<string | null>(null)
  // Beside the editor the table has room from this width on; below it the rows stand one under the other.
  const narrow = useMediaQuery('(max-width: 1199px)')
  const all = rowsOf(clients, skill.verdicts, mine)
  const rows = which === 'mine' ? all.filter(row => row.own) : all
  const View = narrow ? ClientList : ClientTable
  const skills = report?.skills ?? []
  return (
    <>
      <div className="row">
        <Segmented
          label="Which clients to show"
          options={[
            { id: 'all', label: `All (${all.length})` },
            { id: 'mine', label: `Mine (${all.filter(row => row.own).length})` },
          ]}
          value={which}
          onChange={setWhich}
        />
        <span className="muted">Mark the clients that you use: the verdict at the top speaks of those.</span>
      </div>
      {rows.length === 0 ? (
        <p className="muted">You have chosen no clients. Show all of them and mark those that you use.</p>
      ) : (
        <View
          {...props}
          rows={rows}
          open={open}
          onOpen={setOpen}
          onChoose={(id, on) => actions.setMine(chosen(mine, id, on))}
        />
      )}
      {skills.length > 1 ? <SkillGrid {...props} skills={skills} /> : null}
      <Export {...props} key={skill.root} />
    </>
  )
}
