// The answer as pasted, and what is read from it: the outcome, the calls, the problems.
import { useMemo } from 'react'
import type { Tool } from '../../../core/hard-skill/skill.ts'
import type { Resolution } from '../../../workers/resolve.ts'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { Sign } from '../../parts/sign.tsx'
import { Words } from '../../parts/words.tsx'
import type { PaneProps } from '../pane.ts'
import { differenceByRule } from './by-rule.ts'
import { CallCard } from './call-card.tsx'
import { MarkedAnswer } from './marked-answer.tsx'
import { sentenceOf } from './outcome.ts'
import { Problems } from './problems.tsx'
import { useAnswer } from './use-answer.ts'

export function Reader({ tools, workspace, actions, ask }: PaneProps & { tools: Tool[] }) {
  const { answer } = workspace
  // The tools are new objects with every Report; what they say decides.
  const said = useMemo(() => JSON.stringify(tools), [tools])
  const blank = answer.trim() === ''
  const asked = useAnswer(`${said}\n${answer}`, blank ? null : () => ask('resolve', { tools, answer }))
  return (
    <div className="resolve-side">
      <Field
        label="The model’s answer"
        hint="Text, JSON of any API, a log or a whole transcript."
        rows={5}
        code
        value={answer}
        onChange={actions.setAnswer}
      />
      {blank ? (
        <Examples tools={tools} onUse={actions.setAnswer} />
      ) : asked.error ? (
        <p className="sentence">
          <Sign of="error" />
          <span>{asked.error}</span>
        </p>
      ) : asked.value ? (
        <Result answer={answer} resolution={asked.value} />
      ) : (
        <p className="muted">Reading…</p>
      )}
    </div>
  )
}

/** What to paste, where nothing is. */
function Examples({ tools, onUse }: { tools: readonly Tool[]; onUse: (answer: string) => void }) {
  const [tool] = tools
  if (!tool) return null
  const args = Object.fromEntries(
    Object.entries(tool.schema.properties)
      .filter(([param]) => tool.schema.required?.includes(param))
      .map(([param, schema]) => [param, sample[schema.type]]),
  )
  const answer = JSON.stringify({ tool: tool.id, args })
  return (
    <div className="row">
      <span className="muted grow">Nothing to read yet. Paste an answer, or take one to try:</span>
      <Button onClick={() => onUse(answer)}>Insert a call of {tool.id}</Button>
    </div>
  )
}

const sample = { string: 'text', number: 1.5, integer: 1, boolean: true, object: {}, array: [] } as const

function Result({ answer, resolution }: { answer: string; resolution: Resolution }) {
  const { calls, problems } = resolution
  const sentence = sentenceOf(resolution)
  const difference = differenceByRule(resolution)
  return (
    <>
      <p role="status" className="sentence">
        <Sign of={sentence.sign} word={sentence.word} />
        <span>
          <Words text={sentence.text} />
        </span>
      </p>
      {difference ? (
        <p className="muted">
          <Words text={difference} />
        </p>
      ) : null}
      <MarkedAnswer answer={answer} calls={calls} />
      {problems.length > 0 ? <Problems resolution={resolution} /> : null}
      {calls.map((call, i) => (
        <CallCard
          // biome-ignore lint/suspicious/noArrayIndexKey: calls have no other identity than their order.
          key={i}
          call={call}
          title={resolution.titles[call.format]}
          nth={calls.length > 1 ? { at: i + 1, of: calls.length } : null}
          problems={problems}
        />
      ))}
    </>
  )
}
