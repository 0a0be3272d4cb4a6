// Pane Invoke, loaded when it is first shown: most visits look at other panes.
import { lazy, Suspense } from 'react'
import { Empty } from '../../parts/empty.tsx'
import { PaneHead } from '../../parts/pane-head.tsx'
import type { PaneProps } from '../pane.ts'

const View = lazy(() => import('./view.tsx').catch(() => ({ default: NotLoaded })))

function NotLoaded() {
  return (
    <div className="pane-body">
      <Empty title="This pane could not be loaded.">
        <p>Reload the page to try again. Your text is kept.</p>
      </Empty>
    </div>
  )
}

export default function Invoke(props: PaneProps) {
  return (
    <Suspense
      fallback={
        <div className="pane-body">
          <PaneHead says="What Claude Code makes of this skill. Loading…" />
        </div>
      }
    >
      <View {...props} />
    </Suspense>
  )
}
