// Mutation testing of the core, one room at a time: npm run mutation -- source
import { filesOf, rooms } from './scripts/mutation-rooms.mjs'

const room = process.env.ROOM
if (!rooms.includes(room)) throw new Error(`Name a room: npm run mutation -- ${rooms.join(' | ')}`)

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation-vitest.mjs' },
  mutate: filesOf(room),
  // Stryker reads tsconfig through an API that this TypeScript has not; a name that is not there makes it leave it.
  tsconfigFile: 'no-tsconfig.json',
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: `reports/mutation/${room}.json`,
  // What is made once as a module loads cannot be changed for one test; each such change would run them all.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 5000,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { logTests: false, allowColor: false },
  tempDirName: '.stryker-tmp',
}
