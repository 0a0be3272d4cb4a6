// The line under the header that says in one sentence what is the matter, with a button that mends it.
import { useEffect, useMemo } from 'react'
import { summarise } from '../../core/clients/summary.ts'
import type { Fault } from '../../core/fault/fault.ts'
import { wordsOf } from '../../core/fault/words.ts'
import { Button } from '../parts/button.tsx'
import { say } from '../parts/live-region.tsx'
import { Sign } from '../parts/sign.tsx'
import { Words } from '../parts/words.tsx'
import { useActions, useApp, useSelect } from '../store/app.tsx'
import { chosenSkill, faultsShown, isBlankDocument } from '../store/select.ts'
import { isDocument } from '../store/work.ts'
import { counted, sentenceOf } from './sentence.ts'

export function VerdictLine() {
  const { check: checkNow } = useApp()
  const actions = useActions()
  const skill = useSelect(chosenSkill)
  const off = useSelect(state => state.off)
  const check = useSelect(state => state.check)
  const clients = useSelect(state => state.clients)
  const mine = useSelect(state => state.view.mine)
  const report = useSelect(state => state.report)
  const sentence = useMemo(() => {
    if (!skill) return null
    const faults = [...faultsShown(skill.faults, off), ...(report?.faults ?? [])]
    const summary = clients.length > 0 ? summarise(skill.verdicts, mine, clients) : null
    return { ...sentenceOf(skill, faults, summary), count: counted(faults) }
  }, [skill, report, off, mine, clients])
  const files = useSelect(state => state.work.files)
  const isBlank = useSelect(isBlankDocument)
  useSpoken(sentence?.count)
  // What was left out of an archive is no file that can be opened; the list tells of it.
  const show = (fault: Fault) =>
    files.has(fault.path)
      ? actions.openFile(fault.path, fault)
      : actions.view({ pane: 'faults', phone: 'faults' })

  if (check === 'waiting') {
    return (
      <Line>
        <Sign of="info" word="Waiting" />
        <span className="grow">The last check of this text did not end, so it is not checked by itself.</span>
        <Button small onClick={checkNow}>
          Check now
        </Button>
      </Line>
    )
  }
  if (check === 'stopped') {
    return (
      <Line>
        <Sign of="warning" word="Not checked" />
        <span className="grow">
          The check of this text was stopped. What the panes show is of an earlier text.
        </span>
        <Button small onClick={checkNow}>
          Check again
        </Button>
      </Line>
    )
  }
  if (isBlank) {
    return (
      <Line>
        <span className="grow muted">
          This document is empty. Write here, paste a SKILL.md anywhere, drop a folder or a zip, or choose an
          example.
        </span>
      </Line>
    )
  }
  if (!sentence) {
    // Where the one document could not be taken in, that is the matter, and not that there is none.
    const refused = report?.faults.find(({ path }) => isDocument(path) && files.has(path))
    if (refused) {
      return (
        <Line>
          <Sign of={refused.severity} />
          <span className="grow">
            <Words text={wordsOf(refused)} />
          </span>
        </Line>
      )
    }
    const text = report
      ? 'No skill here yet: a skill is a folder with a SKILL.md. Paste one, drop a folder or a zip, or choose an example.'
      : 'Checking…'
    return (
      <Line>
        <span className="grow muted">{text}</span>
      </Line>
    )
  }
  const { severity, text, fix, fault, count } = sentence
  return (
    <Line>
      <Sign of={severity} />
      <span className="grow">
        <Words text={text} />
      </span>
      {fix ? (
        <Button small icon="wrench" onClick={() => actions.mend(fix)}>
          {fix.title}
        </Button>
      ) : null}
      {fault ? (
        <span className="verdict-show">
          <Button small onClick={() => show(fault)}>
            Show {count}
          </Button>
        </span>
      ) : null}
    </Line>
  )
}

function Line({ children }: { children: React.ReactNode }) {
  return (
    <section className="verdict" aria-label="Verdict">
      {children}
    </section>
  )
}

/** Says the count of faults when it has changed and the typing has paused. */
function useSpoken(count: string | undefined) {
  useEffect(() => {
    if (count === undefined) return
    const timer = setTimeout(() => say(count || 'No faults'), 1000)
    return () => clearTimeout(timer)
  }, [count])
}
