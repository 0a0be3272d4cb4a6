// What is not established about the product, and what this preview chose; the pane shows it beside what it touches.

/** A question that the sources leave open or answer in two ways. `about` says which part of the pane it belongs to. */
export type OpenPoint = {
  id: string
  about: 'frontmatter' | 'sources' | 'arguments' | 'commands' | 'listing'
  question: string
  chosen: string
}

export const openPoints = [
  {
    id: 'block-pattern',
    about: 'commands',
    question: 'How exactly is a block of commands written?',
    chosen:
      'A line that starts with three backticks and !, up to the next line that starts with three backticks.',
  },
  {
    id: 'typed-command',
    about: 'commands',
    question: 'Does a command that was typed as an argument run?',
    chosen: 'It is shown as one that would, since arguments are put in before commands are looked for.',
  },
  {
    id: 'attachment-grammar',
    about: 'commands',
    question: 'What exactly is an @file?',
    chosen: 'An @ after white space or a bracket, up to the next white space, quote or bracket.',
  },
  {
    id: 'appended-when',
    about: 'arguments',
    question: 'When is ARGUMENTS: appended?',
    chosen:
      'When something was typed and no placeholder took an argument; an escaped placeholder takes none.',
  },
  {
    id: 'appended-after',
    about: 'arguments',
    question: 'What stands before ARGUMENTS:?',
    chosen: 'A blank line.',
  },
  {
    id: 'argument-splitting',
    about: 'arguments',
    question: 'What do $words, globs, operators and unclosed quotes become as arguments by position?',
    chosen: 'They come out as typed, with a warning. A quote that is not closed is left out.',
  },
  {
    id: 'arguments-boundary',
    about: 'arguments',
    question: 'Is $ARGUMENTSX a placeholder?',
    chosen: 'Yes: $ARGUMENTS is replaced whatever follows.',
  },
  {
    id: 'escape-in-a-row',
    about: 'arguments',
    question: 'What do three backslashes before a placeholder do?',
    chosen: 'Only a single backslash escapes; with more, all stay and the placeholder is replaced.',
  },
  {
    id: 'listing-ties',
    about: 'listing',
    question: 'Which of two equally used skills keeps its description first?',
    chosen: 'The one that stands first.',
  },
  {
    id: 'name-overhead',
    about: 'listing',
    question: 'What did the older algorithm take off for the names before it shared the rest?',
    chosen: 'The names’ own length.',
  },
  {
    id: 'colon-in-description',
    about: 'frontmatter',
    question: 'Does an unquoted colon in a description lose all fields?',
    chosen: 'Yes, as the product’s own validator says; one report has its loader tolerate it.',
  },
  {
    id: 'first-paragraph',
    about: 'frontmatter',
    question: 'What is the description of a skill that states none?',
    chosen: 'The first paragraph; a first heading counts as one, without its # signs.',
  },
  {
    id: 'command-subdirectories',
    about: 'sources',
    question: 'What is a command in a directory below commands/ called?',
    chosen: 'directory:name.',
  },
  {
    id: 'cwd-and-parent',
    about: 'sources',
    question: 'Which of two skills in the working directory and a directory above it wins?',
    chosen: 'The one nearer to the working directory.',
  },
] as const satisfies readonly OpenPoint[]
