// Stryker's test runner for the rooms. It loads a room's tests once and calls them for each change in this same
// process, where a change is judged in milliseconds; through vitest each would load all modules anew, for a second.
import { join } from 'node:path'
import { collectTests, getFn, getHooks } from '@vitest/runner'
import fc from 'fast-check'
import { createServer, createServerModuleRunner } from 'vite'
import { roomOf } from './mutation-rooms.mjs'

/** Stryker's words for how a test ended. */
const PASSED = 0
const FAILED = 1
const SKIPPED = 2

/** What vitest's `expect`, and the functions that declare tests, ask of the process that they run in. */
const config = {
  root: process.cwd(),
  setupFiles: [],
  sequence: { hooks: 'stack', shuffle: false },
  testTimeout: 60_000,
  hookTimeout: 60_000,
  tags: [],
  retry: 0,
  expect: {},
}

/**
 * What a test does is counted in the places that it passes where the code could be changed. One that passes more than
 * `MOST` tries thousands of texts, or very long ones: it is not run for each change. Under a change a test may do
 * `MORE` times as much as without, and always as much as `LEAST`.
 */
const MOST = 1_000_000
const MORE = 20
const LEAST = 100_000

class RoomRunner {
  active
  asked = 0
  limit = Infinity

  /** What the changed code asks at every place that could be changed: so here a loop without end is seen. */
  mutants = Object.defineProperty({}, 'activeMutant', {
    get: () => {
      if (++this.asked > this.limit) throw new Error('it goes on and on')
      return this.active
    },
  })

  capabilities() {
    // Nothing has to be loaded anew: what acts as a module loads is not changed, so nothing of a change stays.
    return { reloadEnvironment: true }
  }

  async init() {
    // A few texts, always the same, and none smaller looked for once one fails.
    fc.configureGlobal({ numRuns: 10, seed: 1, endOnFailure: true })
    globalThis.__stryker__ = this.mutants
    globalThis.__vitest_worker__ = { config }
    this.server = await createServer({
      configFile: false,
      appType: 'custom',
      logLevel: 'error',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    })
    this.modules = createServerModuleRunner(this.server.environments.ssr, { hmr: false })
    await this.load()
  }

  /** Loads the tests and all that they use, anew. */
  async load() {
    this.modules.clearCache()
    const host = {
      config,
      trace: (_name, ...rest) => rest.at(-1)(),
      importFile: file => this.modules.import(file),
    }
    const files = await collectTests(
      roomOf(process.env.ROOM).tests.map(file => join(process.cwd(), file)),
      host,
    )
    this.tests = new Map()
    for (const file of files) {
      if (file.result?.state === 'fail')
        throw new Error(`${file.filepath}: ${file.result.errors?.[0]?.message}`)
      for (const { name, run } of testsIn(file)) {
        let id = `${file.filepath}#${name}`
        while (this.tests.has(id)) id += ' again'
        this.tests.set(id, { name, fileName: file.filepath, run })
      }
    }
    // The functions that declare tests are vitest's own only where both packages have the same version.
    if (this.tests.size === 0) throw new Error('No tests: are vitest and @vitest/runner of one version?')
  }

  async dryRun() {
    const tests = []
    for (const [id, test] of this.tests) {
      this.mutants.currentTestId = id
      const failureMessage = await this.failureOf(test)
      this.mutants.currentTestId = undefined
      const result = { id, name: test.name, fileName: test.fileName, timeSpentMs: test.took }
      if (failureMessage) tests.push({ ...result, status: FAILED, failureMessage })
      else if (test.asked < MOST) tests.push({ ...result, status: PASSED })
      else {
        tests.push({ ...result, timeSpentMs: 0, status: SKIPPED })
        delete this.mutants.mutantCoverage?.perTest[id]
      }
    }
    return { status: 'complete', tests, mutantCoverage: this.mutants.mutantCoverage }
  }

  async mutantRun({ testFilter, activeMutant }) {
    const chosen = testFilter?.map(id => [id, this.tests.get(id)]) ?? [...this.tests]
    for (const [, test] of chosen) if (test.took === undefined) await this.failureOf(test)
    // The quick ones first: one that fails is enough.
    chosen.sort(([, a], [, b]) => a.took - b.took)
    let nrOfTests = 0
    for (const [id, test] of chosen) {
      nrOfTests++
      const failureMessage = await this.failureOf(test, activeMutant.id)
      if (this.asked > this.limit) return this.end({ status: 'timeout', reason: failureMessage }, test)
      if (failureMessage)
        return this.end({ status: 'killed', killedBy: [id], failureMessage, nrOfTests }, test)
    }
    return { status: 'survived', nrOfTests }
  }

  /** Where a test still fails without the change, the change has left something behind: all is loaded anew. */
  async end(result, failed) {
    if (await this.failureOf(failed)) await this.load()
    return result
  }

  /** Why a test fails, `null` where it passes, under a change or under none; then notes what the test takes. */
  async failureOf(test, change) {
    const started = performance.now()
    this.active = change
    this.limit = change === undefined ? Infinity : MORE * test.asked + LEAST
    this.asked = 0
    try {
      await test.run()
      return null
    } catch (error) {
      return String(error?.message ?? error) || 'failed'
    } finally {
      this.active = undefined
      if (change === undefined) Object.assign(test, { took: performance.now() - started, asked: this.asked })
    }
  }

  async dispose() {
    await this.server?.close()
  }
}

/** The tests of a file, each with its whole name. */
function testsIn(task, before = '') {
  if (task.type === 'test') return task.mode === 'run' ? [{ name: before + task.name, run: getFn(task) }] : []
  if (Object.values(getHooks(task) ?? {}).some(hooks => hooks.length > 0))
    throw new Error(`${task.file.filepath}: hooks are not run here`)
  const isFile = task.filepath !== undefined
  return task.tasks.flatMap(each => testsIn(each, isFile || !task.name ? before : `${before}${task.name} `))
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'room', injectableClass: RoomRunner }]
