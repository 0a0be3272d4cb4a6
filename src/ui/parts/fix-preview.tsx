// The preview of a fix, loaded when the first is shown: a page is often left without one.
import { type ComponentProps, lazy, Suspense } from 'react'
import { Fallback } from './fallback.tsx'
import { notLoaded } from './not-loaded.ts'

const View = lazy(() => import('./fix-preview-view.tsx'))

/** What a fix changes in a file; the fix itself can be made without it. */
export function FixPreview(props: ComponentProps<typeof View>) {
  return (
    <Fallback instead={<p className="muted">{notLoaded('The preview')}</p>}>
      <Suspense fallback={null}>
        <View {...props} />
      </Suspense>
    </Fallback>
  )
}
