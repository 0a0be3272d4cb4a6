// The page about a kind of fault, loaded with all the others when one is asked for.
import { RichText } from '../../parts/rich-text.tsx'
import { pages } from './rule-pages.ts'

export default function Documentation({ kind }: { kind: string }) {
  const page = pages[`../../../../docs/rules/${kind}.md`]
  return page === undefined ? (
    <p className="muted">There is no page about {kind}.</p>
  ) : (
    <RichText source={page} />
  )
}
