// What is compressed comes back, and a stream is taken whole or not at all.
import { expect, test } from 'vitest'
import { deflate, inflate } from './inflate.ts'

// Hardly compresses, so that it goes through in several steps.
let seed = 1
const noise = Uint8Array.from({ length: 20_000 }, () => {
  seed = (seed * 48271) % 2147483647
  return seed
})

test.each([
  ['nothing', new Uint8Array()],
  ['a byte', Uint8Array.of(7)],
  ['as much as one step', noise.slice(0, 4096)],
  ['several steps', noise],
])('%s comes back', async (_, bytes) => {
  expect(await inflate(await deflate(bytes), bytes.length)).toEqual({ ok: true, bytes })
})

test('more than the limit is refused, and not read to its end', async () => {
  expect(await inflate(await deflate(noise), noise.length)).toMatchObject({ ok: true })
  expect(await inflate(await deflate(noise), noise.length - 1)).toMatchObject({ ok: false, why: 'too-large' })
  const bomb = await inflate(await deflate(new Uint8Array(1 << 24)), 1000)
  expect(bomb).toMatchObject({ ok: false, why: 'too-large' })
  if (!bomb.ok) expect(bomb.read).toBeLessThan(1 << 23)
})

test('what ends too early or too late is damaged', async () => {
  const packed = await deflate(noise)
  for (const wrong of [
    new Uint8Array(),
    packed.slice(0, -1),
    Uint8Array.of(...packed, 0),
    Uint8Array.of(255, 255),
  ]) {
    expect(await inflate(wrong, noise.length)).toEqual({
      ok: false,
      why: 'damaged',
      read: expect.any(Number),
    })
  }
})
