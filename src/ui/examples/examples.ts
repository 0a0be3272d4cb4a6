// The examples of the menu: five sources in our own words, each of which shows something else.
import { textFile, type Work, workOf } from '../store/work.ts'

type Example = {
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

const sources: Record<string, string> = import.meta.glob('./sources/**', {
  query: '?raw',
  import: 'default',
  eager: true,
  // Directories whose names begin with a dot are files of a skill like any other.
  exhaustive: true,
})

/** The work of an example; the first one's where there is no such id. */
export function exampleWork(id: string): Work {
  const example = examples.find(other => other.id === id) ?? examples.find(other => other.id === first)
  const prefix = `./sources/${example?.id}/`
  const files = Object.entries(sources)
    .filter(([path]) => path.startsWith(prefix))
    .map(([path, text]) => {
      const inside = path.slice(prefix.length)
      return textFile(inside, text, example?.executable?.includes(inside) ?? false)
    })
  return workOf(files, { origin: 'example', answer: example?.answer ?? '' })
}
