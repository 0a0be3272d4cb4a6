// What mutation testing takes at a time: which files are changed, which tests must notice, and how many changes they must.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { top } from './run.mjs'

/** `least`: the score below which a run fails. `outside`: tests that stand outside a room and speak of it. */
const ROOMS = {
  source: { least: 85, outside: ['test/zip/zip.test.ts'] },
  document: {
    least: 85,
    outside: [
      ...['places', 'parse', 'mends', 'after-mend'].map(name => `src/core/agent-skill/${name}.test.ts`),
      ...testsUnder('src/core/clients/loaders'),
      'test/spec.test.ts',
      'test/clients.test.ts',
    ],
  },
  'agent-skill': { least: 85, outside: ['test/spec.test.ts'] },
  'hard-skill': { least: 85, outside: ['test/hard.test.ts'] },
  permalink: { least: 85, outside: ['src/core/permalink.test.ts'], files: ['src/core/permalink.ts'] },
  fault: { least: 75 },
  call: { least: 75, outside: ['test/toolcall.test.ts'] },
  'claude-code': { least: 75 },
  clients: { least: 75, outside: ['test/clients.test.ts'] },
  advice: { least: 75 },
}

/** A file from each of several rooms, for every run of the tests: enough to see that changes are noticed at all. */
const SHORT = {
  least: 85,
  files: [
    'src/core/source/path.ts',
    'src/core/document/split.ts',
    'src/core/agent-skill/paths.ts',
    'src/core/permalink/base64url.ts',
    'src/core/hard-skill/compile.ts',
    'src/core/fault/fix.ts',
  ],
  tests: [
    'src/core/source/path.test.ts',
    'src/core/document/split.test.ts',
    'src/core/agent-skill/parse.test.ts',
    'src/core/hard-skill/compile.test.ts',
    'src/core/permalink.test.ts',
    'src/core/fault/fix.test.ts',
  ],
}

export const rooms = Object.keys(ROOMS)

/** What a room's name stands for; `short` is one too. What a rule says of itself is prose, and tested as such. */
export function roomOf(name) {
  if (name === 'short') return SHORT
  const room = ROOMS[name]
  if (!room) throw new Error(`Name a room: npm run mutation -- ${rooms.join(' | ')} | short`)
  const { least, outside = [], files = [] } = room
  return {
    least,
    files: [...files, `src/core/${name}/**/*.ts`, '!src/core/**/*.test.ts', '!src/core/**/rules.ts'],
    tests: [...testsUnder(`src/core/${name}`), ...outside],
  }
}

/** The tests of a room, but those of thousands of random texts: they take longer than all others and reach every line. */
function testsUnder(folder) {
  return readdirSync(join(top, folder), { recursive: true })
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(path => path.endsWith('.test.ts') && !/propert[^/]*$/.test(path))
    .sort()
}
