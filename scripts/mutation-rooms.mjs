// The rooms of the core for mutation testing: which files are changed, and which tests must notice.

/** Tests that stand outside a room and speak of it; those that take seconds each are left out. */
const OUTSIDE = {
  source: ['test/zip/zip.test.ts'],
  'agent-skill': ['test/spec.test.ts'],
  'hard-skill': ['test/hard.test.ts'],
  call: ['test/toolcall.test.ts'],
  clients: ['test/clients.test.ts'],
}

/** In the order of what is asked of them: the first five are held to 85 %, the others to 75 %. */
export const rooms = [
  'source',
  'document',
  'agent-skill',
  'hard-skill',
  'permalink',
  'fault',
  'call',
  'claude-code',
  'clients',
  'advice',
]

/** The files of a room that are changed. What a rule says of itself is prose; the pages of the rules are its test. */
export function filesOf(room) {
  const file = room === 'permalink' ? ['src/core/permalink.ts'] : []
  return [...file, `src/core/${room}/**/*.ts`, '!src/core/**/*.test.ts', '!src/core/**/rules.ts']
}

/** The tests of a room, which are run for each change of it. */
export function testsOf(room) {
  const file = room === 'permalink' ? ['src/core/permalink.test.ts'] : []
  return [...file, `src/core/${room}/**/*.test.ts`, ...(OUTSIDE[room] ?? [])]
}
