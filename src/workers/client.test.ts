// The page's end of the worker, against a worker that does only what a test tells it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AskError, WorkerClient, type WorkerLike, type WorkerState } from './client.ts'
import type { FromWorker, ToWorker, WireFile } from './protocol.ts'

class FalseWorker implements WorkerLike {
  onmessage: ((event: MessageEvent) => void) | null = null
  onerror: ((event: ErrorEvent) => void) | null = null
  readonly sent: ToWorker[] = []
  ended = false
  postMessage(message: ToWorker): void {
    this.sent.push(message)
  }
  terminate(): void {
    this.ended = true
  }
  say(message: FromWorker): void {
    this.onmessage?.(new MessageEvent('message', { data: message }))
  }
  asked(): number[] {
    return this.sent.flatMap(message => (message.kind === 'ask' ? [message.id] : []))
  }
}

let workers: FalseWorker[] = []
let states: WorkerState[] = []
let client: WorkerClient

beforeEach(() => {
  vi.useFakeTimers()
  workers = []
  states = []
  client = new WorkerClient(() => {
    const worker = new FalseWorker()
    workers.push(worker)
    return worker
  }, 10_000)
  client.onState = state => states.push(state)
})
afterEach(() => {
  vi.useRealTimers()
})

const worker = (at = 0): FalseWorker => {
  const found = workers[at]
  if (!found) throw new Error(`there is no worker ${at}`)
  return found
}
const reason = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof AskError ? error.reason : 'another error'),
  )
const file = (path: string, text: string): WireFile => ({ path, kind: 'text', text, executable: false })

test('an answer goes to the question with its id', async () => {
  const asked = client.ask('export', null)
  worker().say({ kind: 'answer', id: 999, value: 'of another' })
  worker().say({ kind: 'answer', id: 1, value: 'mine' })
  expect(await asked).toBe('mine')
  expect(states).toEqual(['busy', 'idle'])
})

test('the latest of a kind wins, and what nobody waits for is never asked', async () => {
  const first = reason(client.ask('export', null))
  const second = reason(client.ask('export', null))
  const third = client.ask('export', null)
  expect([await first, await second]).toEqual(['superseded', 'superseded'])
  worker().say({ kind: 'answer', id: 1, value: 'late' })
  worker().say({ kind: 'answer', id: 3, value: 'wanted' })
  expect(await third).toBe('wanted')
  expect(worker().asked()).toEqual([1, 3])
})

test('what takes long and nobody waits for is ended for the newer question', async () => {
  const first = reason(client.ask('export', null))
  vi.advanceTimersByTime(1_001)
  const second = client.ask('export', null)
  expect(await first).toBe('superseded')
  expect(worker().ended).toBe(true)
  worker(1).say({ kind: 'answer', id: 2, value: 'wanted' })
  expect(await second).toBe('wanted')
})

test('questions of two kinds are both answered, one after the other', async () => {
  const one = client.ask('export', null)
  const other = client.ask('decode', { fragment: '#v1.x' })
  expect(worker().asked()).toEqual([1])
  worker().say({ kind: 'answer', id: 1, value: 'zip' })
  expect(worker().asked()).toEqual([1, 2])
  worker().say({ kind: 'answer', id: 2, value: 'link' })
  expect([await one, await other]).toEqual(['zip', 'link'])
})

test('a failure is the sentence that the worker gives', async () => {
  const asked = client.ask('export', null)
  worker().say({ kind: 'failed', id: 1, message: 'The disk is full.' })
  await expect(asked).rejects.toThrow('The disk is full.')
})

test('a worker that does not answer is ended, and the next question has a new one', async () => {
  const asked = reason(client.ask('export', null))
  vi.advanceTimersByTime(9_999)
  expect(worker().ended).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await asked).toBe('too-long')
  expect(worker().ended).toBe(true)
  expect(states).toEqual(['busy', 'restarted', 'idle'])
  const again = client.ask('export', null)
  worker(1).say({ kind: 'answer', id: 2, value: 'well' })
  expect(await again).toBe('well')
})

test('who asked again while the worker hung is told', async () => {
  const first = reason(client.ask('export', null))
  const second = reason(client.ask('export', null))
  vi.advanceTimersByTime(10_000)
  expect([await first, await second]).toEqual(['superseded', 'too-long'])
  expect(workers).toHaveLength(1)
})

test('what waits is asked of the new worker, which has all the files', async () => {
  client.sync(new Map([['a', file('a', '1')]]))
  const hung = reason(client.ask('export', null))
  const waiting = client.ask('decode', { fragment: '' })
  vi.advanceTimersByTime(10_000)
  expect(await hung).toBe('too-long')
  expect(worker(1).sent[0]).toEqual({ kind: 'sync', put: [file('a', '1')], drop: [] })
  worker(1).say({ kind: 'answer', id: 2, value: 'well' })
  expect(await waiting).toBe('well')
})

test('progress puts the deadline off', async () => {
  const seen: number[] = []
  const asked = client.ask('export', null, { onProgress: done => seen.push(done) })
  vi.advanceTimersByTime(9_000)
  worker().say({ kind: 'progress', id: 1, done: 5, total: 10 })
  vi.advanceTimersByTime(9_000)
  worker().say({ kind: 'answer', id: 1, value: 'read' })
  expect(await asked).toBe('read')
  expect(seen).toEqual([5])
})

test('a worker that crashes is ended and the question told', async () => {
  const asked = reason(client.ask('export', null))
  worker().onerror?.(Object.assign(new Event('error'), { message: 'out of memory' }) as ErrorEvent)
  expect(await asked).toBe('crashed')
  expect(worker().ended).toBe(true)
})

test('stopped, a worker gives what came so far', async () => {
  const stop = new AbortController()
  const asked = client.ask('export', null, { signal: stop.signal })
  stop.abort()
  expect(worker().sent.at(-1)).toEqual({ kind: 'stop', id: 1 })
  worker().say({ kind: 'answer', id: 1, value: 'half' })
  expect(await asked).toBe('half')
  expect(worker().ended).toBe(false)
})

test('a worker that does not stop within a second is ended, whatever progress it makes', async () => {
  const stop = new AbortController()
  const asked = reason(client.ask('export', null, { signal: stop.signal }))
  stop.abort()
  vi.advanceTimersByTime(900)
  worker().say({ kind: 'progress', id: 1, done: 1, total: 2 })
  vi.advanceTimersByTime(100)
  expect(await asked).toBe('cancelled')
  expect(worker().ended).toBe(true)
})

test('only what changed is sent', async () => {
  const [a, b] = [file('a', '1'), file('b', '1')]
  const ask = async (files: WireFile[]) => {
    client.sync(new Map(files.map(each => [each.path, each])))
    const asked = client.ask('export', null)
    worker().say({ kind: 'answer', id: worker().asked().at(-1) ?? 0, value: null })
    await asked
    return worker().sent.findLast(message => message.kind === 'sync')
  }
  expect(await ask([a, b])).toEqual({ kind: 'sync', put: [a, b], drop: [] })
  const changed = file('b', '2')
  expect(await ask([a, changed])).toEqual({ kind: 'sync', put: [changed], drop: [] })
  expect(await ask([changed])).toEqual({ kind: 'sync', put: [], drop: ['a'] })
  const before = worker().sent.length
  await ask([changed])
  expect(worker().sent.length).toBe(before + 1)
})

test('closing ends everything', async () => {
  const one = reason(client.ask('export', null))
  const other = reason(client.ask('decode', { fragment: '' }))
  client.close()
  expect([await one, await other]).toEqual(['cancelled', 'cancelled'])
  expect(worker().ended).toBe(true)
})
