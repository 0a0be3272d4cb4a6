// The page's end of the worker: one question at a time, the latest of a kind wins, and a deadline that
// ends a worker which does not answer and starts another.
import { REQUEST_MS } from '../core/source/limits.ts'
import {
  type Answer,
  isFromWorker,
  type Params,
  type Question,
  type ToWorker,
  type WireFile,
} from './protocol.ts'

/** The part of a Worker that is used here; tests give a false one. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** Why a question got no answer. `superseded` and `cancelled` are the asker's own doing and need no words. */
export class AskError extends Error {
  readonly reason: 'superseded' | 'cancelled' | 'too-long' | 'crashed' | 'failed'
  constructor(reason: AskError['reason'], message: string) {
    super(message)
    this.name = 'AskError'
    this.reason = reason
  }
}

/** Whether a rejection means that nobody waits for the answer any more. */
export const isMoot = (error: unknown) =>
  error instanceof AskError && (error.reason === 'superseded' || error.reason === 'cancelled')

/** Milliseconds that a question whose answer nobody waits for may go on. */
const patience = 1000

/** Milliseconds that a worker has to stop by itself. */
const stopWithin = 1000

const tooLong = (ms: number) =>
  new AskError(
    'too-long',
    `This took too long: the check was stopped after ${ms / 1000} seconds. Your text is untouched.`,
  )

type Options = {
  /** A question of a channel takes the place of an earlier one that has no answer yet; its name by default. */
  channel?: string
  /** Handed over rather than copied. */
  transfer?: ArrayBuffer[]
  onProgress?: (done: number, total: number) => void
  signal?: AbortSignal
}

type Pending = {
  id: number
  channel: string
  stopping: boolean
  message: ToWorker
  transfer: ArrayBuffer[]
  onProgress: ((done: number, total: number) => void) | undefined
  resolve: (value: unknown) => void
  reject: (error: AskError) => void
}

/** What the worker is doing; `restarted` is said once for each worker that had to be ended. */
export type WorkerState = 'idle' | 'busy' | 'restarted'

/** A client of the worker that `start` makes. It starts when it is first needed. */
export class WorkerClient {
  onState: (state: WorkerState) => void = () => {}
  #worker: WorkerLike | null = null
  #current: Pending | null = null
  #queue: Pending[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #lastId = 0
  #since = 0
  #mirrored: ReadonlyMap<string, WireFile> = new Map()
  #files: ReadonlyMap<string, WireFile> = new Map()
  readonly #start: () => WorkerLike
  readonly #deadline: number

  constructor(start: () => WorkerLike, deadline = REQUEST_MS) {
    this.#start = start
    this.#deadline = deadline
  }

  /** The files that the questions from now on are about. Only what changed is sent, with the next question. */
  sync(files: ReadonlyMap<string, WireFile>): void {
    this.#files = files
  }

  /** Asks one question. */
  ask<Q extends Question>(question: Q, params: Params<Q>, options: Options = {}): Promise<Answer<Q>> {
    const { channel = question, transfer = [], onProgress, signal } = options
    const id = ++this.#lastId
    const answer = new Promise<unknown>((resolve, reject) => {
      if (signal?.aborted) return reject(new AskError('cancelled', 'Cancelled.'))
      this.#supersede(channel)
      const message: ToWorker = { kind: 'ask', id, question, params }
      this.#queue.push({ id, channel, stopping: false, message, transfer, onProgress, resolve, reject })
      signal?.addEventListener('abort', () => this.#cancel(id), { once: true })
      this.#next()
    })
    // The worker's table pairs each question with this type of answer, and the id pairs the two messages.
    return answer as Promise<Answer<Q>>
  }

  /** Ends the worker and everything that was asked. */
  close(): void {
    const waiting = [...(this.#current ? [this.#current] : []), ...this.#queue]
    this.#queue = []
    this.#end()
    for (const pending of waiting) pending.reject(new AskError('cancelled', 'Cancelled.'))
  }

  #supersede(channel: string): void {
    const moot = this.#queue.filter(pending => pending.channel === channel)
    this.#queue = this.#queue.filter(pending => pending.channel !== channel)
    if (this.#current?.channel === channel) {
      moot.push(this.#current)
      // What takes long for nobody is ended, so that the newer question need not wait for it.
      if (performance.now() - this.#since > patience) this.#end()
    }
    for (const pending of moot) pending.reject(new AskError('superseded', 'A newer question took its place.'))
  }

  #cancel(id: number): void {
    const queued = this.#queue.find(pending => pending.id === id)
    this.#queue = this.#queue.filter(pending => pending.id !== id)
    queued?.reject(new AskError('cancelled', 'Cancelled.'))
    if (this.#current?.id !== id) return
    this.#current.stopping = true
    // Asked to stop, it answers with what came so far; one that computes cannot hear, so its worker is ended.
    this.#worker?.postMessage({ kind: 'stop', id } satisfies ToWorker)
    this.#watch(stopWithin, new AskError('cancelled', 'Cancelled.'))
  }

  #next(): void {
    if (this.#current) return
    const pending = this.#queue.shift()
    if (!pending) {
      this.onState('idle')
      return
    }
    this.#current = pending
    this.onState('busy')
    const worker = this.#running()
    this.#mirror(worker)
    worker.postMessage(pending.message, pending.transfer)
    this.#since = performance.now()
    this.#watch()
  }

  #running(): WorkerLike {
    if (this.#worker) return this.#worker
    const worker = this.#start()
    worker.onmessage = event => this.#receive(event.data)
    worker.onerror = event => {
      event.preventDefault()
      this.#fail(new AskError('crashed', 'The checker stopped unexpectedly and was started again.'))
    }
    this.#worker = worker
    this.#mirrored = new Map()
    return worker
  }

  #mirror(worker: WorkerLike): void {
    const put = [...this.#files.values()].filter(file => this.#mirrored.get(file.path) !== file)
    const drop = [...this.#mirrored.keys()].filter(path => !this.#files.has(path))
    this.#mirrored = this.#files
    if (put.length + drop.length > 0) worker.postMessage({ kind: 'sync', put, drop } satisfies ToWorker)
  }

  #watch(ms = this.#deadline, error = tooLong(ms)): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#fail(error), ms)
  }

  #receive(data: unknown): void {
    const current = this.#current
    if (!current || !isFromWorker(data) || data.id !== current.id) return
    if (data.kind === 'progress') {
      if (!current.stopping) this.#watch()
      current.onProgress?.(data.done, data.total)
      return
    }
    clearTimeout(this.#timer)
    this.#current = null
    if (data.kind === 'answer') current.resolve(data.value)
    else current.reject(new AskError('failed', data.message))
    this.#next()
  }

  #fail(error: AskError): void {
    const current = this.#current
    this.#end()
    current?.reject(error)
    // Where a newer question of the kind waits, its asker is the one who is told: nobody hears the older any more.
    const heir =
      error.reason === 'cancelled' ? -1 : this.#queue.findIndex(p => p.channel === current?.channel)
    for (const pending of heir === -1 ? [] : this.#queue.splice(heir, 1)) pending.reject(error)
    this.onState('restarted')
    this.#next()
  }

  #end(): void {
    clearTimeout(this.#timer)
    this.#worker?.terminate()
    this.#worker = null
    this.#current = null
  }
}
