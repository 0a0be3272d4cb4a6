// What an invocation would set in motion: commands, files, literals that were taken for arguments.
import type { DiscoveredSkill } from '../../../core/claude-code/discover.ts'
import type { Command, Invocation } from '../../../core/claude-code/invoke.ts'
import type { Span } from '../../../core/claude-code/spans.ts'
import { Button } from '../../parts/button.tsx'
import { Sign } from '../../parts/sign.tsx'
import { Visible } from '../../parts/visible.tsx'
import { Words } from '../../parts/words.tsx'
import type { Actions } from '../pane.ts'

type Props = { skill: DiscoveredSkill; invocation: Invocation; actions: Actions }

export function Consequences({ skill, invocation, actions }: Props) {
  const { commands, attachments, spans, doubts } = invocation
  const eaten = spans.filter(span => span.eaten !== null)
  return (
    <>
      <Eaten skill={skill} spans={eaten} actions={actions} />
      {doubts.map(doubt => (
        <p key={doubt}>
          <Sign of="info" word="Uncertain" /> <Visible text={doubt} />
        </p>
      ))}
      {/\bultrathink\b/i.test(skill.body) ? (
        <p>
          <Sign of="info" /> Its word ultrathink asks for deeper reasoning.
        </p>
      ) : null}
      {commands.length > 0 ? (
        <section className="stack-tight" aria-label="Commands">
          <h4>
            {commands.length === 1 ? 'One command' : `${commands.length} commands`} in the text; nothing runs
            here
          </h4>
          <ul className="stack-tight">
            {commands.map(command => (
              <CommandRow key={command.from} command={command} />
            ))}
          </ul>
        </section>
      ) : null}
      {attachments.length > 0 ? (
        <section className="stack-tight" aria-label="Attachments">
          <h4>Files that the text attaches, where they exist</h4>
          <ul className="stack-tight">
            {attachments.map(({ path, from, inExample }) => (
              <li key={from}>
                would attach{' '}
                <code className="word-code">
                  <Visible text={path} />
                </code>
                {inExample ? <span className="muted">, though it stands in a code fence</span> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function CommandRow({ command }: { command: Command }) {
  const { allowedBy, withheld, inExample, fromArgument } = command
  return (
    <li className="card command-row">
      <pre>
        <Visible text={command.command} />
      </pre>
      <p>
        {withheld ? (
          <>
            <Sign of="info" word="Would not run" /> <Visible text={withheld} />
          </>
        ) : (
          <>
            <Sign of={allowedBy ? 'ok' : 'warning'} word="Would run" />{' '}
            {allowedBy ? (
              <Words text={`Allowed by \`${allowedBy}\`, so nobody is asked.`} />
            ) : (
              <Words
                text={`Needs the rule \`${command.rule}\`, which this skill does not grant. Unless a setting grants it, the whole invocation stops; nobody is asked.`}
              />
            )}
          </>
        )}
      </p>
      {inExample ? (
        <p>
          <Sign of="warning" /> It stands in a code fence like an example, and runs all the same.
        </p>
      ) : null}
      {fromArgument ? (
        <p>
          <Sign of="info" /> Typed arguments are a part of this command, and the shell reads them as typed.
        </p>
      ) : null}
    </li>
  )
}

/** Each literal that an argument took the place of, with the mend that keeps it. */
function Eaten({ skill, spans, actions }: { skill: DiscoveredSkill; spans: Span[]; actions: Actions }) {
  return spans.map(({ from, written, at, text, eaten }) => {
    if (written === null || at === null) return null
    const place = { path: skill.path, from: at, to: at }
    const title = `Write \\${written}`
    return (
      <div key={from} className="row mend">
        <span className="grow">
          <Sign of="warning" />{' '}
          <Words text={`An argument (\`${text}\`) took the place of \`${written}\`. ${eaten}`} />
        </span>
        <Button small onClick={() => actions.go({ ...place, to: at + written.length })}>
          Show
        </Button>
        <Button
          small
          icon="wrench"
          onClick={() => actions.fix({ title, safety: 'review', edits: [{ ...place, insert: '\\' }] })}
        >
          {title}
        </Button>
      </div>
    )
  })
}
