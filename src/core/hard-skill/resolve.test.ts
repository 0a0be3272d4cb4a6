// Tests the story of a resolved call: where each argument and each part of a word came from.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SkillError } from './error.ts'
import { explain, parseSkill, resolve } from './hard-skill.ts'

const { tools } = parseSkill(`\`\`\`tool
id: access
params:
  operation:
    enum: accept, reject
    default: accept
  user:
  times:
    type: integer
    default: 1
  tags:
    type: array
    default: []
run: uv run handle.py --$operation $user n=$times:$tags $$HOME
\`\`\`
`)

describe('explain', () => {
  const explained = explain(tools, { tool: 'access', args: { user: 'a b', times: '3' } })

  it('tells given from default, and what was coerced', () => {
    expect(
      explained?.arguments.map(({ param, value, origin, coercedFrom }) => [
        param,
        value,
        origin,
        coercedFrom,
      ]),
    ).toEqual([
      ['operation', 'accept', 'default', null],
      ['user', 'a b', 'given', null],
      ['times', 3, 'given', 'string'],
      ['tags', [], 'default', null],
    ])
  })

  it('tells which part of a word came from which param', () => {
    expect(explained?.words.slice(3)).toEqual([
      { text: '--accept', parts: [{ text: '--' }, { text: 'accept', param: 'operation' }] },
      { text: 'a b', parts: [{ text: 'a b', param: 'user' }] },
      {
        text: 'n=3:[]',
        parts: [{ text: 'n=' }, { text: '3', param: 'times' }, { text: ':' }, { text: '[]', param: 'tags' }],
      },
      { text: '$HOME', parts: [{ text: '$HOME' }] },
    ])
  })

  it('says the same as resolve', () => {
    fc.assert(
      fc.property(
        fc.record({ user: fc.string(), times: fc.integer(), tags: fc.array(fc.string()) }),
        args => {
          const call = { tool: 'access', args }
          const argv = explain(tools, call)?.words.map(word => word.text)
          expect(resolve(tools, call)?.argv).toEqual(argv)
          expect(resolve(tools, `Calling ${JSON.stringify(call)}`)?.argv).toEqual(argv)
          expect(argv?.[4]).toBe(args.user)
          expect(argv).toHaveLength(7)
        },
      ),
    )
  })
})

describe('resolve', () => {
  it.each([
    [{ tool: 5 }, 'call-tool-not-text', /"tool"/],
    [{ tool: 'acess' }, 'call-tool-unknown', /access/],
    [{ tool: 'access', args: 'x' }, 'call-args-not-object', /args/],
    [{ tool: 'access', args: { usr: 'x' } }, 'call-arg-undeclared', /operation, user, times, tags/],
    [{ tool: 'access' }, 'call-arg-missing', /user/],
    [{ tool: 'access', args: { user: 7 } }, 'call-arg-wrong-type', /string.*7/],
    [{ tool: 'access', args: { user: 'x', operation: 'no' } }, 'call-arg-not-in-enum', /accept, reject/],
  ])('tells the model: %j', (answer, kind, words) => {
    expect.assertions(3)
    try {
      resolve(tools, answer)
    } catch (error) {
      expect(error).toBeInstanceOf(SkillError)
      expect(error).toMatchObject({ kind })
      expect(String(error)).toMatch(words)
    }
  })

  it.each([7, null, undefined, true, [], [{ tool: 'access' }]])('finds no call in %j', answer => {
    expect(resolve(tools, answer)).toBeNull()
  })

  it('never splits or quotes a value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), user => {
        expect(resolve(tools, { tool: 'access', args: { user } })?.argv[4]).toBe(user)
      }),
    )
  })
})
