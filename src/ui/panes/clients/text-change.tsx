// A text before and after an export, as the lines that differ.
import { FixPreview } from '../../parts/fix-preview.tsx'
import { differenceOf } from './difference.ts'

/** `titles` says what was done, one sentence a change. */
export function TextChange(props: { path: string; titles: string[]; before: string; after: string }) {
  const { path, titles, before, after } = props
  const title = titles.join('; ')
  const edits = differenceOf(before, after).map(edit => ({ path, ...edit }))
  return (
    <figure className="stack-tight">
      <figcaption>{title}.</figcaption>
      <FixPreview fix={{ title, safety: 'review', edits }} path={path} text={before} />
    </figure>
  )
}
