// How vitest runs under mutation testing: the tests of one room alone, so that a change is judged in seconds.
import { defineConfig } from 'vitest/config'
import { testsOf } from './mutation-rooms.mjs'

export default defineConfig({
  test: {
    include: testsOf(process.env.ROOM),
    // Thousands of random documents take longer than all other tests together, and reach every line.
    exclude: ['**/node_modules/**', '**/*propert*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
})
