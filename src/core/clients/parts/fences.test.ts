// Where each family of fence rules cuts a document: « and » stand around what it takes for the frontmatter.
import { describe, expect, it } from 'vitest'
import { marked } from '../../../../test/marked.ts'
import { pythonStrip } from '../../document/text.ts'
import { originalSpan } from '../../document/yaml/loose/patch.ts'
import type { Split, Step } from '../client.ts'
import { bareFence, dashBoundary, grayMatter, trimmedFence } from './fences.ts'

/** A document, the body that is left (`null`: no frontmatter is found), and the frontmatter where it is rewritten. */
type Cut = [document: string, body: string | null, read?: string]

function cuts(family: string, split: (text: string) => Step<Split>, rows: readonly Cut[]): void {
  describe(family, () => {
    it.each(rows)('%j', (document, body, read) => {
      const { text, from, to } = marked(document)
      const step = split(text)
      if ('stop' in step) throw new Error(step.reason)
      if (step.go.kind !== 'block') {
        expect([null, step.go.body]).toEqual([body, text])
        return
      }
      const { block } = step.go
      expect([block.text, step.go.body]).toEqual([read ?? text.slice(from, to), body])
      expect(originalSpan(block, { from: 0, to: block.text.length })).toEqual({ from, to })
    })
  })
}

cuts('a bare fence, closed by any line that starts with dashes', bareFence('prefix'), [
  ['---\n«a: b»\n---\nDo it.\n', 'Do it.\n'],
  ['---\n«a: b\nc: d»\n---', ''],
  ['---\r\n«a: b\r\nc: d»\r\n---\r\nDo it.\r\n', 'Do it.\r\n'],
  ['---\n«a: b»\n----\nDo it.\n---\n', '-\nDo it.\n---\n'],
  ['---\n«a: b»\n---x\nDo it.\n', 'x\nDo it.\n'],
  ['---\n«a: b»\n---\n\nDo it.\n', '\nDo it.\n'],
  ['---\n«»\n---\nDo it.\n', 'Do it.\n'],
  ['---\r\n«»\r\n---\r\nDo it.\r\n', 'Do it.\r\n'],
  ['---\n«a: b\n ---»\n---\n', ''],
  ['---\n---\nDo it.\n', null],
  ['---\na: b\n', null],
  ['--- \na: b\n---\n', null],
  ['x\n---\na: b\n---\n', null],
  ['\ufeff---\na: b\n---\n', null],
  ['---\ra: b\r---\r', null],
])

cuts('a bare fence, closed by dashes alone', bareFence('line'), [
  ['---\n«a: b»\n---\nDo it.\n', 'Do it.\n'],
  ['---\n«a: b»\n---', ''],
  ['---\n«a: b\n---x\n--- »\n---\nDo it.\n', 'Do it.\n'],
  ['---\na: b\n--- \n', null],
  ['---\r\na: b\r\n---\r\n', null],
])

cuts('a bare fence in a text that was made plain', bareFence('line', { bom: 'strips', ends: 'normal' }), [
  ['\ufeff---\n«a: b»\n---\nDo it.\n', 'Do it.\n'],
  ['\ufeff---\r\n«a: b\r\nc: d»\r\n---\r\nDo it.\r\n', 'Do it.\n', 'a: b\nc: d'],
  ['---\r«a: b\rc: d»\r---\rDo it.', 'Do it.', 'a: b\nc: d'],
  ['\ufeffa: b\r\n', null],
])

cuts('trimmed fences', trimmedFence(pythonStrip), [
  ['---\n«a: b»\n---\nDo it.\n', 'Do it.\n'],
  [' ---\t\n«a: b\n»\n --- \nDo it.\n', 'Do it.\n'],
  ['---\r\n«a: b»\r\n---\r\nDo it.\r\n---\r\n', 'Do it.\r\n---\r\n'],
  ['---\n«a: b»\n---', ''],
  ['---\n«»---\nDo it.\n', 'Do it.\n'],
  ['---\n«»\n---\nDo it.\n', 'Do it.\n'],
  ['---\n«----\n--- x»\n---\n', ''],
  ['---\na: b\n', null],
  ['---', null],
  ['', null],
  ['\n---\na: b\n---\n', null],
  ['Do it.\n---\na: b\n---\n', null],
  ['\ufeff---\na: b\n---\n', null],
])

cuts('trimmed fences with a line between them', trimmedFence(pythonStrip, { wantsLine: true }), [
  ['---\n---\nDo it.\n', null],
  ['---\n«»\n---\nDo it.\n', 'Do it.\n'],
  ['---\n«a: b»\n---\n', ''],
])

cuts('trimmed fences behind empty lines', trimmedFence(pythonStrip, { skipsBlankLines: true }), [
  ['\n \n---\n«a: b\n»\n---\nDo it.\n', 'Do it.\n'],
  ['\n\nDo it.\n---\na: b\n---\n', null],
  ['\n\n', null],
])

cuts('gray-matter', grayMatter, [
  ['---«\na: b»\n---\nDo it.\n', '\nDo it.\n'],
  ['\ufeff---«\na: b»\n---\nDo it.\n', '\nDo it.\n'],
  ['---«\r\na: b\r»\n---\r\nDo it.\r\n', '\r\nDo it.\r\n'],
  ['---«\na: b»\n---x\nDo it.\n', 'x\nDo it.\n'],
  ['---«»\n---\nDo it.\n', '\nDo it.\n'],
  ['---«  \na: b»\n---\n', '\n'],
  ['---yaml«\na: b»\n---\n', '\n'],
  ['--- YML «\na: b»\n---\n', '\n'],
  ['---«\na: b\n»', ''],
  ['---«»', ''],
  // Without a line end the last character is no part of the language.
  ['---yaml«x»', ''],
  ['---toml\na = 1\n---\n', null],
  ['---xyaml\na: b\n---\n', null],
  ['---yamlx\na: b\n---\n', null],
  ['----\na: b\n---\n', null],
  ['----', null],
  ['abc\na: b\n---\n', null],
  ['\n---\na: b\n---\n', null],
  ['Do it.\n---\na: b\n---\n', null],
])

const lines = [
  ['---«\na: b\n»---\nDo it.\n', '\nDo it.\n'],
  ['-----«\na: b\n»----\nDo it.\n', '\nDo it.\n'],
  ['--- \t«\na: b\n--- x\n ---\n»---  \nDo it.\n---\n', '\nDo it.\n---\n'],
  ['---«\n»---', ''],
  ['\n\n---«\na: b\n»---\n', '\n'],
  ['---\na: b\n', null],
  ['--\na: b\n---\nc: d\n', null],
  ['Do it.\n---\na: b\n---\n', null],
] as const satisfies readonly Cut[]

cuts('a line of dashes, behind white space', dashBoundary({ strips: false }), [
  ...lines,
  ['  ---\na: b\n---\nc: d\n---\n', null],
])

cuts('a line of dashes, white space before it taken away', dashBoundary({ strips: true }), [
  ...lines,
  ['\n  ---«\na: b\n»---\nDo it.\n', '\nDo it.\n'],
  ['---\r«\na: b\r\n»---\r\nDo it.\r\n', '\nDo it.\n', '\na: b\n'],
])
