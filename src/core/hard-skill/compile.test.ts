// Tests the system text and the tool lists: what a model is told is what resolve takes.
import { describe, expect, it } from 'vitest'
import { catalogs, compile, faults, parseSkill, resolve, systemParts } from './hard-skill.ts'

const skill = parseSkill(`---
skill: waitlist
description: Accept, reject and look up signups.
---

Keep the list short.

\`\`\`tool
id: access
description: decide on a signup
params:
  operation:
    type: string
    enum: accept, reject
    description: what to do
    default: accept
  user:
    type: string
    format: email
    description: the user's address
run: uv run waitlist/handle.py --$operation $user
\`\`\`

Accept unless told otherwise.
`)
const [tool] = skill.tools

describe('compile', () => {
  it('gives prose, protocol and catalog', () => {
    const text = compile(skill)
    expect(text.startsWith('Keep the list short.\n\naccess\n\nAccept unless told otherwise.\n\n')).toBe(true)
    expect(systemParts(skill).map(part => part.kind)).toEqual(['prose', 'protocol', 'catalog'])
    expect(text).toContain(
      JSON.stringify({ id: tool?.id, description: tool?.description, schema: tool?.schema }, null, 2),
    )
  })

  it('shows a shape that resolve takes', () => {
    const shape = /^\{"tool".*$/m.exec(compile(skill))?.[0] ?? ''
    const call = shape.replace('<id>', 'access').replace('"<param>": <value>', '"user": "x@y.z"')
    expect(resolve(skill.tools, call)?.argv).toEqual(['uv', 'run', 'waitlist/handle.py', '--accept', 'x@y.z'])
  })

  it('gives each part its text, and no prose where there is none', () => {
    const two = parseSkill('```tool\nid: a\nrun: ls\n```\n```tool\nid: b\nrun: ls\n```\n').tools
    const entry = (id: string) =>
      `{\n  "id": "${id}",\n  "description": "",\n  "schema": {\n    "type": "object",\n    "properties": {}\n  }\n}`
    expect(systemParts({ rendered: '', tools: two }).map(part => part.kind)).toEqual(['protocol', 'catalog'])
    expect(systemParts({ rendered: 'p', tools: two })[2]?.text).toBe(
      `# Tools\n\n${entry('a')}\n\n${entry('b')}`,
    )
    expect(systemParts({ rendered: 'p', tools: [] })).toEqual([{ kind: 'prose', text: 'p' }])
    expect(systemParts({ rendered: '', tools: [] })).toEqual([])
  })

  it('has no protocol without tools, and nothing for nothing', () => {
    expect(compile(parseSkill('# Hi\n'))).toBe('# Hi')
    expect(compile(parseSkill(''))).toBe('')
  })
})

it('an ordinary skill with an enum and an address has no fault of any severity', () => {
  const fence =
    '```tool\nid: a\nparams:\n  op:\n    enum: accept, reject\n  user:\n    format: email\nrun: uv run h.py --$op $user\n```'
  expect(faults(fence)).toEqual([])
})

describe('catalogs', () => {
  it('gives the list that each API takes', () => {
    const { id: name, description, schema } = skill.tools[0] ?? { id: '', description: '', schema: null }
    expect(catalogs(skill.tools).map(({ id, tools, notes }) => [id, tools, notes])).toEqual([
      ['anthropic', [{ name, description, input_schema: schema }], []],
      ['openai', [{ type: 'function', function: { name, description, parameters: schema } }], []],
      ['gemini', [{ functionDeclarations: [{ name, description, parametersJsonSchema: schema }] }], []],
      ['mcp', [{ name, description, inputSchema: schema }], []],
    ])
  })

  it('says which names an API refuses', () => {
    const named = (id: string) => [
      { id, description: '', schema: { type: 'object' as const, properties: {} }, run: 'ls' },
    ]
    const refusing = (id: string) =>
      catalogs(named(id)).flatMap(list => (list.notes.length > 0 ? [list.id] : []))
    expect(refusing('a b')).toEqual(['anthropic', 'openai', 'gemini', 'mcp'])
    expect(refusing('a.b')).toEqual(['anthropic', 'openai'])
    expect(refusing('1a')).toEqual(['gemini'])
    expect(refusing('a'.repeat(65))).toEqual(['openai', 'gemini'])
    expect(refusing('read-file')).toEqual([])
    expect(catalogs(named('a b')).map(list => list.notes)).toEqual([
      [
        "Anthropic does not take the name 'a b'. A name there has 1 to 128 of the characters A-Z, a-z, 0-9, _ and -.",
      ],
      [
        "OpenAI does not take the name 'a b'. A name there has 1 to 64 of the characters A-Z, a-z, 0-9, _ and -.",
      ],
      [
        "Gemini does not take the name 'a b'. A name there has a letter or _ first, then letters, digits, _, ., : and -, at most 64 in all.",
      ],
      [
        "MCP does not take the name 'a b'. A name there has 1 to 128 of the characters A-Z, a-z, 0-9, _, - and ..",
      ],
    ])
  })
})
