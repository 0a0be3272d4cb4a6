// The middle of the page: the file that is open, in the editor once it is loaded and in a plain text area until then.
import { lazy, Suspense, useMemo } from 'react'
import type { Fault } from '../../core/fault/fault.ts'
import { Empty } from '../parts/empty.tsx'
import { Fallback } from '../parts/fallback.tsx'
import { Menu } from '../parts/menu.tsx'
import { notLoaded } from '../parts/not-loaded.ts'
import { Visible } from '../parts/visible.tsx'
import { useActions, useApp, useSelect } from '../store/app.tsx'
import { chosenSkill, faultsShown } from '../store/select.ts'
import { textOf, type WorkFile } from '../store/work.ts'

const Editor = lazy(() => import('../editor/editor.tsx'))

/** `chooseFile` puts a drop-down of the files over the editor, where there is no room for the tree. */
export function EditorRegion({ chooseFile }: { chooseFile: boolean }) {
  const open = useSelect(state => state.work.open)
  const file = useSelect(state => state.work.files.get(state.work.open))
  const text = textOf(file)
  return (
    <section className="editor-region" aria-label="Editor" data-region="editor">
      <div className="region-head">{chooseFile ? <FileMenu /> : <Visible text={open} />}</div>
      {text === null ? <NoText file={file} /> : <Text path={open} text={text} />}
    </section>
  )
}

function Text({ path, text }: { path: string; text: string }) {
  const { store } = useApp()
  const actions = useActions()
  const reveal = useSelect(state => state.reveal)
  const lit = useSelect(state => state.lit)
  const session = useSelect(state => state.session)
  const judged = useSelect(state => textOf(state.checked?.get(path)))
  const faults = useFaults()
  const paths = usePaths()
  const plain = <PlainText path={path} text={text} />
  return (
    <Fallback instead={plain}>
      <Suspense fallback={plain}>
        <Editor
          path={path}
          text={text}
          faults={faults}
          judged={judged}
          onChange={actions.type}
          reveal={reveal}
          lit={lit}
          onLight={fault => store.setState({ lit: fault })}
          onFix={actions.mend}
          paths={paths}
          onNotLoaded={what =>
            actions.notify({ key: 'not-loaded', text: notLoaded(what), severity: 'error' })
          }
          session={session}
        />
      </Suspense>
    </Fallback>
  )
}

/** What serves until the editor is loaded, and for good where it cannot be. */
function PlainText({ path, text }: { path: string; text: string }) {
  const actions = useActions()
  return (
    <textarea
      className="plain-text"
      aria-label={`Text of ${path}`}
      spellCheck={false}
      value={text}
      onChange={event => actions.type(path, event.currentTarget.value)}
    />
  )
}

function NoText({ file }: { file: WorkFile | undefined }) {
  if (!file) return <Empty title="No file is open.">Choose one from the files.</Empty>
  if (file.kind === 'symlink') {
    return (
      <Empty title="This is a symbolic link.">
        <span>
          It points to <code>{<Visible text={file.target} />}</code>. Links are shown and never followed.
        </span>
      </Empty>
    )
  }
  const size = file.kind === 'bytes' ? file.bytes.length : 0
  return (
    <Empty title="This file is not text.">
      It has {size.toLocaleString('en')} bytes, which stay as they are. It is in the zip and left out of
      links.
    </Empty>
  )
}

/** The files as a drop-down. */
function FileMenu() {
  const files = useSelect(state => state.work.files)
  const open = useSelect(state => state.work.open)
  const actions = useActions()
  const paths = useMemo(() => [...files.keys()].sort(), [files])
  return (
    <Menu
      label="File"
      text={open}
      kind="quiet"
      icon="file"
      items={paths.map(path => ({
        label: path,
        checked: path === open,
        onSelect: () => actions.openFile(path),
      }))}
    />
  )
}

/** The faults of everything that is open, without those of formats that are switched off. */
function useFaults(): readonly Fault[] {
  const report = useSelect(state => state.report)
  const off = useSelect(state => state.off)
  return useMemo(
    () => faultsShown([...(report?.faults ?? []), ...(report?.skills ?? []).flatMap(s => s.faults)], off),
    [report, off],
  )
}

/** The files of the skill, relative to its root. */
function usePaths(): readonly string[] {
  const files = useSelect(state => state.work.files)
  const root = useSelect(state => chosenSkill(state)?.root ?? '')
  return useMemo(() => {
    const prefix = root === '' ? '' : `${root}/`
    return [...files.keys()].filter(path => path.startsWith(prefix)).map(path => path.slice(prefix.length))
  }, [files, root])
}
