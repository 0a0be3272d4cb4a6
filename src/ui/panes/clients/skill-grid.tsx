// With several skills: one row a skill, one column for each of the person's clients.
import type { SkillReport } from '../../../core/report.ts'
import { Sign } from '../../parts/sign.tsx'
import { Visible } from '../../parts/visible.tsx'
import type { PaneProps } from '../pane.ts'
import { shown } from './words.ts'

export function SkillGrid({ skills, workspace, actions }: PaneProps & { skills: readonly SkillReport[] }) {
  const own = workspace.clients.filter(({ id }) => workspace.mine.includes(id))
  if (own.length === 0) return null
  return (
    <section className="stack-tight" aria-labelledby="clients-grid">
      <h3 id="clients-grid">All {skills.length} skills in your clients</h3>
      <div className="scroll-x">
        <table className="clients-grid">
          <thead>
            <tr>
              <th scope="col">Skill</th>
              {own.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {skills.map(skill => (
              <tr key={skill.root}>
                <th scope="row">
                  <button
                    type="button"
                    className="clients-place"
                    onClick={() => actions.go({ path: skill.path, from: 0, to: 0 })}
                  >
                    <Visible text={skill.title} />
                  </button>
                </th>
                {own.map(({ id }) => {
                  const verdict = skill.verdicts.find(each => each.client === id)
                  const words = verdict ? shown(verdict) : null
                  return (
                    <td key={id} title={words ? `${words.word}: ${verdict?.reason}` : undefined}>
                      {words ? <Sign {...words} quiet /> : null}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
