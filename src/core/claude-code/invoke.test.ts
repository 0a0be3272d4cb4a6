// Where each piece of an invocation's text comes from, and what is said of each command in it.
import { describe, expect, it } from 'vitest'
import { invoke } from './invoke.ts'
import { type ReadOptions, read } from './read.ts'
import type { Environment } from './variables.ts'

const bare: Environment = { skillDir: '/s', baseDirectory: null }

describe('the pieces of a text', () => {
  /** Each piece with what is said of it; that it stands in the document where it says is looked at too. */
  function pieces(body: string, args: string, env: Environment = bare, options: ReadOptions = {}) {
    const document = `---\narguments: issue branch\n---\n\n${body}`
    const { spans } = invoke(read(document, { dir: 'a', ...options }), args, env)
    return spans.map(({ kind, text, written, at, note, sure }) => {
      if (written !== null && at !== null) expect(document.slice(at, at + written.length)).toBe(written)
      expect([written === null, sure]).toEqual([at === null, at === null ? 'O' : 'D'])
      return [kind, text, written, note]
    })
  }

  const body = (text: string) => ['body', text, text, '']

  it.each<[string, string, unknown[][]]>([
    ['Do it.', '', [body('Do it.')]],
    [
      'Do it.',
      ' a b ',
      [body('Do it.'), ['appended', '\n\nARGUMENTS:  a b ', null, 'No placeholder took an argument.']],
    ],
    ['Do it.', '  ', [body('Do it.')]],
    [
      'Fix $ARGUMENTS.',
      'a  "b"',
      [
        body('Fix '),
        ['arguments', 'a  "b"', '$ARGUMENTS', 'Everything typed after the command, as typed.'],
        body('.'),
      ],
    ],
    ['$ARGUMENTS', '', [['arguments', '', '$ARGUMENTS', 'Everything typed after the command, as typed.']]],
    [
      '$0$1 $2',
      'a b',
      [
        ['argument', 'a', '$0', 'Argument 0, counted from 0.'],
        ['argument', 'b', '$1', 'Argument 1, counted from 0.'],
        body(' '),
        ['stays', '$2', '$2', 'Fewer arguments were typed, so it stays.'],
      ],
    ],
    [
      '$1',
      'a',
      [
        ['stays', '$1', '$1', 'Fewer arguments were typed, so it stays.'],
        ['appended', '\n\nARGUMENTS: a', null, 'No placeholder took an argument.'],
      ],
    ],
    [
      '$issue $branch',
      '4',
      [
        ['named', '4', '$issue', 'Argument 0, counted from 0, named issue.'],
        body(' '),
        ['named', '', '$branch', 'Argument 1, counted from 0, named branch. It was not typed.'],
      ],
    ],
    [
      '$branch',
      '4',
      [
        ['named', '', '$branch', 'Argument 1, counted from 0, named branch. It was not typed.'],
        ['appended', '\n\nARGUMENTS: 4', null, 'No placeholder took an argument.'],
      ],
    ],
    ['$0', '""', [['argument', '', '$0', 'Argument 0, counted from 0.']]],
    [
      '\\$0',
      'a',
      [
        ['escaped', '$0', '\\$0', 'Its backslash kept it, and is gone.'],
        ['appended', '\n\nARGUMENTS: a', null, 'No placeholder took an argument.'],
      ],
    ],
    [
      `$\{CLAUDE_SKILL_DIR} $\{CLAUDE_SESSION_ID}`,
      'a',
      [
        ['variable', '/s', `$\{CLAUDE_SKILL_DIR}`, 'The value of CLAUDE_SKILL_DIR.'],
        body(' '),
        ['stays', `$\{CLAUDE_SESSION_ID}`, `$\{CLAUDE_SESSION_ID}`, 'No value was given for it.'],
        ['appended', '\n\nARGUMENTS: a', null, 'No placeholder took an argument.'],
      ],
    ],
    ['$HOME', '', [['stays', '$HOME', '$HOME', 'No argument has this name.']]],
  ])('of %j with %j', (text, args, expected) => {
    expect(pieces(text, args)).toEqual(expected)
  })

  it('begin with the directory, where the skill has one', () => {
    const first = (directory: string) => [
      'base-directory',
      `Base directory for this skill: ${directory}\n\n`,
      null,
      'Stands before every skill that has a directory.',
    ]
    const env = { skillDir: '/s' }
    expect(pieces('x', '', env)).toEqual([first('/s'), body('x')])
    expect(pieces('x', '', { ...env, baseDirectory: '/b' })).toEqual([first('/b'), body('x')])
    expect(pieces('x', '', env, { kind: 'command' })).toEqual([body('x')])
    expect(pieces('x', '', env, { level: 'mcp' })).toEqual([body('x')])
    expect(pieces('x', '', env, { level: 'synced' })).toEqual([first('/s'), body('x')])
  })

  it('say why the author may have meant the literal text that an argument took', () => {
    const eaten = (text: string, args: string) =>
      invoke(read(`---\narguments: issue\n---\n${text}`), args, bare).spans.map(span => span.eaten)
    expect(eaten('$0.50 $issue.50 $ARGUMENTS.50 $1.50', 'a')).toEqual([
      'It reads as a price.',
      ...Array(7).fill(null),
    ])
    expect(eaten('\\$0.50', 'a')).toEqual([null, null, null])
  })
})

describe('commands', () => {
  const ran = (body: string, args = '', fields = '', options: ReadOptions = {}, env: Environment = bare) =>
    invoke(read(`---\n${fields}\n---\n${body}`, options), args, env)

  it('are said to be typed where a part of them was', () => {
    const typed = (body: string, args: string) =>
      ran(body, args, 'arguments: issue').commands.map(({ command, fromArgument }) => [command, fromArgument])
    const body = '!`a $0` !`b` !`c $ARGUMENTS` !`d $issue` !`e \\$0` $issue !`f $9`'
    expect(typed(body, 'x')).toEqual([
      ['a x', true],
      ['b', false],
      ['c x', true],
      ['d x', true],
      ['e $0', false],
      ['f $9', false],
    ])
    expect(typed('Do it.', '!`ls`')).toEqual([['ls', true]])
    expect(typed('$ARGUMENTS', '!`ls`')).toEqual([['ls', true]])
  })

  it('are asked for by the rule of their shell', () => {
    const of = (fields: string) => ran('!`ls -l`', '', fields).commands
    expect(of('')).toEqual([
      {
        kind: 'inline',
        command: 'ls -l',
        from: 0,
        to: 8,
        inExample: false,
        rule: 'Bash(ls -l)',
        allowedBy: null,
        fromArgument: false,
        withheld: null,
      },
    ])
    expect(of('shell: powershell\nallowed-tools: Bash(ls *) PowerShell(ls *)')).toMatchObject([
      { rule: 'PowerShell(ls -l)', allowedBy: 'PowerShell(ls *)' },
    ])
  })

  it('and files are not looked for in the first line', () => {
    const { text, commands, attachments } = ran('!`ls` @a.md', '', '', {}, { skillDir: '/x !`id` @b.md' })
    expect(commands.map(({ from, to }) => text.slice(from, to))).toEqual(['!`ls`'])
    expect(attachments.map(({ from, to }) => text.slice(from, to))).toEqual(['@a.md'])
  })

  it('are withheld by a setting, each with the notice in its place', () => {
    const done = ran(
      'a !`x $0`\n```!\ny\n```\nz',
      'b',
      '',
      { level: 'project' },
      {
        ...bare,
        disableSkillShellExecution: true,
      },
    )
    const notice = '[shell command execution disabled by policy]'
    const why = 'A setting forbids commands in skills.'
    expect(done.text).toBe(`a ${notice}\n${notice}\nz`)
    expect(
      done.commands.map(({ command, from, to, withheld }) => [command, done.text.slice(from, to), withheld]),
    ).toEqual([
      ['x b', notice, why],
      ['y', notice, why],
    ])
    expect(done.spans.map(({ kind, text, note, sure, at }) => [kind, text, note, sure, at])).toEqual([
      ['body', 'a ', '', 'D', 9],
      ['withheld', notice, why, 'D', null],
      ['body', '\n', '', 'D', 18],
      ['withheld', notice, why, 'D', null],
      ['body', '\nz', '', 'D', 29],
    ])
  })

  it('leave the text alone where none is withheld', () => {
    const env = { ...bare, disableSkillShellExecution: true }
    const done = ran('a $0 b', 'x', '', { level: 'project' }, env)
    expect(done.spans.map(span => span.text)).toEqual(['a ', 'x', ' b'])
    expect(done.commands).toEqual([])
  })
})

it('what else the product may make of the arguments is passed on', () => {
  expect(invoke(read('x'), '"a', bare).doubts).toHaveLength(1)
  expect(invoke(read('x'), 'a', bare).doubts).toEqual([])
})
