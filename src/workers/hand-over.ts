// Bytes that an answer hands over to the page rather than copies: the worker has no more use for them.

const handed = new WeakMap<object, ArrayBuffer[]>()

/** Marks an answer's buffers; each must hold nothing else, since the worker loses it. Gives the answer back. */
export function handOver<T extends object>(answer: T, bytes: readonly Uint8Array<ArrayBuffer>[]): T {
  handed.set(answer, [...new Set(bytes.map(each => each.buffer))])
  return answer
}

/** The buffers that go with an answer. */
export function handedOver(answer: unknown): ArrayBuffer[] {
  return typeof answer === 'object' && answer !== null ? (handed.get(answer) ?? []) : []
}
