// By which formats the skill was judged, and why; each can be switched off.
import type { SkillReport } from '../../../core/report.ts'
import { Switch } from '../../parts/choice.tsx'
import { Words } from '../../parts/words.tsx'
import type { PaneProps } from '../pane.ts'

const formats = [
  { id: 'agent-skill', label: 'Agent skill' },
  { id: 'hard-skill', label: 'Hard skill' },
] as const

/** A switch for each format that applies; a line for each that does not. */
export function Formats({ skill, workspace, actions }: PaneProps & { skill: SkillReport }) {
  return (
    <fieldset className="formats">
      <legend className="spoken">Judged as</legend>
      {formats.map(({ id, label }) => {
        const { applies, why } = skill.formats[id]
        return (
          <div key={id} className="formats-row">
            {applies ? (
              <Switch
                label={<>Judge as {label.toLowerCase()}</>}
                checked={!workspace.off.has(id)}
                onChange={on => actions.setFormat(id, on)}
              />
            ) : (
              <span>Not a {label.toLowerCase()}</span>
            )}
            <span className="muted">
              <Words text={why} />
            </span>
          </div>
        )
      })}
    </fieldset>
  )
}
