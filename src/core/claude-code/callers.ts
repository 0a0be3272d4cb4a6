// Who may call a skill, and what a call of it brings with it.
import type { Skill } from './skill.ts'
import type { Sure } from './sure.ts'

export type Callers = {
  /** Whether typing its command runs it. */
  user: boolean
  /** Whether the model can invoke it. */
  model: boolean
  /** Whether the model is told of it. */
  listed: boolean
  /** Nobody can call it. */
  dead: boolean
  why: string
  sure: Sure
}

/** The four combinations of `disable-model-invocation` and `user-invocable`; the last is not in the documentation. */
export function callers(skill: Pick<Skill, 'disableModelInvocation' | 'userInvocable' | 'paths'>): Callers {
  const { disableModelInvocation: closed, userInvocable: user, paths } = skill
  const model = !closed
  const until = paths.length > 0 ? ' Only once a file that matches its paths was read or edited.' : ''
  const why = user
    ? model
      ? 'A person by its command, and the model.'
      : 'Only a person, by its command. The model does not know of it.'
    : model
      ? 'Only the model. It is not in the menu, and its command does nothing.'
      : 'Nobody: it is closed to the model and to the person.'
  return {
    user,
    model,
    listed: model && paths.length === 0,
    dead: closed && !user,
    why: why + until,
    sure: closed && !user ? 'I' : 'D',
  }
}

/** The matrix of both fields, for showing which row a skill is in. */
export const callerMatrix = [false, true].flatMap(disableModelInvocation =>
  [true, false].map(userInvocable => ({
    disableModelInvocation,
    userInvocable,
    ...callers({ disableModelInvocation, userInvocable, paths: [] }),
  })),
)

/** What a sub-agent of `context: fork` gets, in the product's sense and in the chapter's. */
export type ForkNote = { what: string; product: string; chapter: string }

/** A fork's sub-agent: its prompt, its tools, its surroundings. Empty for an inline skill. */
export function forkNotes(skill: Skill): ForkNote[] {
  if (skill.context !== 'fork') return []
  const tools = skill.allowedTools.join(', ')
  return [
    {
      what: 'Prompt',
      product: 'The skill’s text is the sub-agent’s task; its system prompt comes from the agent.',
      chapter: 'The skill’s text is the sub-agent’s system prompt; the arguments are its first turn.',
    },
    {
      what: 'Conversation',
      product: 'None of it.',
      chapter: 'None of it.',
    },
    {
      what: 'Agent',
      product: skill.agent ?? 'general-purpose',
      chapter: 'A plain one; the field is not known.',
    },
    {
      what: 'Tools',
      product: `The agent’s own.${tools ? ` These are not asked about: ${tools}.` : ''}`,
      chapter: tools ? `Only these: ${tools}.` : 'All but the agent tool.',
    },
    {
      what: 'Runs',
      product: skill.background ? 'In the background.' : 'In the foreground; the turn waits for it.',
      chapter: 'In the foreground.',
    },
  ]
}
