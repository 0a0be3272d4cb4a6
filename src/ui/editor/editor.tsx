// The editor of one file at a time: text, colours, faults, fixes. Loaded by itself, since CodeMirror is large.
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Fault, Fix } from '../../core/fault/fault.ts'
import { say } from '../parts/live-region.tsx'
import '../styles/syntax.css'
import { type Callbacks, type Cursor, EditorController } from './controller.ts'
import './editor.css'
import { FixMenu } from './fix-menu.tsx'
import { whyPlain } from './limits.ts'
import { Strip } from './strip.tsx'

export type EditorProps = {
  path: string
  /** The file's raw text, with its own line ends. */
  text: string
  /** The Report's faults; those of other files are left out here. */
  faults: readonly Fault[]
  /** The text of this file that the faults are of, where it is not `text` (which is newer); `null` for none yet. */
  judged?: string | null
  onChange: (path: string, text: string) => void
  /** A place to go to; a new `key` goes there again. The focus moves to the editor. */
  reveal?: { from: number; to: number; key: number } | null
  /** The fault that is lit here and in the list together. */
  lit?: Fault | null
  onLight?: (fault: Fault | null) => void
  /** A fix that also changes other files than this. */
  onFix?: (fix: Fix) => void
  /** The skill's files relative to its root, for completion. */
  paths?: readonly string[]
  /** A part of the editor, such as its search, could not be loaded. */
  onNotLoaded?: (what: string) => void
  /** What is open; when it changes, the undo histories of the files before are forgotten. */
  session?: string | number
}

/** The page has one editor, and it outlives its place: a phone takes it away to show the faults. */
let only: EditorController | undefined

const nowhere: Cursor = { line: 1, column: 1, faults: [], near: [] }

export default function Editor(props: EditorProps) {
  const { path, text, reveal, lit = null, session } = props
  const host = useRef<HTMLDivElement>(null)
  const controller = useRef<EditorController>(null)
  const latest = useRef(props)
  const [cursor, setCursor] = useState(nowhere)
  const [fixing, setFixing] = useState<readonly Fault[] | null>(null)
  /** The cursor as it was told last, which is newer than what is drawn. */
  const at = useRef(nowhere)
  /** Fixes were asked for at the cursor, and there is none. */
  const [noFix, setNoFix] = useState(false)

  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    if (!host.current) return
    only ??= new EditorController()
    const made = only
    made.attach(host.current, {
      onChange: (changed, next) => latest.current.onChange(changed, next),
      onCursor: next => {
        // It is told again where only the marks have changed.
        if (next.line !== at.current.line || next.column !== at.current.column) setNoFix(false)
        at.current = next
        setCursor(next)
      },
      onOpenFixes: () => {
        const near = fixable(at.current)
        if (near.length === 0) {
          setNoFix(true)
          say('No fix here')
        }
        // At once, so that the next key goes to the fixes and not into the text.
        else flushSync(() => setFixing(near))
        return true
      },
      onFix: fix => latest.current.onFix?.(fix),
      paths: () => latest.current.paths ?? [],
      onNotLoaded: what => latest.current.onNotLoaded?.(what),
    } satisfies Callbacks)
    controller.current = made
    return () => made.detach()
  }, [])

  useEffect(() => {
    controller.current?.begin(session)
    controller.current?.show(path, text)
  }, [session, path, text])
  const faults = useOwn(props.faults, path)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file needs its marks even where the list is the same.
  useEffect(
    () => controller.current?.mark(faults, latest.current.judged ?? latest.current.text),
    [faults, path, session],
  )
  useEffect(() => controller.current?.light(lit?.path === path ? lit : null), [lit, path])
  useEffect(() => {
    if (reveal) controller.current?.visit(reveal)
  }, [reveal])

  const [fault] = cursor.faults
  useEffect(() => latest.current.onLight?.(fault ?? null), [fault])

  const closeFixes = () => {
    setFixing(null)
    controller.current?.focus()
  }
  const choose = (fix: Fix) => {
    const done = controller.current?.applyFix(fix)
    say(done ? `${fix.title}: done` : 'The text has changed here; the fix is being worked out again')
    closeFixes()
  }
  return (
    <div className="editor">
      <div className="editor-host" ref={host} />
      <Strip
        cursor={cursor}
        note={whyPlain(text)}
        noFix={noFix}
        onFix={choose}
        onMore={() => setFixing(fixable(cursor))}
      />
      {fixing ? (
        <FixMenu faults={fixing} path={path} text={text} onChoose={choose} onClose={closeFixes} />
      ) : null}
    </div>
  )
}

const fixable = ({ near }: Cursor) => near.filter(({ fix }) => fix?.length)

/** The faults of one file; the same array as long as they are the same faults. */
function useOwn(all: readonly Fault[], path: string): readonly Fault[] {
  const [own, setOwn] = useState<readonly Fault[]>([])
  const next = all.filter(fault => fault.path === path)
  if (next.length === own.length && next.every((fault, i) => fault === own[i])) return own
  setOwn(next)
  return next
}
