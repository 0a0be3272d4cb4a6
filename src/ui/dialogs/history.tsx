// The versions that were kept: when and how large, and the way back to each.
import { useEffect, useState } from 'react'
import { size } from '../../core/source/limits.ts'
import { type KeptVersion, loadVersions } from '../drafts/keeper.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Empty } from '../parts/empty.tsx'
import { Visible } from '../parts/visible.tsx'
import { useActions } from '../store/app.tsx'

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const actions = useActions()
  const [versions, setVersions] = useState<readonly KeptVersion[] | 'forbidden' | null>(null)
  useEffect(() => {
    loadVersions().then(setVersions, () => setVersions('forbidden'))
  }, [])
  const restore = ({ work, savedAt }: KeptVersion) => {
    onClose()
    actions.replace({ ...work, origin: 'own' }, `Went back to the version of ${when.format(savedAt)}.`)
  }
  return (
    <Dialog title="Earlier versions" onClose={onClose}>
      {versions === null ? <p>Reading…</p> : null}
      {versions === 'forbidden' ? (
        <Empty title="This browser does not let the page store anything.">
          Download what you want to keep.
        </Empty>
      ) : null}
      {versions !== null && versions !== 'forbidden' && versions.length === 0 ? (
        <Empty title="There is no earlier version yet.">
          One is kept every five minutes while you work, and whenever other work takes the place of yours. The
          last 30 stay.
        </Empty>
      ) : null}
      {Array.isArray(versions) && versions.length > 0 ? (
        <table>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">What</th>
              <th scope="col">Size</th>
              <th scope="col">
                <span className="spoken">Restore</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {versions.map(version => (
              <tr key={version.id}>
                <td>{when.format(version.savedAt)}</td>
                <td>
                  <Visible text={version.title} />
                </td>
                <td>{size(version.bytes)}</td>
                <td>
                  <Button small onClick={() => restore(version)}>
                    Restore
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </Dialog>
  )
}
