// Everything about one verdict: why, at which step, where, what the client ends up with, and the fix.
import { useEffect, useState } from 'react'
import type { Step } from '../../../core/clients/verdict.ts'
import { lineIndex, position } from '../../../core/document/text.ts'
import type { Fix } from '../../../core/fault/fault.ts'
import type { SkillReport } from '../../../core/report.ts'
import { Button } from '../../parts/button.tsx'
import { FixPreview } from '../../parts/fix-preview.tsx'
import { Visible } from '../../parts/visible.tsx'
import { Words } from '../../parts/words.tsx'
import type { PaneProps } from '../pane.ts'
import type { Row } from './rows.ts'

const steps = {
  find: 'finding the file',
  split: 'telling frontmatter from body',
  read: 'reading the YAML',
  accept: 'accepting the fields',
} as const satisfies Record<Step, string>

export function Detail(props: PaneProps & { skill: SkillReport; row: Row }) {
  const { skill, row, workspace, actions } = props
  const { verdict } = row
  const text = workspace.text(skill.path)
  return (
    <div className="stack clients-detail">
      <p>
        <Words text={verdict.reason} />
      </p>
      <dl>
        {verdict.step ? (
          <>
            <dt>Step</dt>
            <dd>
              {steps[verdict.step]}
              {verdict.range && text !== null ? (
                <>
                  {', '}
                  <Place {...props} range={verdict.range} text={text} />
                </>
              ) : null}
            </dd>
          </>
        ) : null}
        {verdict.name !== null ? <Read term="Name" text={verdict.name} /> : null}
        {verdict.description !== null ? <Read term="Description" text={verdict.description} /> : null}
        <dt>You would see</dt>
        <dd>
          <Words text={verdict.sees} />
        </dd>
        <dt>Source</dt>
        <dd className="muted">
          <Words text={verdict.source} />
        </dd>
      </dl>
      {text !== null && verdict.verdict !== 'load' && verdict.verdict !== 'unknown' ? (
        <Mend {...props} text={text} onApply={fix => actions.edit(`${fix.title}.`, fix.edits)} />
      ) : null}
    </div>
  )
}

/** A text as the client has it. */
function Read({ term, text }: { term: string; text: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className="code clients-text">
        {text === '' ? <span className="muted">empty</span> : <Visible text={text} />}
      </dd>
    </>
  )
}

type PlaceProps = Pick<PaneProps, 'actions'> & {
  skill: SkillReport
  range: { from: number; to: number }
  text: string
}

/** The place in the document, which leads there. */
function Place({ skill, actions, range, text }: PlaceProps) {
  const { line, column } = position(lineIndex(text), range.from)
  return (
    <button
      type="button"
      className="clients-place"
      onClick={() => actions.go({ path: skill.path, ...range })}
    >
      line {line}, column {column}
    </button>
  )
}

type MendProps = PaneProps & { skill: SkillReport; row: Row; text: string; onApply: (fix: Fix) => void }

/** The fix after which the client takes the skill, as the worker finds it. */
function Mend({ skill, row, text, ask, onApply }: MendProps) {
  const [fix, setFix] = useState<Fix | null | undefined>(undefined)
  const client = row.client.id
  useEffect(() => {
    let wanted = true
    const given = skill.faults.flatMap(fault => fault.fix ?? [])
    ask('mend', { client, document: { path: skill.path, text }, given })
      .catch(() => null)
      .then(found => {
        if (wanted) setFix(found)
      })
    return () => {
      wanted = false
    }
  }, [ask, client, skill, text])
  if (fix === undefined) return <p className="muted">Looking for a fix…</p>
  if (fix === null) return <p className="muted">No single change in the text is known to help.</p>
  return (
    <div className="stack-tight">
      <FixPreview fix={fix} path={skill.path} text={text} />
      <div className="row">
        <Button icon="wrench" onClick={() => onApply(fix)}>
          {fix.title}
        </Button>
        <span className="muted">After this, {row.client.name} loads it.</span>
      </div>
    </div>
  )
}
