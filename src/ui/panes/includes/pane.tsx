// Pane Includes: the files that travel with the skill, as declared, and what they come to.
import type { Include, SkillReport } from '../../../core/report.ts'
import { Button } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { PaneHead } from '../../parts/pane-head.tsx'
import { Sign } from '../../parts/sign.tsx'
import { Visible } from '../../parts/visible.tsx'
import { addToFrontmatter } from '../insert.ts'
import { NoSkill } from '../no-tools.tsx'
import type { PaneProps } from '../pane.ts'
import './includes.css'
import { leftOut, topNames } from './left-out.ts'

export default function Includes(props: PaneProps) {
  const { skill, report } = props
  const files = [...new Set(skill?.hardSkill.includes.flatMap(include => include.files))].sort()
  return (
    <div className="pane-body">
      <PaneHead says="The files that travel with the skill: each entry of includes, and the files it comes to.">
        {files.length > 0 ? <CopyButton what="list of files" text={files.join('\n')} /> : null}
      </PaneHead>
      {skill && report ? (
        <Declared {...props} skill={skill} entries={report.entries} />
      ) : (
        <NoSkill report={report} />
      )}
    </div>
  )
}

type Props = PaneProps & { skill: SkillReport; entries: readonly { path: string }[] }

function Declared(props: Props) {
  const { skill, entries, actions } = props
  const { includes } = skill.hardSkill
  const left = leftOut(
    entries.map(entry => entry.path),
    skill.root,
    skill.path,
    includes,
  )
  const go = (file: string) => actions.go({ path: join(skill.root, file), from: 0, to: 0 })
  if (includes.length === 0) return <None {...props} left={left} />
  return (
    <>
      <ul className="stack-tight">
        {includes.map(include => (
          <Entry key={include.entry} include={include} go={go} />
        ))}
      </ul>
      {left.length > 0 ? (
        <section className="stack-tight" aria-label="Left out">
          <h3>Left out</h3>
          <p className="muted">These files are here but in no entry: they do not travel with the skill.</p>
          <Files files={left} go={go} />
        </section>
      ) : null}
    </>
  )
}

function Entry({ include, go }: { include: Include; go: (file: string) => void }) {
  const { entry, files } = include
  return (
    <li className="card">
      <div className="card-head">
        <h3 className="code">
          <Visible text={entry} />
        </h3>
        {files.length === 0 ? (
          <Sign of="error" word="comes to nothing" />
        ) : (
          <span className="muted">{files.length === 1 ? '1 file' : `${files.length} files`}</span>
        )}
      </div>
      {files.length > 0 ? (
        <Files files={files} go={go} />
      ) : (
        <p className="muted">There is no such file or directory in the skill, or it is a symbolic link.</p>
      )}
    </li>
  )
}

function Files({ files, go }: { files: readonly string[]; go: (file: string) => void }) {
  return (
    <ul className="file-list">
      {files.map(file => (
        <li key={file}>
          <button type="button" className="file-link code" onClick={() => go(file)}>
            <Visible text={file} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function None({ skill, workspace, actions, left }: Props & { left: readonly string[] }) {
  const text = workspace.text(skill.path)
  const line = `includes: ${topNames(left).join(', ')}`
  return (
    <Empty title="This skill declares no includes.">
      {left.length === 0 ? (
        <p>
          There is no other file here that could travel with it. Drop a folder or a zip to open a skill with
          its files.
        </p>
      ) : (
        <>
          <p>
            A hard skill names the files that travel with it.{' '}
            {left.length === 1 ? 'One other file is' : `${left.length} other files are`} here:
          </p>
          <pre className="code-block">
            <Visible text={line} />
          </pre>
          {text === null ? null : (
            <Button
              onClick={() =>
                actions.edit('Added includes to the frontmatter.', [addToFrontmatter(skill.path, text, line)])
              }
            >
              Insert this line
            </Button>
          )}
        </>
      )}
    </Empty>
  )
}

const join = (root: string, file: string) => (root === '' ? file : `${root}/${file}`)
