// The skill as one client takes it: what goes in, what stays out, what changes; then the zip.
import { useEffect, useState } from 'react'
import type { Exported } from '../../../core/clients/export.ts'
import type { SkillReport } from '../../../core/report.ts'
import { Button } from '../../parts/button.tsx'
import { Select } from '../../parts/field.tsx'
import { say } from '../../parts/live-region.tsx'
import { Sign } from '../../parts/sign.tsx'
import { Visible } from '../../parts/visible.tsx'
import { Words } from '../../parts/words.tsx'
import { safeName, saveZip } from '../../share/download.ts'
import type { PaneProps } from '../pane.ts'
import { TextChange } from './text-change.tsx'
import { shown } from './words.ts'

export function Export(props: PaneProps & { skill: SkillReport }) {
  const { skill, workspace, ask } = props
  const { clients, mine } = workspace
  const [client, setClient] = useState('claude-ai')
  const [made, setMade] = useState<Exported | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  // What was made is of another text, or for another client.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes when either changes.
  useEffect(() => {
    setMade(null)
    setRefused(null)
  }, [client, skill])

  const name = clients.find(({ id }) => id === client)?.name ?? client
  const failed = (error: unknown) => setRefused(error instanceof Error ? error.message : String(error))
  const prepare = () =>
    ask('export-for', { client, root: skill.root }).then(exported => {
      setMade(exported)
      say(`Prepared ${files(exported.files.length)} for ${name}`)
    }, failed)
  const download = async (exported: Exported) => {
    const bytes = await ask('zip', {
      files: exported.files.map(({ path, bytes, executable }) => ({
        kind: 'bytes',
        path,
        // The worker's answer is a structured clone: its buffers are not shared.
        bytes: bytes as Uint8Array<ArrayBuffer>,
        executable,
      })),
    })
    saveZip(`${safeName(exported.folder)}-for-${safeName(client)}.zip`, bytes)
  }
  const own = clients.filter(({ id }) => mine.includes(id))
  const others = clients.filter(({ id }) => !mine.includes(id))
  return (
    <section className="stack" aria-labelledby="clients-export">
      <h3 id="clients-export">Export for a client</h3>
      <div className="row clients-export">
        <Select
          label="Client"
          value={client}
          options={[...own, ...others].map(({ id, name }) => ({ id, label: name }))}
          onChange={setClient}
        />
        <Button onClick={prepare}>Show what changes</Button>
        {made ? (
          <Button kind="primary" icon="download" onClick={() => download(made).catch(failed)}>
            Download the zip
          </Button>
        ) : null}
      </div>
      {refused ? (
        <p role="alert">
          <Sign of="error" word="Not exported" /> {refused}
        </p>
      ) : null}
      {made ? <Preview made={made} /> : null}
    </section>
  )
}

/** What the zip holds, and how it differs from what is open. */
function Preview({ made }: { made: Exported }) {
  return (
    <div className="stack">
      <p className="row">
        <Sign {...shown(made.verdict)} />
        <span>
          {files(made.files.length)}, {made.size.toLocaleString('en')} bytes, in{' '}
          <code>
            <Visible text={folderOf(made)} />
          </code>
          .
        </span>
      </p>
      {made.lost.length > 0 ? (
        <ul className="clients-lost" aria-label="What cannot be kept">
          {made.lost.map(sentence => (
            <li key={sentence}>
              <Words text={sentence} />
            </li>
          ))}
        </ul>
      ) : null}
      {made.changed.length === 0 ? (
        <p className="muted">No text changes.</p>
      ) : (
        made.changed.map(change => <TextChange key={change.path} {...change} />)
      )}
      {made.dropped.length > 0 ? (
        <section className="stack-tight" aria-label="Files that stay out">
          <h4>Files that stay out</h4>
          <ul>
            {made.dropped.map(({ path, why }) => (
              <li key={path}>
                <code>
                  <Visible text={path} />
                </code>{' '}
                <span className="muted">{why}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

const files = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`

/** The folder of the skill in the zip, the client's own included. */
function folderOf({ files, folder }: Exported): string {
  const document = files.find(({ path }) => path.endsWith(`${folder}/SKILL.md`))
  return document ? document.path.slice(0, -'/SKILL.md'.length) : folder
}
