// Inflates what a stranger compressed, counting as it goes, and stops as soon as it is more than was agreed.

type Bytes = Uint8Array<ArrayBuffer>

export type Inflated = { ok: true; bytes: Bytes } | { ok: false; why: 'too-large' | 'damaged'; read: number }

// The platform inflates a chunk whole before anyone can stop it, and deflate grows at most about 1,032 times.
const STEP = 4096

/**
 * Inflates a raw deflate stream; more than `limit` bytes are `too-large`, with how many came until then. Bytes
 * behind the end of the stream are damage, whatever the platform makes of them.
 */
export async function inflate(packed: Uint8Array, limit: number): Promise<Inflated> {
  const inflated = await once(packed, limit)
  if (!inflated.ok || !(await isLenient())) return inflated
  // A stream that ends with its last byte is cut off without it.
  const shorter = await once(packed.subarray(0, -1), limit)
  return shorter.ok ? { ok: false, why: 'damaged', read: shorter.bytes.length } : inflated
}

function once(packed: Uint8Array, limit: number): Promise<Inflated> {
  return through(new DecompressionStream('deflate-raw'), packed, limit)
}

/** An empty stream, and a byte behind it. */
const TRAILED = Uint8Array.of(0x03, 0x00, 0x00)
let lenient: Promise<boolean> | undefined

/** Whether the platform passes over bytes behind the end of a stream: Node does, browsers refuse them. */
function isLenient(): Promise<boolean> {
  lenient ??= once(TRAILED, 0).then(({ ok }) => ok)
  return lenient
}

/** Compresses to a raw deflate stream. */
export async function deflate(bytes: Uint8Array): Promise<Bytes> {
  const packed = await through(new CompressionStream('deflate-raw'), bytes, Number.POSITIVE_INFINITY)
  if (!packed.ok) throw new TypeError('compressing cannot fail')
  return packed.bytes
}

async function through(stream: GenericTransformStream, bytes: Uint8Array, limit: number): Promise<Inflated> {
  const reader: ReadableStreamDefaultReader<Uint8Array> = stream.readable.getReader()
  void feed(stream.writable, bytes)
  const chunks: Uint8Array[] = []
  let read = 0
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      chunks.push(next.value)
      read += next.value.length
      if (read > limit) {
        void reader.cancel().catch(() => undefined)
        return { ok: false, why: 'too-large', read }
      }
    }
  } catch {
    return { ok: false, why: 'damaged', read }
  }
  return { ok: true, bytes: joined(chunks, read) }
}

/** Writes in steps, waiting for room; that the stream failed or was given up is for its reader to tell. */
async function feed(writable: WritableStream<BufferSource>, bytes: Uint8Array): Promise<void> {
  const writer = writable.getWriter()
  try {
    for (let from = 0; from < bytes.length; from += STEP) await writer.write(bytes.slice(from, from + STEP))
    await writer.close()
  } catch {
    // The reader was told.
  }
}

function joined(chunks: Uint8Array[], length: number): Bytes {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
