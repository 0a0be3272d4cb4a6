// Tells someone who is here for the first time what the page is for and how to begin.
import { useSelect } from '../store/app.tsx'

/** A line over the example that the page starts with; gone once anything else is open. */
export function Welcome() {
  const isStart = useSelect(state => state.session === 0 && state.work.origin === 'example')
  if (!isStart) return null
  return (
    <section className="banner" aria-label="Welcome">
      <span className="grow">
        This is an example; its key <code>includes</code> is a hard skill’s own. Paste or drop your own skill
        anywhere to see what is wrong with it and which clients load it. Nothing leaves your browser.
      </span>
    </section>
  )
}
