// The same line in the chapter's ninth step, the few lines of it that its reader can run.
import { useMemo } from 'react'
import { resolveSkill } from '../../../core/claude-code/mini/step-nine.ts'
import type { Report } from '../../../core/report.ts'
import { MemorySource } from '../../../core/source/memory.ts'
import { Disclosure } from '../../parts/disclosure.tsx'
import { Words } from '../../parts/words.tsx'
import type { Workspace } from '../pane.ts'
import { useAnswer } from '../resolve/use-answer.ts'
import { Block } from './scroll.tsx'

type Props = { line: string; report: Report; workspace: Workspace }

export function StepNine({ line, report, workspace }: Props) {
  const typed = line.trim()
  const prompts = useMemo(
    () =>
      report.entries.flatMap(({ path }) => {
        const text = path.startsWith('.mini-skills/') ? workspace.text(path) : null
        return text === null ? [] : [[path, text] as const]
      }),
    [report, workspace],
  )
  const key = JSON.stringify([typed, prompts])
  const { value } = useAnswer(key, () => resolveSkill(new MemorySource(Object.fromEntries(prompts)), typed))
  return (
    <Disclosure summary="The same line in the chapter’s ninth step">
      <p className="muted">
        <Words text="The step that the chapter’s reader runs is smaller still: `/name` is the text of `.mini-skills/name.md`, without frontmatter, and what follows the name stands after it." />
      </p>
      {value === null ? (
        <p>
          {prompts.length === 0
            ? 'No file of such a folder is open, so the line is a message like any other.'
            : 'No such file is open, so the line is a message like any other.'}
        </p>
      ) : (
        <Block label="Text of the ninth step" text={value} />
      )}
    </Disclosure>
  )
}
