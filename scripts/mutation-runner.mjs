// Stryker's test runner for the rooms. It loads a room's tests once and calls them for each change in this same
// process, where a change is judged in milliseconds; through vitest each would load all modules anew, for a second.
import { join } from 'node:path'
import { collectTests, getFn, getHooks } from '@vitest/runner'
import { createServer, createServerModuleRunner } from 'vite'
import { roomOf } from './mutation-rooms.mjs'

/** Stryker's words for how a test ended. */
const PASSED = 0
const FAILED = 1
const SKIPPED = 2

/** A test that takes as many milliseconds tries thousands of texts, or very long ones. It is not run for each change. */
const SLOW = 1000

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

class RoomRunner {
  /** The changed code asks this object which change is on, and counts in it. */
  mutants = {}

  capabilities() {
    return { reloadEnvironment: false }
  }

  async init() {
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
        this.tests.set(id, { name, fileName: file.filepath, run, took: 0 })
      }
    }
    // The functions that declare tests are vitest's own only where both packages have the same version.
    if (this.tests.size === 0) throw new Error('No tests: are vitest and @vitest/runner of one version?')
  }

  async dryRun() {
    const tests = []
    for (const [id, test] of this.tests) {
      this.mutants.currentTestId = id
      const failureMessage = await failureOf(test)
      this.mutants.currentTestId = undefined
      const result = { id, name: test.name, fileName: test.fileName, timeSpentMs: test.took }
      if (failureMessage) tests.push({ ...result, status: FAILED, failureMessage })
      else if (test.took < SLOW) tests.push({ ...result, status: PASSED })
      else {
        tests.push({ ...result, timeSpentMs: 0, status: SKIPPED })
        delete this.mutants.mutantCoverage?.perTest[id]
      }
    }
    return { status: 'complete', tests, mutantCoverage: this.mutants.mutantCoverage }
  }

  async mutantRun({ testFilter, activeMutant, hitLimit }) {
    const chosen = testFilter?.map(id => [id, this.tests.get(id)]) ?? [...this.tests]
    // The quick ones first: one that fails is enough.
    chosen.sort(([, a], [, b]) => a.took - b.took)
    Object.assign(this.mutants, { hitCount: 0, hitLimit, activeMutant: activeMutant.id })
    let nrOfTests = 0
    for (const [id, test] of chosen) {
      nrOfTests++
      const failureMessage = await failureOf(test)
      if (this.mutants.hitCount > hitLimit)
        return this.end({ status: 'timeout', reason: 'it goes on and on' }, test)
      if (failureMessage)
        return this.end({ status: 'killed', killedBy: [id], failureMessage, nrOfTests }, test)
    }
    return this.end({ status: 'survived', nrOfTests })
  }

  /** Turns the change off. Where a test still fails then, the change has left something behind: all is loaded anew. */
  async end(result, failed) {
    this.mutants.activeMutant = undefined
    this.mutants.hitLimit = undefined
    if (failed && (await failureOf(failed))) await this.load()
    return result
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

/** Why a test fails, `null` where it passes; notes how many milliseconds it took. */
async function failureOf(test) {
  const started = performance.now()
  try {
    await test.run()
    return null
  } catch (error) {
    return String(error?.message ?? error) || 'failed'
  } finally {
    test.took = performance.now() - started
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'room', injectableClass: RoomRunner }]
