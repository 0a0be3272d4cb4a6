// Type a command, and see the exact text that enters the conversation.
import type { ReactNode } from 'react'
import type { DiscoveredSkill } from '../../../core/claude-code/discover.ts'
import type { Invocation as Invoked } from '../../../core/claude-code/invoke.ts'
import { type Started, typed } from '../../../core/claude-code/typed.ts'
import { codePointLength } from '../../../core/document/text.ts'
import { aboutTokens, tokenRule } from '../../../core/document/tokens.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Field } from '../../parts/field.tsx'
import { Sign } from '../../parts/sign.tsx'
import { Words } from '../../parts/words.tsx'
import type { Actions } from '../pane.ts'
import { Consequences } from './consequences.tsx'
import { Legend, MarkedText } from './marked-text.tsx'
import { sizeWords } from './section.tsx'
import type { Setting } from './setting.ts'
import { OpenPoints } from './sure.tsx'
import { Values } from './values.tsx'

type Props = {
  own: DiscoveredSkill
  found: readonly DiscoveredSkill[]
  line: string
  onLine: (line: string) => void
  setting: Setting
  onSetting: (setting: Setting) => void
  started: readonly Started<DiscoveredSkill>[]
  /** One for each that is started, or the sentence why there is none; empty until they are there. */
  invocations: readonly Invoked[]
  error: string | null
  actions: Actions
}

export function Invocation(props: Props) {
  const { own, found, line, onLine, setting, onSetting, started, invocations, error, actions } = props
  return (
    <section className="stack-tight" aria-label="Invocation">
      <Field
        label="Type a command"
        hint={
          own.argumentHint
            ? `Its own hint: ${own.argumentHint}`
            : 'The name, then the arguments. Quotes keep words together.'
        }
        code
        value={line}
        onChange={onLine}
      />
      <Values skill={own} setting={setting} onChange={onSetting} />
      {started.length === 0 ? <NothingStarts found={found} line={line} /> : null}
      {own.userInvocable || started[0]?.skill !== own ? null : (
        <p>
          <Sign of="info" word="Not by a person" />{' '}
          <Words
            text={`Typing it does nothing, since \`user-invocable\` is no. This is what ${own.disableModelInvocation ? 'a call would give, if anyone could call it' : 'the model gets when it invokes the skill'}.`}
          />
        </p>
      )}
      {error ? (
        <p>
          <Sign of="error" /> {error}
        </p>
      ) : null}
      {started.map(({ skill }, at) => {
        const invocation = invocations[at]
        return invocation ? (
          <Result key={skill.path} skill={skill} invocation={invocation} actions={actions}>
            <Variants skill={skill} found={found} />
          </Result>
        ) : null
      })}
      <OpenPoints about={['arguments', 'commands']} />
    </section>
  )
}

/** What a line starts; a skill that only the model may call is started by its command here all the same. */
export function startedBy(
  found: readonly DiscoveredSkill[],
  own: DiscoveredSkill,
  line: string,
): Started<DiscoveredSkill>[] {
  const started = typed(found, line)
  const name = /^\S+/.exec(line)?.[0]
  if (started.length > 0 || name !== own.command || own.userInvocable) return started
  return [{ skill: own, args: line.slice(name.length).trimStart() }]
}

function NothingStarts({ found, line }: { found: readonly DiscoveredSkill[]; line: string }) {
  const name = /^\/\S+/.exec(line)?.[0]
  const hidden = found.find(skill => skill.command === name)
  const why =
    name === undefined
      ? 'It does not begin with a command, so it is a message like any other.'
      : hidden
        ? `\`${name}\` is only for the model, so typing it does nothing.`
        : `No open skill is called \`${name}\`.`
  return (
    <p>
      <Sign of="info" word="Nothing starts" /> <Words text={why} />
    </p>
  )
}

/** With a bare command, the product tells the model of nested skills that have the same last word. */
function Variants({ skill, found }: { skill: DiscoveredSkill; found: readonly DiscoveredSkill[] }) {
  const variants = found.filter(
    ({ nested, command, wins }) =>
      wins && nested !== '' && command === `/${nested}:${skill.command.slice(1)}`,
  )
  if (variants.length === 0) return null
  const commands = variants.map(({ command }) => `\`${command}\``).join(', ')
  return (
    <p>
      <Sign of="info" />{' '}
      <Words text={`A note beside the text tells of ${commands}; its words are not on record.`} />
    </p>
  )
}

function Result({
  skill,
  invocation,
  actions,
  children,
}: {
  skill: DiscoveredSkill
  invocation: Invoked
  actions: Actions
  children: ReactNode
}) {
  const { text } = invocation
  return (
    <article className="stack-tight" aria-label={`Invocation of ${skill.command}`}>
      <div className="row">
        <h3 className="grow">
          {skill.context === 'fork'
            ? `What the sub-agent is given for ${skill.command}`
            : `What ${skill.command} puts into the conversation`}
        </h3>
        <CopyButton small what="text" text={text} />
      </div>
      <p className="muted" title={tokenRule}>
        {sizeWords(codePointLength(text), aboutTokens(text))} (an estimate: {tokenRule})
      </p>
      <Legend invocation={invocation} />
      <MarkedText invocation={invocation} label={`Text of ${skill.command}`} />
      {children}
      <Consequences skill={skill} invocation={invocation} actions={actions} />
    </article>
  )
}
