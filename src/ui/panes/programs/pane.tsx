// Pane Programs: what must be on the machine before the skill's tools can run.
import type { Program } from '../../../core/hard-skill/skill.ts'
import type { SkillReport } from '../../../core/report.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { PaneHead } from '../../parts/pane-head.tsx'
import { Visible } from '../../parts/visible.tsx'
import { NoSkill, NoTools } from '../no-tools.tsx'
import type { PaneProps } from '../pane.ts'
import { posixCheck, powershellCheck } from './check.ts'

export default function Programs(props: PaneProps) {
  const { skill, report } = props
  return (
    <div className="pane-body">
      <PaneHead says="What must be on the machine: the first word of every run, known before anything runs." />
      {skill ? <Needed {...props} skill={skill} /> : <NoSkill report={report} />}
    </div>
  )
}

function Needed(props: PaneProps & { skill: SkillReport }) {
  const { programs } = props.skill.hardSkill
  if (programs.length === 0) return <NoTools {...props} />
  const certain = programs.filter(program => !program.dynamic).map(program => program.name)
  return (
    <>
      <div className="scroll-x">
        <table>
          <thead>
            <tr>
              <th scope="col">Program</th>
              <th scope="col">Needed by</th>
              <th scope="col">Known</th>
            </tr>
          </thead>
          <tbody>
            {programs.map(program => (
              <tr key={program.name}>
                <th scope="row" className="code">
                  <Visible text={program.name} />
                </th>
                <td className="code">
                  <Visible text={program.tools.join(', ')} />
                </td>
                <td>{known(program)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {certain.length > 0 ? (
        <section className="stack-tight" aria-label="Check a machine">
          <h3>Is it there?</h3>
          <p className="muted">
            Paste one of these into a terminal: it says what is found and what is missing, and runs nothing of
            the skill.
          </p>
          <Check what="a check for POSIX" command={posixCheck(certain)} />
          <Check what="a check for PowerShell" command={powershellCheck(certain)} />
        </section>
      ) : null}
    </>
  )
}

function known({ name, dynamic }: Program): string {
  if (dynamic) return 'chosen by the call'
  return name.includes('/') ? 'certain; a path, looked up from the working directory' : 'certain'
}

function Check({ what, command }: { what: string; command: string }) {
  return (
    <div className="stack-tight">
      <pre className="code-block">
        <Visible text={command} />
      </pre>
      <div>
        <CopyButton small what={what} text={command} />
      </div>
    </div>
  )
}
