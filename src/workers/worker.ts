// The worker: guards a message, asks the core, posts what it answers. It keeps a mirror of the page's files.
import { answers, type Desk } from './answers.ts'
import { handedOver } from './hand-over.ts'
import { Mirror } from './mirror.ts'
import { type FromWorker, isToWorker, type Question } from './protocol.ts'

const mirror = new Mirror()
const running = new Map<number, AbortController>()

// `self` is typed as a window here; this narrows it to the two members that a worker's scope shares with it.
const scope = self as {
  onmessage: ((event: MessageEvent) => void) | null
  postMessage: (message: FromWorker, transfer?: ArrayBuffer[]) => void
}

scope.onmessage = ({ data }) => {
  if (!isToWorker(data)) return
  switch (data.kind) {
    case 'sync':
      return mirror.sync(data.put, data.drop)
    case 'stop':
      return running.get(data.id)?.abort()
    case 'ask':
      return void answer(data.id, data.question, data.params)
    default:
      return data satisfies never
  }
}

async function answer(id: number, question: Question, params: unknown): Promise<void> {
  const stop = new AbortController()
  running.set(id, stop)
  try {
    if (!Object.hasOwn(answers, question))
      throw new TypeError(`The worker does not know the question ${question}.`)
    const progress = (done: number, total: number) => scope.postMessage({ kind: 'progress', id, done, total })
    // Each answer takes the params of its own question: the page's `ask` pairs them by type.
    const find = answers[question] as (desk: Desk, params: unknown) => unknown
    const value = await find({ mirror, progress, signal: stop.signal }, params)
    scope.postMessage({ kind: 'answer', id, value }, handedOver(value))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    scope.postMessage({ kind: 'failed', id, message })
  } finally {
    running.delete(id)
  }
}
