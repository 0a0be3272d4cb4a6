// What follows from a block, from none, and from one that cannot be read, as a client's rules say.
import { expect, it } from 'vitest'
import { readCoreYaml } from '../../document/yaml/loose/core-yaml.ts'
import type { Dialect } from '../../document/yaml/loose/reading.ts'
import type { Split } from '../client.ts'
import { bareFence } from './fences.ts'
import { type ReadRules, read } from './read.ts'

const none: Split = { kind: 'none', reason: 'None.', span: { from: 1, to: 2 }, body: '' }
const unclosed: Split = { ...none, kind: 'unclosed', reason: 'Open.' }

function block(text: string): Split {
  const step = bareFence('prefix')(`---\n${text}\n---\n`)
  if (!('go' in step)) throw new Error(step.reason)
  return step.go
}

const empty = { go: { fields: new Map(), notes: [] } }
const colon = 'The colon after `b` starts a second key where a value should be; put the value in quotes.'
const noFields = 'The frontmatter holds no `key: value` lines.'

it.each<[string, Split, ReadRules, unknown]>([
  ['none, no matter', none, {}, empty],
  ['none', none, { noBlock: 'skip-msg' }, { stop: 'skip-msg', reason: 'None.', span: none.span }],
  ['unclosed, no matter', unclosed, {}, empty],
  [
    'unclosed, as none',
    unclosed,
    { noBlock: 'refuse' },
    { stop: 'refuse', reason: 'Open.', span: none.span },
  ],
  [
    'unclosed, apart',
    unclosed,
    { noBlock: 'refuse', unclosed: 'skip-msg' },
    { stop: 'skip-msg', reason: 'Open.', span: none.span },
  ],
  ['none, where only the unclosed counts', none, { unclosed: 'skip-msg' }, empty],
  [
    'no YAML, no matter',
    block('a: b: c'),
    {},
    {
      go: {
        fields: new Map(),
        notes: [],
        failure: { ok: false, cause: 'colon', problem: colon, span: { from: 4, to: 11 } },
      },
    },
  ],
  [
    'no YAML',
    block('a: b: c'),
    { badYaml: 'skip-log' },
    { stop: 'skip-log', reason: colon, span: { from: 4, to: 11 } },
  ],
  ['a text, no matter', block('abc'), {}, empty],
  [
    'a text',
    block('abc'),
    { noMapping: 'refuse' },
    { stop: 'refuse', reason: noFields, span: { from: 4, to: 7 } },
  ],
  [
    'a list, apart',
    block('- a'),
    { noFields: 'skip-log' },
    { stop: 'skip-log', reason: noFields, span: { from: 4, to: 7 } },
  ],
  ['nothing, where only a list counts', block('# a'), { noFields: 'skip-log' }, empty],
  [
    'nothing',
    block('# a'),
    { noMapping: 'refuse' },
    { stop: 'refuse', reason: noFields, span: { from: 4, to: 7 } },
  ],
  [
    'a map, placed in the document',
    block('a: b'),
    { noMapping: 'refuse', noFields: 'refuse', badYaml: 'refuse', noBlock: 'refuse' },
    {
      go: {
        fields: new Map([
          ['a', { value: 'b', text: 'b', key: { from: 4, to: 5 }, span: { from: 7, to: 8 } }],
        ]),
        notes: [],
      },
    },
  ],
])('%s', (_, split, rules, step) => {
  expect(read([readCoreYaml], rules)(split)).toEqual(step)
})

it('says of our own limit that nothing is established', () => {
  const long = block(`a: ${'x '.repeat(40_000)}`)
  const other: Dialect = () => ({ ok: true, fields: new Map(), kind: 'nothing', notes: [] })
  expect(read([readCoreYaml, other], { badYaml: 'refuse' })(long)).toMatchObject({ stop: 'unknown' })
})

it('tells of the first dialect where none can read it', () => {
  const split = block('a: b: c')
  const other: Dialect = () => ({ ok: false, cause: 'other', problem: 'Other.', span: { from: 0, to: 0 } })
  const fields = new Map([['x', { value: 1, text: '1', key: { from: 0, to: 1 }, span: { from: 0, to: 1 } }]])
  const good: Dialect = () => ({ ok: true, fields, kind: 'mapping', notes: ['n'] })
  expect(read([readCoreYaml, other], { badYaml: 'refuse' })(split)).toMatchObject({ reason: colon })
  expect(read([readCoreYaml, other, good], { badYaml: 'refuse' })(split)).toMatchObject({
    go: { notes: ['n'] },
  })
})
