// Deletes everything that this page stored in this browser. What is open stays open until it is closed.
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useActions, useApp } from '../store/app.tsx'

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { keeper } = useApp()
  const actions = useActions()
  const run = async () => {
    onClose()
    try {
      const undo = await keeper.deleteEverything()
      actions.notify({
        key: 'deleted',
        text: 'Deleted every draft, version and setting stored here. What is open stays until you close the page.',
        severity: 'info',
        action: {
          label: 'Undo',
          onSelect: () => {
            actions.dismiss('deleted')
            void undo()
          },
        },
      })
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      actions.notify({ key: 'deleted', text: `Not everything could be deleted. ${why}`, severity: 'error' })
    }
  }
  return (
    <Dialog title="Delete everything stored here" onClose={onClose}>
      <p>
        Your drafts, their earlier versions and your settings are deleted from this browser. What is open now
        stays open, and is saved again when you change it.
      </p>
      <div className="dialog-actions">
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="danger" onClick={() => void run()}>
          Delete everything
        </Button>
      </div>
    </Dialog>
  )
}
