// Which bearer of a command stands before which.
import { expect, it } from 'vitest'
import { byPrecedence, orders } from './precedence.ts'

const bearer = (kind: 'skill' | 'command', level: 'personal' | 'project', depth: number, path: string) => ({
  kind,
  level,
  depth,
  path,
})

const all = [
  bearer('skill', 'personal', 0, 'b'),
  bearer('skill', 'personal', 0, 'c'),
  bearer('skill', 'project', 0, 'a'),
  bearer('skill', 'project', 1, 'a'),
  bearer('skill', 'project', 2, 'B'),
  bearer('skill', 'project', 2, 'b'),
  bearer('command', 'personal', 0, 'a'),
  bearer('command', 'project', 0, 'a'),
]

it.each([all, [...all].reverse(), [...all.slice(3), ...all.slice(0, 3)]])(
  'a skill before a command, then by level, nearness and path',
  (...given) => {
    expect(byPrecedence(given, 'documented')).toEqual(all)
  },
)

it('equals keep their order', () => {
  const two = [1, 2].map(number => ({ ...bearer('skill', 'project', 0, 'a'), number }))
  expect(byPrecedence(two, 'documented')).toEqual(two)
})

it('the chapter puts a project before a person', () => {
  expect(byPrecedence(all.slice(0, 3), 'chapter').map(each => each.path)).toEqual(['a', 'b', 'c'])
  expect(orders.chapter.toSorted()).toEqual(orders.documented.toSorted())
})
