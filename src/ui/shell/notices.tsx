// The messages that wait to be read, over the foot of the page.
import { useEffect, useState } from 'react'
import { Notice } from '../parts/notice.tsx'
import { useActions, useSelect } from '../store/app.tsx'
import type { NoticeEntry } from '../store/state.ts'

/** Milliseconds that news stays: longer where there is something to undo. What went wrong stays until dismissed. */
const stays = { news: 8_000, undo: 20_000 } as const

export function Notices() {
  const notices = useSelect(state => state.notices)
  if (notices.length === 0) return null
  return (
    <section className="notices" aria-label="Messages">
      {notices.map(notice => (
        <Passing key={notice.key} notice={notice} />
      ))}
    </section>
  )
}

/** A message that goes by itself where it is only news, though not while the pointer or the focus is on it. */
function Passing({ notice }: { notice: NoticeEntry }) {
  const actions = useActions()
  const [held, setHeld] = useState(false)
  const { key, text, severity, action } = notice
  useEffect(() => {
    if (held || severity !== 'info') return
    const timer = setTimeout(() => actions.dismiss(notice.key), notice.action ? stays.undo : stays.news)
    return () => clearTimeout(timer)
  }, [held, severity, notice, actions])
  return (
    <Notice
      text={text}
      severity={severity}
      {...(action ? { action } : {})}
      onDismiss={() => actions.dismiss(key)}
      onHold={setHeld}
    />
  )
}
