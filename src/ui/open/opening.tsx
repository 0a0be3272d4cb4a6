// A read that takes its time: how far it is, and the button that stops it.
import { Button } from '../parts/button.tsx'
import { useSelect } from '../store/app.tsx'

export function Opening() {
  const opening = useSelect(state => state.opening)
  if (!opening) return null
  const { name, done, total, cancel } = opening
  const text = `Reading ${name}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')} files`
  return (
    <section className="opening" aria-label="Reading">
      <label className="grow stack-tight">
        <span>{text}</span>
        <progress className="progress" value={done} max={Math.max(1, total)} />
      </label>
      <Button onClick={cancel}>Cancel</Button>
    </section>
  )
}
