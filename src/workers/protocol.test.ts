// The guards take the messages of the protocol and nothing else.
import { expect, test } from 'vitest'
import { isFromWorker, isToWorker } from './protocol.ts'

test.each([
  [{ kind: 'sync', put: [], drop: [] }, true],
  [{ kind: 'ask', id: 1, question: 'inspect', params: null }, true],
  [{ kind: 'stop', id: 1 }, true],
  [{ kind: 'ask', id: '1', question: 'inspect' }, false],
  [{ kind: 'ask', id: 1 }, false],
  [{ kind: 'sync', put: [] }, false],
  [{ kind: 'other', id: 1 }, false],
  ['ask', false],
  [null, false],
])('to the worker: %j', (message, good) => expect(isToWorker(message)).toBe(good))

test.each([
  [{ kind: 'answer', id: 1, value: undefined }, true],
  [{ kind: 'failed', id: 1, message: 'no' }, true],
  [{ kind: 'progress', id: 1, done: 1, total: 2 }, true],
  [{ kind: 'answer', id: 1 }, false],
  [{ kind: 'answer', value: 1 }, false],
  [{ kind: 'failed', id: 1 }, false],
  [{ kind: 'progress', id: 1, done: 1 }, false],
  [undefined, false],
])('from the worker: %j', (message, good) => expect(isFromWorker(message)).toBe(good))
