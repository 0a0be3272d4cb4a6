// Links: round trips, both limits, what is damaged, and every version that was ever written.
import { readdirSync, readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBase64url, toBase64url } from './permalink/base64url.ts'
import { decode, encode, type Shared } from './permalink.ts'
import { crc32 } from './source/crc32.ts'
import { judgePath } from './source/path.ts'

const shared: Shared = {
  files: { 'skill/SKILL.md': '---\nname: skill\n---\n', 'skill/a b/ü.txt': '\ufeff\r\n\ud800 \u0000 👍' },
  omitted: ['skill/logo.png'],
  answer: '{"name": "round"}',
  pane: 'resolve',
  open: 'skill/SKILL.md',
}

async function fragmentOf(value: Shared): Promise<string> {
  const encoded = await encode(value)
  if (!encoded.ok) throw new Error(`too long: ${encoded.length}`)
  return encoded.fragment
}

/** A link of version 1 over any bytes, sealed as an honest one is; `behind` stands behind the stream. */
function sealed(json: string | Uint8Array, behind: number[] = []): string {
  const content = typeof json === 'string' ? new TextEncoder().encode(json) : json
  const packed = Uint8Array.of(...deflateRawSync(content), ...behind)
  const seal = new DataView(new ArrayBuffer(8))
  seal.setUint32(0, packed.length, true)
  seal.setUint32(4, crc32(content), true)
  return `#v1.${toBase64url(new Uint8Array([...packed, ...new Uint8Array(seal.buffer)]))}`
}

const LINKS = new URL('../../test/links/', import.meta.url)

/** Links as they were written when their version was the newest, with what they hold. */
function linksOf(name: string): { version: number; links: { fragment: string; shared: Shared }[] } {
  return JSON.parse(readFileSync(new URL(name, LINKS), 'utf8'))
}

/** Printable text that hardly compresses, the same at every run. */
function noise(length: number): string {
  let seed = 1
  let text = ''
  while (text.length < length) {
    seed = (seed * 48271) % 2147483647
    text += String.fromCharCode(32 + (seed % 95))
  }
  return text
}

describe('round trip', () => {
  test('gives back what was shared, and the version', async () => {
    expect(await decode(await fragmentOf(shared))).toStrictEqual({ ok: true, shared, version: 1 })
  })

  test('does without the number sign', async () => {
    expect(await decode((await fragmentOf(shared)).slice(1))).toStrictEqual({ ok: true, shared, version: 1 })
  })

  test('leaves out what is not there', async () => {
    const bare = { files: {}, omitted: [], answer: '', pane: '' }
    expect(await decode(await fragmentOf(bare))).toStrictEqual({ ok: true, shared: bare, version: 1 })
  })

  test('is written in letters, digits, `-`, `_` and one `.`', async () => {
    expect(await fragmentOf(shared)).toMatch(/^#v1\.[A-Za-z0-9_-]+$/)
  })

  test('names a file whose path no link may hold among those left out', async () => {
    const fragment = await fragmentOf({ ...shared, files: { 'a.md': 'a', '../b.md': 'b' } })
    expect(await decode(fragment)).toMatchObject({
      shared: { files: { 'a.md': 'a' }, omitted: ['skill/logo.png', '../b.md'] },
    })
  })

  test('holds for any content', async () => {
    const path = fc.string({ unit: 'binary', minLength: 1 }).filter(text => judgePath(text) === null)
    const anything = fc.record(
      {
        files: fc.dictionary(path, fc.string({ unit: 'binary' }), { noNullPrototype: true }),
        omitted: fc.array(fc.string()),
        answer: fc.string({ unit: 'binary' }),
        pane: fc.string(),
        open: fc.string(),
      },
      { requiredKeys: ['files', 'omitted', 'answer', 'pane'], noNullPrototype: true },
    )
    await fc.assert(
      fc.asyncProperty(anything, async value => {
        expect(await decode(await fragmentOf(value))).toStrictEqual({ ok: true, shared: value, version: 1 })
      }),
      { numRuns: 300 },
    )
  })
})

describe('the limits', () => {
  test('a link of exactly 64,000 characters is written and read, a longer one is neither', async () => {
    const withAnswer = (answer: string) => encode({ ...shared, answer })
    let low = 0
    let high = 200_000
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((await withAnswer(noise(middle))).ok) low = middle
      else high = middle
    }
    const longer = await withAnswer(noise(high))
    expect(longer).toMatchObject({ ok: false, reason: 'too-long', limit: 64_000 })
    if (!longer.ok) expect(longer.length).toBeGreaterThan(64_000)
    // What repeats adds a byte now and then, so that no length is passed over.
    for (let more = 0; more < 2_000; more += 1) {
      const answer = noise(low - 10) + 'a'.repeat(more)
      const encoded = await withAnswer(answer)
      if (!encoded.ok || encoded.fragment.length < 64_000) continue
      expect(encoded.fragment).toHaveLength(64_000)
      expect(await decode(encoded.fragment)).toMatchObject({ ok: true, shared: { answer } })
      return
    }
    expect.unreachable('no content made such a link')
  })

  test('a link of more than 64,000 characters is not read', async () => {
    expect(await decode(`#v1.${'A'.repeat(63_996)}`)).toEqual({ ok: false, reason: 'damaged' })
    expect(await decode(`#v1.${'A'.repeat(63_997)}`)).toEqual({ ok: false, reason: 'too-large' })
  })

  test('content of more than 1 MiB is neither written nor read', async () => {
    const rest = new TextEncoder().encode(JSON.stringify({ ...shared, answer: '' })).length
    const most = { ...shared, answer: 'a'.repeat(2 ** 20 - rest) }
    expect(await decode(await fragmentOf(most))).toStrictEqual({ ok: true, shared: most, version: 1 })
    const more = { ...shared, answer: `${most.answer}a` }
    expect(await encode(more)).toEqual({ ok: false, reason: 'too-long', length: 2 ** 20 + 1, limit: 2 ** 20 })
    expect(await decode(sealed(JSON.stringify(more)))).toEqual({ ok: false, reason: 'too-large' })
  })

  test('a bomb is stopped, sealed or not', async () => {
    const bomb = new Uint8Array(32 * 2 ** 20)
    expect(await decode(sealed(bomb))).toEqual({ ok: false, reason: 'too-large' })
    expect(await decode(`#v1.${toBase64url(deflateRawSync(bomb))}`)).toEqual({
      ok: false,
      reason: 'too-large',
    })
  })
})

describe('what is no link of ours', () => {
  test.each(['', '#', '#top', '#v1', '#V1.AAAA', '#v01.AAAA', '#/v1.AAAA', '##v1.AAAA', 'v.AAAA'])(
    '%j is not a link',
    async fragment => {
      expect(await decode(fragment)).toEqual({ ok: false, reason: 'not-a-link' })
    },
  )

  test.each(['#v0.AAAA', '#v2.', '#v10.AAAA', 'v999999999999999999999.x'])(
    '%j is of another version',
    async it => {
      expect(await decode(it)).toEqual({ ok: false, reason: 'unknown-version' })
    },
  )
})

describe('what is damaged', () => {
  const good = { files: {}, omitted: [], answer: '', pane: '' }
  test.each([
    ['nothing after the version', '#v1.'],
    ['a character that is not in the alphabet', '#v1.AA+A'],
    ['a seal without content', sealed(new Uint8Array())],
    ['a deflate stream without a seal', `#v1.${toBase64url(deflateRawSync(JSON.stringify(good)))}`],
    ['a stream that is shorter than a seal', `#v1.${toBase64url(Uint8Array.of(3, 0, 0, 0, 0))}`],
    [
      'bytes that are not UTF-8',
      sealed(Buffer.from(JSON.stringify({ ...good, answer: '\u00ff' }), 'latin1')),
    ],
    ['what is not JSON', sealed('{')],
    ['null', sealed('null')],
    ['a list', sealed('[]')],
    ['a byte order mark before the JSON', sealed(`\ufeff${JSON.stringify(good)}`)],
    ['no files', sealed(JSON.stringify({ ...good, files: undefined }))],
    ['a list of files', sealed(JSON.stringify({ ...good, files: [] }))],
    ['a file that is not text', sealed(JSON.stringify({ ...good, files: { a: 1 } }))],
    ['a path that climbs', sealed(JSON.stringify({ ...good, files: { '../a': '' } }))],
    ['a path that is absolute', sealed(JSON.stringify({ ...good, files: { '/a': '' } }))],
    ['a path that is a prototype', sealed('{"files":{"__proto__":""},"omitted":[],"answer":"","pane":""}')],
    ['a left out file that is not text', sealed(JSON.stringify({ ...good, omitted: [1] }))],
    ['no list of those left out', sealed(JSON.stringify({ ...good, omitted: 'a' }))],
    ['an answer that is not text', sealed(JSON.stringify({ ...good, answer: null }))],
    ['a pane that is not text', sealed(JSON.stringify({ ...good, pane: 1 }))],
    ['an open file that is not text', sealed(JSON.stringify({ ...good, open: null }))],
  ])('%s', async (_, fragment) => {
    expect(await decode(fragment)).toEqual({ ok: false, reason: 'damaged' })
  })

  test('bytes that follow, wherever they stand', async () => {
    const bytes = fromBase64url((await fragmentOf(shared)).slice(4)) ?? new Uint8Array()
    for (const at of [bytes.length, bytes.length - 8]) {
      const more = new Uint8Array([...bytes.slice(0, at), 0x4a, ...bytes.slice(at)])
      expect(await decode(`#v1.${toBase64url(more)}`)).toEqual({ ok: false, reason: 'damaged' })
    }
  })

  test('a seal of another length, and of another checksum', async () => {
    for (const at of [8, 4]) {
      const bytes = fromBase64url((await fragmentOf(shared)).slice(4)) ?? new Uint8Array()
      const place = bytes.length - at
      bytes[place] = (bytes[place] ?? 0) ^ 1
      expect(await decode(`#v1.${toBase64url(bytes)}`)).toEqual({ ok: false, reason: 'damaged' })
    }
  })

  test('bytes behind the stream, sealed with it', async () => {
    const bare = JSON.stringify({ files: {}, omitted: [], answer: '', pane: '' })
    expect(await decode(sealed(bare))).toMatchObject({ ok: true })
    expect(await decode(sealed(bare, [0]))).toEqual({ ok: false, reason: 'damaged' })
  })

  test('a link that was cut anywhere', async () => {
    const fragment = await fragmentOf(shared)
    for (let length = 4; length < fragment.length; length += 1) {
      expect(await decode(fragment.slice(0, length))).toEqual({ ok: false, reason: 'damaged' })
    }
  })

  test('a change of a character is never read as something else', async () => {
    const fragment = await fragmentOf(shared)
    const change = fc.record({
      at: fc.nat(fragment.length - 1),
      with: fc.string({ maxLength: 3 }),
      cut: fc.nat(3),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async changes => {
        const other = changes.reduce(
          (text, it) => text.slice(0, it.at) + it.with + text.slice(it.at + it.cut),
          fragment,
        )
        const decoded = await decode(other)
        if (decoded.ok) expect(decoded.shared).toStrictEqual(shared)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('base64url', () => {
  test('is that of the standard', () => {
    fc.assert(
      fc.property(fc.uint8Array(), bytes => {
        const text = toBase64url(bytes)
        expect(text).toBe(Buffer.from(bytes).toString('base64url'))
        expect(fromBase64url(text)).toEqual(bytes)
      }),
    )
  })

  test.each(['A', 'AAAAA', 'AB', 'AAB', 'AA=='])('%j is no way to write bytes', text => {
    expect(fromBase64url(text)).toBeNull()
  })
})

test.each(readdirSync(LINKS))('the links of %s open for good', async name => {
  const { version, links } = linksOf(name)
  expect(links.length).toBeGreaterThan(0)
  for (const { fragment, shared } of links) {
    expect(await decode(fragment)).toStrictEqual({ ok: true, shared, version })
  }
})
