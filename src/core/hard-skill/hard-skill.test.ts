// Tests what is read of a whole document: its head, its prose, its tools, also where it has faults.
import { describe, expect, it } from 'vitest'
import { faults, parseSkill, programs, read } from './hard-skill.ts'

describe('parseSkill', () => {
  it('keeps where the skill is from, where that is given', () => {
    const nothing = { name: null, description: null, includes: [], rendered: 'Hi', tools: [] }
    expect(parseSkill('Hi')).toStrictEqual(nothing)
    expect(parseSkill('Hi', { file: 's/SKILL.md' })).toStrictEqual({ ...nothing, file: 's/SKILL.md' })
    expect(parseSkill('Hi', { workdir: 's' })).toStrictEqual({ ...nothing, workdir: 's' })
  })

  it('throws the first error with its sentence, and nothing for a warning', () => {
    const text = '```tool\nid: t\nparams: x\n  a:\nrun: sh -c $a $b\n```\n'
    expect(() => parseSkill(text)).toThrow(
      "The run of tool 't' uses $b, which is not declared (declared: a). Declare it under params, or write $$ for a dollar that is only a dollar.",
    )
    expect(parseSkill(text.replace(' $b', '')).tools).toHaveLength(1)
  })

  it('lowers every key of a param', () => {
    const keys = 'type: string\n    format: x\n    enum: b, c\n    description: d e\n    default: c'
    const { tools } = parseSkill(
      `\`\`\`tool\nid: t\ndescription: what: it does\nparams:\n  a:\n    ${keys}\n  b:\n    description:\nrun: p x$a$b\n\`\`\``,
    )
    expect(tools).toStrictEqual([
      {
        id: 't',
        description: 'what: it does',
        schema: {
          type: 'object',
          properties: {
            a: { type: 'string', format: 'x', enum: ['b', 'c'], description: 'd e', default: 'c' },
            b: { type: 'string' },
          },
          required: ['b'],
        },
        run: 'p x$a$b',
      },
    ])
  })
})

describe('read', () => {
  it('gives the faults as faults does', () => {
    const text = '```tool\nid: t\nrun: ls $a\n```\n'
    expect(read(text, { path: 'x.md' }).faults).toEqual(faults(text, { path: 'x.md' }))
    expect(faults(text).map(fault => fault.path)).toEqual(['SKILL.md'])
  })

  it('keeps the tools that have an id and a run, and leaves a gap for the others', () => {
    const text =
      'a\n```tool\nrun: ls\n```\nb\n```tool\nid: t\n```\nc\n```tool\nid: u\nrun:\n- echo\n- hi\n```\nd\n'
    const { skill } = read(text)
    expect(skill.rendered).toBe('a\n\nb\n\nc\nu\nd')
    expect(skill.tools.map(tool => [tool.id, tool.run])).toEqual([['u', ['echo', 'hi']]])
  })

  it.each([
    ['type: int\n    default: 1', { type: 'integer', default: 1 }],
    ['type: boolen', { type: 'boolean' }],
    ['type: nothing\n    default: 1', { type: 'string', default: '1' }],
    ['type: integer\n    default: x', { type: 'integer', default: 'x' }],
    ['type: integer\n    enum: 1, b, 2', { type: 'integer', enum: [1, 2] }],
  ])('takes a param for what was probably meant: %j', (keys, schema) => {
    const { skill } = read(`\`\`\`tool\nid: t\nparams:\n  a:\n    ${keys}\nrun: p x$a\n\`\`\`\n`)
    expect(skill.tools[0]?.schema.properties).toEqual({ a: schema })
  })
})

describe('the head', () => {
  it.each([
    ['---\nskill: a: b \ndescription: "d"\nskill: c\nother: x\n---\nHi', 'a: b', '"d"', 'Hi'],
    ['---  \nskill: a\n--- \nHi\n---\nx', 'a', null, 'Hi\n---\nx'],
    ['---\n---\nHi', null, null, 'Hi'],
    ['---\nskill:\n skill: b\n---\n', '', null, ''],
    ['skill: a\n---\nHi', null, null, 'skill: a\n---\nHi'],
    ['\n---\nskill: a\n---\n', null, null, '---\nskill: a\n---'],
    ['---\nskill: a\nHi', null, null, '---\nskill: a\nHi'],
    ['--- a\nskill: a\n---\nHi', null, null, '--- a\nskill: a\n---\nHi'],
    ['', null, null, ''],
  ])('of %j', (text, name, description, rendered) => {
    expect(parseSkill(text)).toEqual({ name, description, includes: [], rendered, tools: [] })
  })
})

describe('programs', () => {
  const of = (...runs: (string | string[])[]) =>
    programs({
      tools: runs.map((run, at) => ({
        id: `t${at}`,
        description: '',
        schema: { type: 'object', properties: {} },
        run,
      })),
    })

  it('gives each once, by name, with its tools', () => {
    expect(of('uv run a', ['ls', '-l'], ' uv  run b', 'B', 'a')).toEqual([
      { name: 'a', dynamic: false, tools: ['t4'] },
      { name: 'B', dynamic: false, tools: ['t3'] },
      { name: 'ls', dynamic: false, tools: ['t1'] },
      { name: 'uv', dynamic: false, tools: ['t0', 't2'] },
    ])
  })

  it('names what holds a param as it is written, and a dollar as a dollar', () => {
    expect(of('./$x', '$$HOME/bin $x', '$x')).toEqual([
      { name: './$x', dynamic: true, tools: ['t0'] },
      { name: '$HOME/bin', dynamic: false, tools: ['t1'] },
      { name: '$x', dynamic: true, tools: ['t2'] },
    ])
  })

  it('orders names that read the same by their characters', () => {
    const names = ['\u00e9', 'e\u0301']
    expect(of('\u00e9', 'e\u0301').map(program => program.name)).toEqual(names.toReversed())
    expect(of('e\u0301', '\u00e9').map(program => program.name)).toEqual(names.toReversed())
  })
})
