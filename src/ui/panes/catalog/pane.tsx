// Pane Catalog: the tools that a model may call, to read, and as JSON for the APIs that take them.
import { useState } from 'react'
import { catalogs } from '../../../core/hard-skill/catalogs.ts'
import type { Tool } from '../../../core/hard-skill/skill.ts'
import type { SkillReport } from '../../../core/report.ts'
import { Segmented } from '../../parts/choice.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { JsonText, jsonOf } from '../../parts/json-text.tsx'
import { PaneHead } from '../../parts/pane-head.tsx'
import { Sign } from '../../parts/sign.tsx'
import { NoSkill, NoTools } from '../no-tools.tsx'
import type { PaneProps } from '../pane.ts'
import './catalog.css'
import { ToolCard } from './tool-card.tsx'

export default function Catalog(props: PaneProps) {
  const { skill, report } = props
  return (
    <div className="pane-body">
      <PaneHead says="The tools that the model may call, and the same list as JSON for each API." />
      {skill ? <Tools {...props} skill={skill} /> : <NoSkill report={report} />}
    </div>
  )
}

function Tools(props: PaneProps & { skill: SkillReport }) {
  const { tools } = props.skill.hardSkill.skill
  if (tools.length === 0) return <NoTools {...props} />
  return (
    <div className="catalog">
      <ul className="stack catalog-cards">
        {tools.map((tool, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a faulty skill may give an id twice.
          <li key={i}>
            <ToolCard tool={tool} />
          </li>
        ))}
      </ul>
      <Json tools={tools} />
    </div>
  )
}

function Json({ tools }: { tools: readonly Tool[] }) {
  const [id, setId] = useState('schema')
  const all = catalogs(tools)
  const options = [{ id: 'schema', label: 'Schema' }, ...all.map(({ id, title }) => ({ id, label: title }))]
  const chosen = all.find(catalog => catalog.id === id)
  return (
    <section className="stack-tight" aria-label="The tools as JSON">
      <div className="row">
        <div className="grow">
          <Segmented label="Shape of the JSON" options={options} value={id} onChange={setId} />
        </div>
        {chosen ? <CopyButton what={`tools for ${chosen.title}`} text={() => jsonOf(chosen.tools)} /> : null}
      </div>
      {chosen?.notes.map(note => (
        <p key={note}>
          <Sign of="warning" /> {note}
        </p>
      ))}
      {chosen ? (
        <JsonText value={chosen.tools} label={`Tools for ${chosen.title}`} />
      ) : (
        tools.map((tool, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <div key={i} className="stack-tight">
            <div className="row">
              <h3 className="grow code">{tool.id}</h3>
              <CopyButton small what={`schema of ${tool.id}`} text={() => jsonOf(tool.schema)} />
            </div>
            <JsonText value={tool.schema} label={`JSON Schema of ${tool.id}`} />
          </div>
        ))
      )}
    </section>
  )
}
