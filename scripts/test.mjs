// Everything that must hold, fast things first: types, lint, unit and conformance tests, builds, sizes, browser journeys.
import { run } from './run.mjs'

run('Types', 'tsc', ['--noEmit'])
run('Lint', 'biome', ['check', '.'])
run('Unit tests and conformance cases', 'vitest', ['run'])
run('Library and command', 'node', ['scripts/build-lib.mjs'])
run('Package', 'node', ['scripts/check-package.mjs'])
// Short, and with the same cases every time; npm run fuzz is the long one.
run('Fuzz', 'node', ['scripts/fuzz.mjs', '--runs', '5000', '--seed', '1'])
// Short too: six small files, held to 85 %.
run('Mutations', 'node', ['scripts/mutation.mjs', 'short'])
run('Page', 'vite', ['build'])
run('Sizes', 'node', ['scripts/size.mjs'])
run('Browser journeys', 'node', ['scripts/e2e.mjs'])
