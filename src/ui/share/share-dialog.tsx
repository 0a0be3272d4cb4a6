// Shares what is open as a link that holds all of it, after asking where the text holds what looks like a secret.
import { useEffect, useMemo, useState } from 'react'
import type { Encoded } from '../../core/permalink.ts'
import { LINK_CHARACTERS } from '../../core/source/limits.ts'
import { isMoot } from '../../workers/client.ts'
import { Button } from '../parts/button.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Field } from '../parts/field.tsx'
import { Visible } from '../parts/visible.tsx'
import { useApp, useSelect } from '../store/app.tsx'
import { downloadZip } from './download.ts'
import { type Finding, secretsIn } from './secrets.ts'
import { toShared } from './shared.ts'

export function ShareDialog({ onClose }: { onClose: () => void }) {
  const work = useSelect(state => state.work)
  const pane = useSelect(state => state.view.pane)
  const shared = useMemo(() => toShared(work, pane), [work, pane])
  const secrets = useMemo(() => secretsIn(shared), [shared])
  const [sure, setSure] = useState(false)
  return (
    <Dialog title="Share" onClose={onClose}>
      {secrets.length > 0 && !sure ? (
        <Secrets found={secrets} onSure={() => setSure(true)} onClose={onClose} />
      ) : (
        <Link shared={shared} />
      )}
    </Dialog>
  )
}

function Secrets(props: { found: readonly Finding[]; onSure: () => void; onClose: () => void }) {
  return (
    <>
      <p>This looks like it holds secrets. Whoever has the link can read them.</p>
      <ul className="stack-tight">
        {props.found.slice(0, 20).map(({ where, what }) => (
          <li key={`${where} ${what}`}>
            <strong>
              <Visible text={where} />
            </strong>
            : {what}
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <Button onClick={props.onClose}>Do not share</Button>
        <Button kind="danger" onClick={props.onSure}>
          Make the link all the same
        </Button>
      </div>
    </>
  )
}

function Link({ shared }: { shared: ReturnType<typeof toShared> }) {
  const app = useApp()
  const [encoded, setEncoded] = useState<Encoded | string | null>(null)
  useEffect(() => {
    app.client.ask('encode', shared).then(setEncoded, error => {
      if (!isMoot(error)) setEncoded(error instanceof Error ? error.message : String(error))
    })
  }, [app, shared])
  const zip = (
    <Button icon="download" onClick={() => void downloadZip(app)}>
      Download as a zip
    </Button>
  )
  if (encoded === null) return <p>Making the link…</p>
  if (typeof encoded === 'string') {
    return (
      <>
        <p>The link could not be made. {encoded}</p>
        <div className="dialog-actions">{zip}</div>
      </>
    )
  }
  if (!encoded.ok) {
    const unit = encoded.limit === LINK_CHARACTERS ? 'characters' : 'bytes'
    return (
      <>
        <p>
          This is too long for a link: {encoded.length.toLocaleString('en')} {unit}, and a link holds at most{' '}
          {encoded.limit.toLocaleString('en')}. Send the zip instead.
        </p>
        <div className="dialog-actions">{zip}</div>
      </>
    )
  }
  const link = `${location.origin}${location.pathname}${location.search}${encoded.fragment}`
  const count = Object.keys(shared.files).length
  return (
    <>
      <Field label="Link" value={link} onChange={() => {}} readOnly code />
      <p className="muted">
        {link.length.toLocaleString('en')} characters. It holds{' '}
        {count === 1 ? 'the text file' : count === 2 ? 'both text files' : `all ${count} text files`}, the
        answer in Resolve and the open pane, in the part of the address that is never sent to a server.
        {link.length > 8000 ? ' Some chat programs cut links as long as this; a zip is safer.' : null}
      </p>
      {shared.omitted.length > 0 ? (
        <p>
          Left out, since not text: <Visible text={shared.omitted.join(', ')} />. The zip has them.
        </p>
      ) : null}
      <div className="dialog-actions">
        {zip}
        <CopyButton what="link" text={link} />
      </div>
    </>
  )
}
