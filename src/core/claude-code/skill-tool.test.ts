// The skill tool as it is defined, and what a call of it returns, word for word.
import { describe, expect, it } from 'vitest'
import { read } from './read.ts'
import { skillTool, skillToolResult } from './skill-tool.ts'

describe('the skill tool', () => {
  it('of the product', () => {
    expect(skillTool()).toEqual({
      name: 'Skill',
      description: 'Invoke one of the listed skills by its name.',
      input_schema: {
        type: 'object',
        properties: { skill: { type: 'string' }, args: { type: 'string' } },
        required: ['skill'],
      },
    })
  })

  it('of the chapter', () => {
    expect(skillTool([], 'chapter')).toEqual({
      name: 'skill',
      description: 'Invoke a registered skill by name...',
      input_schema: {
        type: 'object',
        properties: { skill_name: { type: 'string' }, args: { type: 'string' } },
        required: ['skill_name'],
      },
    })
  })

  it.each([
    ['', 'Launching skill: a'],
    ['context: fork', 'Skill "a" launched (forked execution, running in the background).'],
    ['context: fork\nbackground: no', 'Skill "a" completed (forked execution).\n\nResult:\n…'],
    ['background: yes', 'Launching skill: a'],
    [
      'disable-model-invocation: yes\ncontext: fork',
      "Skill a cannot be used with Skill tool due to disable-model-invocation. Ask the user to run /a themselves — it cannot be invoked via the Skill tool. Do not replicate this skill's workflow by other means — it is reserved for explicit user invocation.",
    ],
  ])('answers for a skill with %j', (fields, answer) => {
    const skills = [read('x', { dir: 'other' }), read(`---\n${fields}\n---\n`, { dir: 'a' })]
    expect(skillToolResult(skills, 'a')).toBe(answer)
    expect(skillToolResult(skills, '/a')).toBe('Unknown skill: /a')
  })
})
