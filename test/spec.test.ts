// The Agent Skills specification: every recorded verdict of its reference validator is ours too.
import { describe, expect, it } from 'vitest'
import { agentSkill } from '../src/core/agent-skill/agent-skill.ts'
import { Refused } from '../src/core/agent-skill/refused.ts'
import type { Source } from '../src/core/source/source.ts'
import { ownCases, sharedCases } from './cases.ts'

type Content = { text: string } | { base64: string }
type Case = {
  id: string
  dir: string
  files: Record<string, Content>
  outcome: 'valid' | 'invalid' | 'crash'
  errors: string[]
  refused: boolean
  frontmatter?: Record<string, unknown>
  body?: string
}

const YAML = 'Invalid YAML in frontmatter: '

function sourceOf({ dir, files }: Case): Source {
  const bytes = new Map(Object.entries(files).map(([name, content]) => [`${dir}/${name}`, bytesOf(content)]))
  return {
    faults: [],
    list: async () => [dir],
    entries: async () => [...bytes].map(([path, { length: size }]) => ({ path, kind: 'file', size })),
    read: async path => bytes.get(path) ?? Promise.reject(new Error(`no ${path}`)),
  }
}

function bytesOf(content: Content): Uint8Array {
  return 'text' in content
    ? new TextEncoder().encode(content.text)
    : new Uint8Array(Buffer.from(content.base64, 'base64'))
}

/** What is compared of a sentence: for bad YAML the reference's own words do not count. */
function compared(message: string): string {
  return message.startsWith(YAML) ? YAML : message
}

async function holds(test: Case): Promise<void> {
  const source = sourceOf(test)
  const faults = await agentSkill.check(source, test.dir)
  const messages = faults.filter(fault => fault.severity === 'error').map(fault => compared(fault.message))
  if (test.outcome === 'crash') expect(faults.map(fault => fault.kind)).toEqual(['malformed'])
  else expect(messages).toEqual(test.errors.map(compared))
  const loading = agentSkill.load(source, test.dir)
  if (test.refused || test.errors[0] === 'Missing required file: SKILL.md') {
    await expect(loading).rejects.toBeInstanceOf(Refused)
    return
  }
  const skill = await loading
  if (test.frontmatter !== undefined) expect({ ...skill.meta }).toEqual(plain(test.frontmatter))
  if (test.body !== undefined) expect(skill.body).toBe(test.body)
  expect(agentSkill.validate(skill).map(fault => fault.message)).toEqual(test.errors)
}

/** The same data, so that objects without prototype compare equal. */
function plain(data: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown> // What JSON gives for an object is one.
}

describe.each(['spec-cases', 'spec-synthetic'])('%s', name => {
  it.each(ownCases<Case>(name).map(test => [test.id, test] as const))('%s', (_id, test) => holds(test))
})

describe('spec-real', () => {
  const cases = sharedCases<Case>('spec-real')
  if (cases) it.each(cases.map(test => [test.id, test] as const))('%s', (_id, test) => holds(test))
  else it.skip('not run: spec-real.jsonl is not beside the project', () => undefined)
})
