// Who may call a skill in each of the four combinations, and what a fork's sub-agent is given.
import { describe, expect, it } from 'vitest'
import { callers, forkNotes } from './callers.ts'
import { read } from './read.ts'

const later = ' Only once a file that matches its paths was read or edited.'

describe('who may call a skill', () => {
  it.each([
    [false, true, [true, true, true, false, 'D'], 'A person by its command, and the model.'],
    [
      true,
      true,
      [true, false, false, false, 'D'],
      'Only a person, by its command. The model does not know of it.',
    ],
    [
      false,
      false,
      [false, true, true, false, 'D'],
      'Only the model. It is not in the menu, and its command does nothing.',
    ],
    [true, false, [false, false, false, true, 'I'], 'Nobody: it is closed to the model and to the person.'],
  ])(
    'closed to the model: %s, open to the person: %s',
    (disableModelInvocation, userInvocable, [user, model, listed, dead, sure], why) => {
      const of = (paths: string[]) => callers({ disableModelInvocation, userInvocable, paths })
      expect(of([])).toEqual({ user, model, listed, dead, sure, why })
      expect(of(['*.ts'])).toEqual({ user, model, listed: false, dead, sure, why: why + later })
    },
  )
})

describe('what a fork is given', () => {
  const notes = (fields: string) =>
    forkNotes(read(`---\ncontext: fork\n${fields}\n---\n`)).map(({ what, product, chapter }) => [
      what,
      product,
      chapter,
    ])
  const first = [
    [
      'Prompt',
      'The skill’s text is the sub-agent’s task; its system prompt comes from the agent.',
      'The skill’s text is the sub-agent’s system prompt; the arguments are its first turn.',
    ],
    ['Conversation', 'None of it.', 'None of it.'],
  ]

  it('by default', () => {
    expect(notes('')).toEqual([
      ...first,
      ['Agent', 'general-purpose', 'A plain one; the field is not known.'],
      ['Tools', 'The agent’s own.', 'All but the agent tool.'],
      ['Runs', 'In the background.', 'In the foreground.'],
    ])
  })

  it('by its fields', () => {
    expect(notes('agent: Explore\nbackground: no\nallowed-tools: Read, Bash(ls *)')).toEqual([
      ...first,
      ['Agent', 'Explore', 'A plain one; the field is not known.'],
      [
        'Tools',
        'The agent’s own. These are not asked about: Read, Bash(ls *).',
        'Only these: Read, Bash(ls *).',
      ],
      ['Runs', 'In the foreground; the turn waits for it.', 'In the foreground.'],
    ])
  })

  it('is nothing where the skill runs inline', () => {
    expect(forkNotes(read('x'))).toEqual([])
  })
})
