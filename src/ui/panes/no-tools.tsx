// What the panes about tools show when the skill declares none.
import type { SkillReport } from '../../core/report.ts'
import { Button } from '../parts/button.tsx'
import { Empty } from '../parts/empty.tsx'
import { appendBlock, exampleTool } from './insert.ts'
import type { PaneProps } from './pane.ts'

/** Says what is missing, shows how a tool is written, and inserts one. */
export function NoTools({ skill, workspace, actions }: PaneProps & { skill: SkillReport }) {
  const text = workspace.text(skill.path)
  return (
    <Empty title="This skill declares no tools.">
      <p>Add a tool fence to its document to give the model one:</p>
      <pre className="code-block">{exampleTool}</pre>
      {text === null ? null : (
        <Button
          onClick={() => actions.edit('Inserted a tool fence.', [appendBlock(skill.path, text, exampleTool)])}
        >
          Insert this tool
        </Button>
      )}
    </Empty>
  )
}

/** What a pane shows while no skill is open. */
export function NoSkill({ report }: Pick<PaneProps, 'report'>) {
  return report ? (
    <Empty title="There is no skill here yet.">
      <p>
        A skill is a folder with a file named SKILL.md. Paste one, drop a folder or a zip, or open an example.
      </p>
    </Empty>
  ) : (
    <p className="muted">Reading…</p>
  )
}
