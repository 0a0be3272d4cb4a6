// Mutation testing of the core, one room at a time: npm run mutation -- source
import { roomOf } from './scripts/mutation-rooms.mjs'

const name = process.env.ROOM
const { files, least } = roomOf(name)

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ['./scripts/mutation-runner.mjs'],
  testRunner: 'room',
  mutate: files,
  // Stryker reads tsconfig through an API that this TypeScript has not; a name that is not there makes it leave it.
  tsconfigFile: 'no-tsconfig.json',
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: `reports/mutation/${name}.json`,
  // What is made once as a module loads cannot be changed for one test; each such change would run them all.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 1500,
  thresholds: { high: 95, low: least, break: least },
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: name !== 'short' },
  tempDirName: '.stryker-tmp',
}
