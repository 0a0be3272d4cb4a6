// What is shown when nothing is wrong: what was checked.
import type { SkillReport } from '../../../core/report.ts'
import { Sign } from '../../parts/sign.tsx'
import type { PaneProps } from '../pane.ts'

const checked = {
  'agent-skill':
    'Agent Skills: the frontmatter’s fences and YAML, the name and its directory, the lengths of the description and of compatibility, and that no other field is there.',
  'hard-skill':
    'Hard skill: every tool fence line by line, the types and defaults of params, that each param is used and each $name declared, the includes, and what a run hands to a shell.',
} as const

/** Says what was checked and found right. */
export function Clean({ skill, off }: { skill: SkillReport; off: PaneProps['workspace']['off'] }) {
  const judged = (['agent-skill', 'hard-skill'] as const).filter(id => skill.formats[id].applies)
  const on = judged.filter(id => !off.has(id))
  if (on.length === 0) {
    return <p className="muted">Nothing was judged: every format that applies is switched off.</p>
  }
  return (
    <div className="stack-tight">
      <strong>
        <Sign of="ok" word="No faults" />
      </strong>
      <p className="muted">What was checked:</p>
      <ul className="clean-list">
        {on.map(id => (
          <li key={id}>{checked[id]}</li>
        ))}
        <li>Advice: what makes clients skip a skill, or a reader doubt it.</li>
      </ul>
    </div>
  )
}
