// Pane Resolve: what an answer of a model calls, and the argv that it becomes.
import type { SkillReport } from '../../../core/report.ts'
import { PaneHead } from '../../parts/pane-head.tsx'
import { NoSkill, NoTools } from '../no-tools.tsx'
import type { PaneProps } from '../pane.ts'
import { Reader } from './reader.tsx'
import './resolve.css'
import { Writer } from './writer.tsx'

export default function Resolve(props: PaneProps) {
  const { skill, report } = props
  return (
    <div className="pane-body">
      <PaneHead says="What a model’s answer calls, and the argv it becomes: shown, never run." />
      {skill ? <WithTools {...props} skill={skill} /> : <NoSkill report={report} />}
    </div>
  )
}

function WithTools(props: PaneProps & { skill: SkillReport }) {
  const { tools } = props.skill.hardSkill.skill
  if (tools.length === 0) return <NoTools {...props} />
  return (
    <div className="resolve">
      <Reader {...props} tools={tools} />
      <Writer tools={tools} ask={props.ask} onUse={props.actions.setAnswer} />
    </div>
  )
}
