// The rules of Claude Code by which a skill loads or runs otherwise than its author meant.
import type { Rule } from '../fault/fault.ts'

const says = 'Claude Code'
const origin = 'claude-code'

export const rules = {
  'placeholder-eaten': {
    title: 'A literal $ and number is taken for an argument',
    severity: 'warning',
    origin,
    says,
    message: ({ written, index, why }: { written: string; index: number; why: string }) =>
      `Claude Code puts argument ${index} (counted from 0) in place of ${written} when that many are typed. ${why} Write \\${written} to keep it.`,
  },
  'placeholder-in-braces': {
    title: 'An argument in braces is not replaced',
    severity: 'warning',
    origin,
    says,
    message: ({ written, instead }: { written: string; instead: string }) =>
      `${written} stays as it is: Claude Code replaces arguments only without braces. Write ${instead}.`,
  },
  'placeholder-counted-from-one': {
    title: 'Arguments are counted from 0',
    severity: 'info',
    origin,
    says,
    message: ({ first }: { first: string }) =>
      `${first} is the second argument: Claude Code counts from $0, and nothing here takes the first. Count from $0, or use $ARGUMENTS.`,
  },
  'field-misspelt': {
    title: 'A field is spelled as Claude Code does not know it',
    severity: 'warning',
    origin,
    says,
    message: ({ key, meant }: { key: string; meant: string }) =>
      `Claude Code does not know ${key} and ignores it without a word. Write ${meant}.`,
  },
  'skill-nobody-may-call': {
    title: 'A skill that neither the model nor a person can call',
    severity: 'warning',
    origin,
    says,
    message: (_: Record<never, never>) =>
      'disable-model-invocation closes this skill to the model and user-invocable to the person, so nobody can call it. Take one of the two out.',
  },
  'command-in-example-runs': {
    title: 'A command in an example runs all the same',
    severity: 'warning',
    origin,
    says,
    message: ({ command }: { command: string }) =>
      `Claude Code runs ${command} when this skill is invoked: a code fence does not keep a !\`…\` from running. Put a character other than white space before the ! if it is only an example.`,
  },
} as const satisfies Record<string, Rule>
