// The worker: guards a message, asks the core, posts what it answers. It keeps a mirror of the page's files.
import { answers } from './answers.ts'
import { Mirror } from './mirror.ts'
import { type FromWorker, isToWorker } from './protocol.ts'

const mirror = new Mirror()

// `self` is typed as a window here; this narrows it to the two members that a worker's scope shares with it.
const scope = self as {
  onmessage: ((event: MessageEvent) => void) | null
  postMessage: (m: FromWorker) => void
}

scope.onmessage = async ({ data }) => {
  if (!isToWorker(data)) return
  if (data.kind === 'sync') return mirror.sync(data.put, data.drop)
  const { id, question, params } = data
  try {
    if (!Object.hasOwn(answers, question))
      throw new TypeError(`The worker does not know the question ${question}.`)
    const progress = (done: number, total: number) => scope.postMessage({ kind: 'progress', id, done, total })
    // Each answer takes the params of its own question: the page's `ask` pairs them by type.
    const answer = answers[question] as (
      desk: { mirror: Mirror; progress: typeof progress },
      p: unknown,
    ) => unknown
    scope.postMessage({ kind: 'answer', id, value: await answer({ mirror, progress }, params) })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    scope.postMessage({ kind: 'failed', id, message })
  }
}
