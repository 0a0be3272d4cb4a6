// Which clients do better once something is mended: the answers before and after are compared.
import { expect, it } from 'vitest'
import { also, head } from '../../../test/client-rules.ts'
import { type Broken, breaksBy } from './breaks.ts'
import { placeOf } from './parts/place.ts'
import { loaders, verdictsOf } from './table.ts'

const path = 'do-it/SKILL.md'

/** The clients that do better with the second text than with the first, of those named. */
function better(client: string, before: string, after: string, known = true): Broken[] {
  const document = { path, place: placeOf(path, new TextEncoder().encode(before)) }
  const fix = {
    title: 'Write it anew',
    safety: 'safe' as const,
    edits: [{ path, from: 0, to: before.length, insert: after }],
  }
  const chosen = loaders.filter(({ id }) => id === client)
  return breaksBy(fix, document, before, known ? verdictsOf(document.place) : [], chosen)
}

it.each<[string, string, string, string, string | null]>([
  ['a skill that is skipped and then loads', 'codex', 'Do it.', also(), 'skip-msg load'],
  ['one that is refused and then loads', 'quick_validate', 'Do it.', also(), 'refuse load'],
  ['one that takes its folder down', 'openhands', also('license: [a]'), also(), 'skip-dirwide load'],
  [
    'one that takes its folder down and is then skipped alone',
    'openhands',
    head('name: do-it', 'license: [a]'),
    '---\nname: [\n---\n',
    'skip-dirwide skip-log',
  ],
  ['one that could only be called', 'vscode', head('name: do-it'), also(), 'load-slash-only load'],
  [
    'one that loads with a warning',
    'pi',
    head('name: Do', 'description: D'),
    head('name: do', 'description: D'),
    'load-warn load',
  ],
  [
    'one that then loads with a warning',
    'pi',
    'Do it.',
    head('name: Do', 'description: D'),
    'skip-msg load-warn',
  ],
  ['nothing where it is skipped either way', 'codex', 'Do it.', 'Do it well.', null],
  ['nothing where it loads either way', 'codex', also(), also('license: MIT'), null],
  ['nothing where it does worse', 'codex', also(), 'Do it.', null],
  [
    'nothing where it does worse than with a warning',
    'pi',
    head('name: Do', 'description: D'),
    'Do it.',
    null,
  ],
  ['nothing where nothing is established', 'cursor', 'Do it.', also(), null],
])('names %s', (_, client, before, after, words) => {
  const [was, is] = words?.split(' ') ?? []
  expect(better(client, before, after)).toEqual(words ? [{ client, before: was, after: is }] : [])
})

it('says nothing of a client whose verdict is not given', () => {
  expect(better('codex', 'Do it.', also(), false)).toEqual([])
})
