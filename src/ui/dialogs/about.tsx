// What the page is, what it promises, and the notice that goes with it.
import notice from '../../../NOTICE?raw'
import { version } from '../../../package.json'
import { Dialog } from '../parts/dialog.tsx'

export function AboutDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="About Skill Playground" onClose={onClose}>
      <p>
        See what an agent skill really is before anyone runs it: its faults, what the model is told, what it
        may call, in which clients it loads, and the argv that an answer turns into.
      </p>
      <p>
        Everything happens in this browser. Nothing is uploaded, nothing is fetched, nothing is run. Drafts
        are kept on this machine until you delete them.
      </p>
      <pre>{notice.trim()}</pre>
      <p className="muted">Version {version}. Licensed under the Apache License, Version 2.0.</p>
    </Dialog>
  )
}
