// The page: header, verdict, and the three regions as the width of the screen allows.
import { useEffect } from 'react'
import { Dialogs } from '../dialogs/dialogs.tsx'
import { Files } from '../files/files.tsx'
import { Arrive } from '../open/arrive.tsx'
import { Opening } from '../open/opening.tsx'
import { Pickers } from '../open/pickers.tsx'
import { IconButton } from '../parts/button.tsx'
import { LiveRegion } from '../parts/live-region.tsx'
import { useMediaQuery } from '../parts/media.ts'
import { Divider } from '../parts/split.tsx'
import { setVariables } from '../parts/variables.ts'
import { LinkBanner } from '../share/link-banner.tsx'
import { useActions, useSelect } from '../store/app.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { EditorRegion } from './editor-region.tsx'
import { Header } from './header.tsx'
import { Notices } from './notices.tsx'
import { OnePane, PanesRegion } from './panes-region.tsx'
import { useKeys } from './use-keys.ts'
import { VerdictLine } from './verdict-line.tsx'
import { Welcome } from './welcome.tsx'

export function Page() {
  const wide = useMediaQuery('(min-width: 1200px)')
  const phone = useMediaQuery('(max-width: 699px)')
  const theme = useSelect(state => state.view.theme)
  const part = useSelect(state => state.view.phone)
  useKeys()
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <div className="page">
      <Header />
      <LinkBanner />
      {phone && part !== 'edit' ? null : <Welcome />}
      <VerdictLine />
      <Opening />
      {phone ? <Phone /> : <Desk wide={wide} />}
      <Pickers />
      <Arrive />
      <Notices />
      <Dialogs />
      <LiveRegion />
    </div>
  )
}

/** Files, editor and panes side by side; in the middle width without the tree, and stacked where so chosen. */
function Desk({ wide }: { wide: boolean }) {
  const actions = useActions()
  const { filesShown, filesWidth, editorShare, stacked } = useSelect(state => state.view)
  useEffect(() => {
    setVariables({ '--files-width': `${filesWidth}px`, '--editor-share': `${editorShare}` })
  }, [filesWidth, editorShare])
  const flat = stacked && !wide
  return (
    <main className={flat ? 'desk desk-stacked' : 'desk'}>
      {wide ? (
        <nav
          className={filesShown ? 'files-region' : 'files-region files-folded'}
          aria-label="Files"
          data-region="files"
        >
          <div className="region-head">
            {filesShown ? <h2 className="grow">Files</h2> : null}
            <IconButton
              small
              icon={filesShown ? 'fold' : 'folder'}
              label={filesShown ? 'Hide the files' : 'Show the files'}
              aria-expanded={filesShown}
              onClick={() => actions.view({ filesShown: !filesShown })}
            />
          </div>
          {filesShown ? <Files /> : null}
        </nav>
      ) : null}
      {wide && filesShown ? (
        <Divider
          label="Width of the files"
          value={filesWidth}
          min={120}
          max={480}
          side="before"
          onChange={value => actions.view({ filesWidth: value })}
        />
      ) : null}
      <EditorRegion chooseFile={!wide} />
      <Divider
        label={flat ? 'Height of the editor' : 'Width of the editor'}
        value={editorShare}
        min={20}
        max={80}
        side="before"
        share
        {...(flat ? { flat } : {})}
        onChange={value => actions.view({ editorShare: value })}
      />
      <PanesRegion />
    </main>
  )
}

/** One thing at a time. */
function Phone() {
  const phone = useSelect(state => state.view.phone)
  return (
    <>
      <main className="desk desk-phone">
        {phone === 'edit' ? <EditorRegion chooseFile /> : null}
        {phone === 'faults' ? <OnePane id="faults" /> : null}
        {phone === 'panes' ? <PanesRegion without="faults" /> : null}
      </main>
      <BottomBar />
    </>
  )
}
