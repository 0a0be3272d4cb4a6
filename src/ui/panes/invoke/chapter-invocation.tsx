// The same command as the chapter's own agent would resolve it.
import { fork, runSkillTool, typedSkill } from '../../../core/claude-code/mini/run.ts'
import { type MiniSkill, resolveSkillPrompt } from '../../../core/claude-code/mini/skills.ts'
import type { Report } from '../../../core/report.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Field } from '../../parts/field.tsx'
import { Sign } from '../../parts/sign.tsx'
import { Visible } from '../../parts/visible.tsx'
import type { Workspace } from '../pane.ts'
import { Block } from './scroll.tsx'
import { Facts } from './section.tsx'
import { StepNine } from './step-nine.tsx'

type Props = {
  skills: readonly MiniSkill[]
  line: string
  onLine: (line: string) => void
  report: Report
  workspace: Workspace
}

/** The tools that mini-claude has, for showing what a fork leaves of them. */
const tools = [
  'read_file',
  'write_file',
  'edit_file',
  'list_files',
  'grep_search',
  'run_shell',
  'skill',
  'agent',
  'schedule_wakeup',
]

export function ChapterInvocation({ skills, line, onLine, report, workspace }: Props) {
  const started = typedSkill(skills, line)
  return (
    <section className="stack-tight" aria-label="Invocation">
      <p className="muted">
        Mini-claude is the small agent of a book’s chapter on skills. It does with little code what the
        product does with much, and in places otherwise.
      </p>
      <Field
        label="Type a command"
        hint="The name up to the first space, then the arguments as they stand."
        code
        value={line}
        onChange={onLine}
      />
      {started ? (
        <Resolved skill={started.skill} args={started.args} skills={skills} />
      ) : (
        <p>
          <Sign of="info" word="Nothing starts" /> Mini-claude takes this for a message like any other: it
          finds no skill of this name that a person may call.
        </p>
      )}
      <StepNine line={line} report={report} workspace={workspace} />
    </section>
  )
}

function Resolved({ skill, args, skills }: { skill: MiniSkill; args: string; skills: readonly MiniSkill[] }) {
  const text = resolveSkillPrompt(skill, args)
  const sub = skill.context === 'fork' ? fork(skill, args, tools) : null
  return (
    <article className="stack-tight" aria-label={`Invocation of /${skill.name}`}>
      <div className="row">
        <h3 className="grow">
          {sub ? 'The system prompt of the sub-agent' : `What /${skill.name} puts into the conversation`}
        </h3>
        <CopyButton small what="text" text={text} />
      </div>
      <p className="muted">
        Only $ARGUMENTS and CLAUDE_SKILL_DIR are put in. There are no arguments by number or name, nothing is
        appended, and commands stay text.
      </p>
      <Block label={`Text of /${skill.name}`} text={text} />
      {sub ? (
        <Facts
          rows={[
            ['Its first turn', <Visible key="turn" text={sub.userTurn} />],
            ['Its tools', <code key="tools">{sub.tools.join(', ') || 'none'}</code>],
          ]}
        />
      ) : (
        <>
          <h3>What the model gets when it calls the tool</h3>
          <Block label="Result of the tool" text={runSkillTool(skills, skill.name, args)} />
        </>
      )}
    </article>
  )
}
