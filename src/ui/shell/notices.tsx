// The messages that wait to be read, over the foot of the page.
import { Notice } from '../parts/notice.tsx'
import { useActions, useSelect } from '../store/app.tsx'

export function Notices() {
  const notices = useSelect(state => state.notices)
  const actions = useActions()
  if (notices.length === 0) return null
  return (
    <section className="notices" aria-label="Messages">
      {notices.map(({ key, text, severity, action }) => (
        <Notice
          key={key}
          text={text}
          severity={severity}
          {...(action ? { action } : {})}
          onDismiss={() => actions.dismiss(key)}
        />
      ))}
    </section>
  )
}
