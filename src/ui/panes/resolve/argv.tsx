// An argv: its words as chips, what each param put in, what to be careful of, and the lines to copy.
import { cmdLine, type Line, posixLine, powershellLine } from '../../../core/call/shell.ts'
import { warnings } from '../../../core/call/warnings.ts'
import type { Word } from '../../../core/hard-skill/template.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Sign } from '../../parts/sign.tsx'
import { Visible } from '../../parts/visible.tsx'
import { Words } from '../../parts/words.tsx'

/** The whole of it; it is never run. */
export function Argv({ words }: { words: readonly Word[] }) {
  const told = warnings(
    words.map(word => ({ parts: word.parts.map(({ text, param = null }) => ({ text, param })) })),
  )
  return (
    <>
      <ol className="argv" aria-label="argv">
        {words.map((word, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words have no other identity than their order.
          <li key={i} className="argv-word code">
            <WordText word={word} />
          </li>
        ))}
      </ol>
      {told.length > 0 ? (
        <ul className="stack-tight" aria-label="Warnings">
          {told.map(({ kind, word, param, message }) => (
            <li key={`${kind} ${word} ${param}`} className="argv-warning">
              <Sign of="warning" quiet /> <Words text={message} />
            </li>
          ))}
        </ul>
      ) : null}
      <Lines argv={words.map(word => word.text)} />
    </>
  )
}

function WordText({ word }: { word: Word }) {
  if (word.parts.every(part => part.text === '' && part.param === undefined)) return <Empty />
  return word.parts.map((part, i) =>
    part.param === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity than their order.
      <Visible key={i} text={part.text} every />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <span key={i} className="from-param">
        <span className="from-param-value">
          {part.text === '' ? <Empty /> : <Visible text={part.text} every />}
        </span>
        <span className="from-param-name">
          <span className="spoken">from </span>
          {part.param}
        </span>
      </span>
    ),
  )
}

const Empty = () => <span className="muted">empty</span>

function Lines({ argv }: { argv: readonly string[] }) {
  const lines: [name: string, what: string, line: Line][] = [
    ['JSON', 'argv as JSON', { ok: true, line: JSON.stringify(argv) }],
    ['POSIX', 'POSIX line', posixLine(argv)],
    ['PowerShell', 'PowerShell line', powershellLine(argv)],
    ['cmd', 'cmd line', cmdLine(argv)],
  ]
  return (
    <dl className="lines">
      {lines.map(([name, what, line]) => (
        <div key={name} className="lines-row">
          <dt>{name}</dt>
          <dd className="lines-text">
            {line.ok ? (
              <code>
                <Visible text={line.line} every />
              </code>
            ) : (
              <span className="muted">
                Cannot be written: <Visible text={line.reason} />
              </span>
            )}
          </dd>
          <dd>
            <CopyButton small what={what} text={line.ok ? line.line : ''} disabled={!line.ok} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
