// Mutation testing of the core, one room at a time: npm run mutation -- source
const room = process.env.ROOM
if (!room) throw new Error('Name a room: npm run mutation -- source')

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vite.config.ts' },
  mutate: [
    ...(room === 'permalink'
      ? ['src/core/permalink.ts', 'src/core/permalink/**/*.ts']
      : [`src/core/${room}/**/*.ts`]),
    '!src/core/**/*.test.ts',
    // What a rule says of itself is prose; the pages of the rules are its test.
    '!src/core/**/rules.ts',
  ],
  // Stryker reads tsconfig through an API that this TypeScript has not; a name that is not there makes it leave it.
  tsconfigFile: 'no-tsconfig.json',
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: `reports/mutation/${room}.json`,
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 5000,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { logTests: false, allowColor: false },
  tempDirName: '.stryker-tmp',
}
