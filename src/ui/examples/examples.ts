// The examples of the menu: five sources in our own words, each of which shows something else.
import { textFile, type Work, workOf } from '../store/work.ts'

export type Example = {
  id: string
  label: string
  hint: string
  /** A model's answer for Resolve, where the example has tools. */
  answer?: string
  executable?: readonly string[]
}

/** In the order of the menu. The page starts with the one whose id is `first`. */
export const examples: readonly Example[] = [
  {
    id: 'plain',
    label: 'Plain agent skill',
    hint: 'Instructions and a reference file',
  },
  {
    id: 'tools',
    label: 'Hard skill with two tools',
    hint: 'Tool fences, includes, programs, and an answer to resolve',
    answer: '{"tool": "list_commits", "args": {"from": "v1.4.0", "limit": "50"}}',
    executable: ['scripts/add_entry.py'],
  },
  {
    id: 'claude-code',
    label: 'Claude Code skill',
    hint: 'Arguments, commands and permissions',
  },
  {
    id: 'several',
    label: 'Folder of several skills',
    hint: 'Three skills in one source',
  },
  {
    id: 'faulty',
    label: 'Wrong in many ways',
    hint: 'Faults of every kind, with their fixes',
  },
]

/**
 * The example that shows all of it. It has no directory, so that whoever writes a skill of their own over it is not
 * told that its name must match one.
 */
export const first = 'tools'

const sources: Record<string, string> = import.meta.glob('./sources/tools/**', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The work of the first example, which is part of the page. */
export const firstWork = (): Work => workFrom(first, sources)

/** The work of an example; the first one's where there is no such id. Rejects where it cannot be loaded. */
export async function exampleWork(id: string): Promise<Work> {
  const isOther = id !== first && examples.some(other => other.id === id)
  return isOther ? workFrom(id, (await import('./others.ts')).others) : firstWork()
}

function workFrom(id: string, texts: Record<string, string>): Work {
  const example = examples.find(other => other.id === id)
  const prefix = `./sources/${id}/`
  const files = Object.entries(texts)
    .filter(([path]) => path.startsWith(prefix))
    .map(([path, text]) => {
      const inside = path.slice(prefix.length)
      return textFile(inside, text, example?.executable?.includes(inside) ?? false)
    })
  return workOf(files, { origin: 'example', answer: example?.answer ?? '' })
}
