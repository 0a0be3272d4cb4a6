// Pane System text: what a model is told of the skill, word by word.
import { codePointLength } from '../../../core/document/text.ts'
import { aboutTokens, tokenRule } from '../../../core/document/tokens.ts'
import { type SystemPart, systemParts } from '../../../core/hard-skill/compile.ts'
import type { SkillReport } from '../../../core/report.ts'
import { Button } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { PaneHead } from '../../parts/pane-head.tsx'
import { Visible } from '../../parts/visible.tsx'
import { appendBlock } from '../insert.ts'
import { NoSkill } from '../no-tools.tsx'
import type { PaneProps } from '../pane.ts'
import './system-text.css'

export default function SystemText(props: PaneProps) {
  const { skill, report } = props
  return (
    <div className="pane-body">
      <PaneHead says="What the model is told: the prose with each tool fence as its id, then how to call a tool, then the catalog.">
        {skill?.hardSkill.system ? <CopyButton what="system text" text={skill.hardSkill.system} /> : null}
      </PaneHead>
      {skill ? <Told {...props} skill={skill} /> : <NoSkill report={report} />}
    </div>
  )
}

function Told({ skill, workspace, actions }: PaneProps & { skill: SkillReport }) {
  const { system, skill: hard } = skill.hardSkill
  if (system === '') {
    const text = workspace.text(skill.path)
    return (
      <Empty title="This skill tells the model nothing yet.">
        <p>What stands under the frontmatter is what the model reads.</p>
        {text === null ? null : (
          <Button
            onClick={() =>
              actions.edit('Inserted a first instruction.', [appendBlock(skill.path, text, starter)])
            }
          >
            Insert a first instruction
          </Button>
        )}
      </Empty>
    )
  }
  const ids = new Set(hard.tools.map(tool => tool.id))
  return (
    <>
      <p>
        {sizeOf(system)} <span className="muted">({tokenRule}; an estimate)</span>
      </p>
      {hard.tools.length === 0 ? (
        <p className="muted">There are no tools, so the model is told no protocol and no catalog.</p>
      ) : null}
      <div className="system-text">
        {systemParts(hard).map(part => (
          <section key={part.kind} aria-label={labels[part.kind]}>
            <div className="row system-label">
              <h3 className="grow">{labels[part.kind]}</h3>
              <span className="muted">{sizeOf(part.text)}</span>
            </div>
            <pre>
              <PartText part={part} ids={ids} />
            </pre>
          </section>
        ))}
      </div>
    </>
  )
}

const labels: Record<SystemPart['kind'], string> = {
  prose: 'Prose, from the document',
  protocol: 'Call protocol, put in by the compiler',
  catalog: 'Catalog, from the tool fences',
}

const starter = '# What to do\n\nSay here, step by step, what the model should do when it uses this skill.'

const sizeOf = (text: string) =>
  `${codePointLength(text).toLocaleString('en')} characters, about ${aboutTokens(text).toLocaleString('en')} tokens`

/** The text; in the prose a line that is a tool's id is marked. */
function PartText({ part, ids }: { part: SystemPart; ids: ReadonlySet<string> }) {
  if (part.kind !== 'prose') return <Visible text={part.text} />
  return part.text.split(/(\r\n|\n)/).map((line, i) =>
    ids.has(line) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity than their order.
      <mark key={i} className="tool-mark" title="Here stood a tool fence">
        {line}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Visible key={i} text={line} />
    ),
  )
}
