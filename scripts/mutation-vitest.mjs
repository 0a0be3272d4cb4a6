// How vitest runs under mutation testing: the tests of one room alone, so that a change is judged in seconds.
import { defineConfig } from 'vitest/config'
import { testsOf } from './mutation-rooms.mjs'

export default defineConfig({
  test: { include: testsOf(process.env.ROOM), environment: 'node', testTimeout: 60_000 },
})
