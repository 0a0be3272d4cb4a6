// Asks before something that takes the place of a person's own work.
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import type { Asking } from '../store/state.ts'

export function AskDialog({ asking, onClose }: { asking: Asking; onClose: () => void }) {
  const { title, text, yes, onYes } = asking
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="dialog-actions">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          kind="primary"
          onClick={() => {
            onClose()
            onYes()
          }}
        >
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}
