// Says that what is open came from a link, and offers the way back to one's own draft.
import { Button } from '../parts/button.tsx'
import { useApp, useSelect } from '../store/app.tsx'

export function LinkBanner() {
  const { keeper } = useApp()
  const back = useSelect(state => state.back)
  const edited = useSelect(state => state.work.origin === 'own')
  if (!back) return null
  return (
    <section className="banner" aria-label="Link">
      <span className="grow">
        Opened from a link — your draft is kept.
        {edited ? ' What you change here is a draft of its own.' : null}
      </span>
      <Button small icon="undo" onClick={() => void keeper.goBack()}>
        Back to my draft
      </Button>
    </section>
  )
}
