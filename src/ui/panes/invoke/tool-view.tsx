// The tool by which the model invokes skills: its definition, what a call returns, and the catalogs of skills.
import { prompt } from '../../../core/agent-skill/prompt.ts'
import type { DiscoveredSkill } from '../../../core/claude-code/discover.ts'
import { runSkillTool } from '../../../core/claude-code/mini/run.ts'
import { buildSkillDescriptions, type MiniSkill } from '../../../core/claude-code/mini/skills.ts'
import { skillTool, skillToolResult } from '../../../core/claude-code/skill-tool.ts'
import type { Report } from '../../../core/report.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { JsonText, jsonOf } from '../../parts/json-text.tsx'
import { Block } from './scroll.tsx'
import { Sure } from './sure.tsx'

type Props = {
  own: DiscoveredSkill
  found: readonly DiscoveredSkill[]
  chapter: readonly MiniSkill[]
  report: Report
  reader: 'product' | 'chapter'
}

export function ToolView({ own, found, chapter, report, reader }: Props) {
  const tool = skillTool(found, reader)
  const name = own.command.slice(1)
  const chapterName = chapter.find(skill => skill.skillDir === own.dir)?.name ?? name
  const specified = report.skills.flatMap(({ agentSkill }) => (agentSkill ? [agentSkill] : []))
  return (
    <>
      <div className="row">
        <p className="grow muted">
          {reader === 'product'
            ? 'The product’s tool. Its inputs are on record, its description is not; ours stands in.'
            : 'The chapter’s tool. It takes any skill, also one that a person may not call.'}{' '}
          <Sure of={reader === 'product' ? 'B' : 'S'} />
        </p>
        <CopyButton small what="tool" text={() => jsonOf(tool)} />
      </div>
      <JsonText value={tool} label="Definition of the tool" />
      <h4>What a call for this skill returns</h4>
      <Block
        label="Result of a call for this skill"
        text={reader === 'product' ? skillToolResult(found, name) : runSkillTool(chapter, chapterName)}
      />
      {reader === 'product' && !own.disableModelInvocation && own.context === 'inline' ? (
        <p className="muted">The skill’s text follows as a message of its own.</p>
      ) : null}
      <Catalog title="The chapter’s catalog, in its system prompt" text={buildSkillDescriptions(chapter)} />
      <Catalog title="The specification’s catalog" text={prompt(specified)} />
    </>
  )
}

function Catalog({ title, text }: { title: string; text: string }) {
  return (
    <div className="stack-tight">
      <div className="row">
        <h4 className="grow">{title}</h4>
        <CopyButton small what="catalog" text={text} disabled={text === ''} />
      </div>
      {text === '' ? (
        <p className="muted">Empty: none of the open skills is where the chapter looks.</p>
      ) : (
        <Block label={title} text={text} />
      )}
    </div>
  )
}
