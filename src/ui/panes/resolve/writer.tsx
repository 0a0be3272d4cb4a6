// The form beside the answer: choose a tool, fill in its params, see the argv, and the call in any format.
import { useMemo, useState } from 'react'
import { bind, type Explained } from '../../../core/hard-skill/resolve.ts'
import type { Tool } from '../../../core/hard-skill/skill.ts'
import { Button } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Select } from '../../parts/field.tsx'
import { Sign } from '../../parts/sign.tsx'
import { Visible } from '../../parts/visible.tsx'
import { Words } from '../../parts/words.tsx'
import type { PaneProps } from '../pane.ts'
import { Argv } from './argv.tsx'
import { carried } from './carried.ts'
import { argumentsOf, type Fields } from './fields.ts'
import { ParamField } from './param-field.tsx'
import { useAnswer } from './use-answer.ts'

type Props = { tools: readonly Tool[]; ask: PaneProps['ask']; onUse: (answer: string) => void }

export function Writer({ tools, ask, onUse }: Props) {
  const [chosen, setChosen] = useState('')
  const [filled, setFilled] = useState<Readonly<Record<string, Fields>>>({})
  const tool = tools.find(other => other.id === chosen) ?? tools[0]
  if (!tool) return null
  const fields = Object.hasOwn(filled, tool.id) ? (filled[tool.id] ?? {}) : {}
  const set = (param: string, text: string) =>
    setFilled({ ...filled, [tool.id]: { ...fields, [param]: text } })
  return (
    <section className="resolve-side" aria-labelledby="write-a-call">
      <h3 id="write-a-call">Write a call</h3>
      <p className="muted">Fill in what a model would give, and see what comes of it.</p>
      <Select
        label="Tool"
        value={tool.id}
        options={[...new Set(tools.map(other => other.id))].map(id => ({ id, label: id }))}
        onChange={setChosen}
      />
      {Object.entries(tool.schema.properties).map(([param, schema]) => (
        <ParamField
          key={`${tool.id} ${param}`}
          param={param}
          schema={schema}
          required={tool.schema.required?.includes(param) ?? false}
          value={Object.hasOwn(fields, param) ? (fields[param] ?? '') : ''}
          onChange={text => set(param, text)}
        />
      ))}
      <Outcome tool={tool} fields={fields} ask={ask} onUse={onUse} />
    </section>
  )
}

type OutcomeProps = Omit<Props, 'tools'> & { tool: Tool; fields: Fields }

function Outcome({ tool, fields, ask, onUse }: OutcomeProps) {
  const args = useMemo(() => argumentsOf(tool, fields), [tool, fields])
  const bound = useMemo(() => bindOrSay(tool, args), [tool, args])
  return (
    <>
      {'words' in bound ? (
        <Argv words={bound.words} />
      ) : (
        <p className="sentence">
          <Sign of="info" word="Not yet" />
          <span>
            <Words text={bound.message} />
          </span>
        </p>
      )}
      <Written name={tool.id} args={args} ask={ask} onUse={onUse} />
    </>
  )
}

function bindOrSay(tool: Tool, args: Record<string, unknown>): Explained | { message: string } {
  try {
    return bind(tool, args)
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) }
  }
}

type WrittenProps = Omit<Props, 'tools'> & { name: string; args: Record<string, unknown> }

/** The call in the format that is chosen; the worker writes them all at once, so choosing is quick. */
function Written({ name, args, ask, onUse }: WrittenProps) {
  const [format, setFormat] = useState('base')
  const calls = [{ name, arguments: args }]
  const { value, error } = useAnswer(JSON.stringify(calls), () => ask('write', { calls }))
  const { written, unable } = carried(value ?? [])
  const shown = written.find(other => other.format === format) ?? written[0]
  if (!shown) return error ? <p>{error}</p> : null
  return (
    <>
      <Select
        label="The same call as"
        value={shown.format}
        options={written.map(({ format, title }) => ({ id: format, label: title }))}
        onChange={setFormat}
        {...(unable ? { hint: unable } : {})}
      />
      <pre className="code-block written">
        <Visible text={shown.text} />
      </pre>
      <div className="row">
        <CopyButton what="call" text={shown.text} />
        <Button onClick={() => onUse(shown.text)}>Use as the answer</Button>
      </div>
    </>
  )
}
