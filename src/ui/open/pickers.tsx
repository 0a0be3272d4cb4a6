// The inputs behind the commands that open files and folders.
import type { ChangeEvent } from 'react'
import { useApp } from '../store/app.tsx'
import { openIncoming } from './door.ts'
import { fromList } from './incoming.ts'
import { filesInput, folderInput } from './pick.ts'

export function Pickers() {
  const app = useApp()
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    if (input.files) void openIncoming(app, fromList(input.files))
    // So that the same file can be chosen again.
    input.value = ''
  }
  // React's types do not know the attribute that every browser has, so it is set on the element.
  const whole = (input: HTMLInputElement | null) => input?.setAttribute('webkitdirectory', '')
  return (
    <>
      <input
        hidden
        type="file"
        multiple
        id={filesInput}
        aria-label="Open files or a zip"
        onChange={onChange}
      />
      <input hidden type="file" ref={whole} id={folderInput} aria-label="Open a folder" onChange={onChange} />
    </>
  )
}
