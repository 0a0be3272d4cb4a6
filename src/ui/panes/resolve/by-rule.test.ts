// When the format's own rule would have called something else, one sentence says so.
import { expect, test } from 'vitest'
import type { Tool } from '../../../core/hard-skill/skill.ts'
import type { ByRule, Resolution } from '../../../workers/resolve.ts'
import { differenceByRule } from './by-rule.ts'

const tool = (id: string): Tool => ({
  id,
  description: '',
  run: 'x',
  schema: { type: 'object', properties: {} },
})
const call = (id: string, args: Record<string, unknown> = {}): Resolution['calls'][number] => ({
  name: id,
  tool: tool(id),
  arguments: args,
  args,
  argv: ['x'],
  format: 'base',
  span: [0, 1],
  repairs: [],
  coercions: [],
  ignored: [],
})
const byRule = (name: string, args: Record<string, unknown> = {}): ByRule => ({
  kind: 'call',
  name,
  arguments: args,
})

test.each<[string, Resolution['calls'], ByRule, RegExp | null]>([
  ['the same call', [call('a', { x: 1, y: 2 })], byRule('a', { y: 2, x: 1 }), null],
  ['no call for both', [], { kind: 'no-call' }, null],
  ['a refusal of both', [], { kind: 'refused', message: 'no' }, null],
  ['a format that the rule does not read', [call('a')], { kind: 'no-call' }, /reads only/],
  ['a call that the rule refuses', [call('a')], { kind: 'refused', message: 'Not so.' }, /Not so\./],
  ['a call in a quoted example', [], byRule('a'), /calls `a` with `\{\}`/],
  ['another tool', [call('a')], byRule('b'), /calls `b` with `\{\}` instead/],
  ['other arguments', [call('a', { x: 1 })], byRule('a', { x: 2 }), /`\{"x":2\}` instead/],
  ['several calls', [call('a'), call('b')], byRule('a'), /first call only/],
])('%s', (_, calls, rule, sentence) => {
  const difference = differenceByRule({ outcome: calls.length > 0 ? 'ok' : 'no-call', calls, byRule: rule })
  if (sentence === null) expect(difference).toBeNull()
  else expect(difference).toMatch(sentence)
})

test('two refusals are no difference', () => {
  const refusal: ByRule = { kind: 'refused', message: 'no' }
  expect(differenceByRule({ outcome: 'schema-error', calls: [call('a')], byRule: refusal })).toBeNull()
})
