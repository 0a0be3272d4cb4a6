// Says that what is open came from a link, and offers the way back to one's own draft.
import { Button } from '../parts/button.tsx'
import { useApp, useSelect } from '../store/app.tsx'

export function LinkBanner() {
  const { keeper } = useApp()
  const back = useSelect(state => state.back)
  const isLink = useSelect(state => state.work.origin === 'link')
  if (!back) return null
  return (
    <section className="banner" aria-label="Link">
      <span className="grow">
        {isLink
          ? 'Opened from a link — your draft is kept.'
          : 'Your draft from before the link is kept; this is a draft of its own.'}
      </span>
      <Button small icon="undo" onClick={() => void keeper.goBack()}>
        Back to my draft
      </Button>
    </section>
  )
}
