// A new Report follows from a change, and a document that hung is not checked again by itself.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Report } from '../../core/report.ts'
import { AskError, type WorkerClient } from '../../workers/client.ts'
import { followWithReports, runningMark } from './check.ts'
import { makeStore } from './store.ts'

const report: Report = { entries: [], faults: [], skills: [] }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A client whose `inspect` gives what `answer` gives, and a storage that is a map. */
function follow(answer: () => Promise<Report>) {
  const store = makeStore()
  const ask = vi.fn(answer)
  // Only these two are used by what is tested.
  const client = { sync: () => {}, ask } as unknown as WorkerClient
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage
  const mark = runningMark(storage, 'draft', () => 0)
  const check = followWithReports(store, client, mark)
  return { store, ask, mark, check }
}

test('a burst of typing is one question', async () => {
  const { store, ask, check } = follow(async () => report)
  check()
  await vi.runAllTimersAsync()
  for (const text of ['a', 'ab', 'abc']) store.actions.type('SKILL.md', text)
  await vi.runAllTimersAsync()
  expect(ask).toHaveBeenCalledTimes(2)
  expect(store.getState()).toMatchObject({ check: 'done', report, checked: store.getState().work.files })
})

test('an answer takes the mark away', async () => {
  const { mark, check } = follow(async () => report)
  check()
  expect(mark.wasLeft()).toBe(true)
  await vi.runAllTimersAsync()
  expect(mark.wasLeft()).toBe(false)
})

test('a worker that was ended leaves the mark, and the person is told once', async () => {
  const { store, mark, check } = follow(async () => {
    throw new AskError('too-long', 'This took too long.')
  })
  check()
  await vi.runAllTimersAsync()
  store.actions.type('SKILL.md', 'more')
  await vi.runAllTimersAsync()
  expect(mark.wasLeft()).toBe(true)
  expect(store.getState().check).toBe('stopped')
  expect(store.getState().notices.map(notice => notice.text)).toEqual(['This took too long.'])
})

test('what waits for a person is not checked by typing', async () => {
  const { store, ask, check } = follow(async () => report)
  store.setState({ check: 'waiting' })
  store.actions.type('SKILL.md', 'x')
  await vi.runAllTimersAsync()
  expect(ask).not.toHaveBeenCalled()
  check()
  await vi.runAllTimersAsync()
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a question that was superseded changes nothing', async () => {
  const { store, check } = follow(async () => {
    throw new AskError('superseded', '')
  })
  check()
  await vi.runAllTimersAsync()
  expect(store.getState().notices).toEqual([])
  expect(store.getState().check).toBe('checking')
})
