// What of a body is a placeholder, what only looks like one, and what a backslash keeps.
import { describe, expect, it } from 'vitest'
import { placeholders } from './placeholders.ts'

/** Every placeholder in short: what is written, and what it is. */
function found(body: string, names: string[] = []): string[] {
  return placeholders(body, names).map(each => {
    expect(body.slice(each.from, each.to)).toBe(each.written)
    const more =
      each.kind === 'index'
        ? ` ${each.index}`
        : each.kind === 'name'
          ? ` ${each.name} ${each.position}`
          : each.kind === 'variable'
            ? ` ${each.name}`
            : ''
    return `${each.written} ${each.kind}${more}`
  })
}

/** The reasons for which something stays. */
const reasons = (body: string, names: string[] = []) =>
  placeholders(body, names).map(each => (each.kind === 'stays' ? each.why : each.kind))

describe('arguments', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['$', []],
    ['$$ $. $-1 $é', []],
    ['a $0 b $12.', ['$0 index 0', '$12 index 12']],
    ['$$1', ['$1 index 1']],
    ['$ARGUMENTS', ['$ARGUMENTS arguments']],
    ['$ARGUMENTSX', ['$ARGUMENTS arguments']],
    ['$ARGUMENTS[0]$ARGUMENTS[10]', ['$ARGUMENTS[0] index 0', '$ARGUMENTS[10] index 10']],
    ['$ARGUMENTS[]', ['$ARGUMENTS arguments']],
    ['$ARGUMENTS[x]', ['$ARGUMENTS arguments']],
    ['$ARGUMENTS[1', ['$ARGUMENTS arguments']],
    ['$ARGUMENTS[1)', ['$ARGUMENTS arguments']],
    ['$ARGUMENTS(1]', ['$ARGUMENTS arguments']],
    ['$ARGUMENT', ['$ARGUMENT stays']],
  ])('%j', (body, expected) => {
    expect(found(body)).toEqual(expected)
  })

  it.each([...'AZaz_'])('an index ends at a word’s end: %s', letter => {
    expect(reasons(`$1${letter}`)).toEqual(['A letter follows the digits, so it is no argument.'])
  })

  it.each([...'@[`{/:.-]'])('an index may be followed by %s', sign => {
    expect(found(`$9${sign}`)).toEqual(['$9 index 9'])
  })

  it('other words stay', () => {
    expect(found('$HOME $x_1!')).toEqual(['$HOME stays', '$x_1 stays'])
    expect(reasons('$HOME')).toEqual(['No argument has this name.'])
  })
})

describe('names', () => {
  it.each<[string, string[], string[]]>([
    ['$issue $branch', ['issue', 'branch'], ['$issue name issue 0', '$branch name branch 1']],
    ['$issues $issue_2', ['issue'], ['$issues stays', '$issue_2 stays']],
    ['$issue[0] $issue]', ['issue'], ['$issue stays', '$issue name issue 0']],
    ['$a-b $a', ['a', 'a-b'], ['$a-b name a-b 1', '$a name a 0']],
    ['$a.b $axb', ['a.b'], ['$a.b name a.b 0', '$axb stays']],
    ['$ARGUMENTS', ['ARGUMENTS'], ['$ARGUMENTS arguments']],
  ])('%j with the names %j', (body, names, expected) => {
    expect(found(body, names)).toEqual(expected)
  })

  it('are looked for up to the hundredth, and up to 256 letters', () => {
    const names = Array.from({ length: 101 }, (_, at) => `n${at}x`)
    expect(found('$n99x $n100x', names)).toEqual(['$n99x name n99x 99', '$n100x stays'])
    const [long, longer] = ['a'.repeat(256), 'a'.repeat(257)]
    expect(found(`$${long} $${longer}`, [long, longer])).toEqual([
      `$${long} name ${long} 0`,
      `$${longer} stays`,
    ])
  })
})

describe('a backslash', () => {
  it.each<[string, string[]]>([
    ['\\$1', ['\\$1 escape']],
    ['\\$12M', ['\\$12 escape']],
    ['\\$ARGUMENTS[2]', ['\\$ARGUMENTS[2] escape']],
    ['\\$issue', ['\\$issue escape']],
    ['\\$HOME', ['$HOME stays']],
    ['\\\\$1', ['$1 index 1']],
    ['\\\\\\$1', ['$1 index 1']],
    ['\\ $1', ['$1 index 1']],
    ['$0\\$1', ['$0 index 0', '\\$1 escape']],
    ['\\$0\\$1', ['\\$0 escape', '\\$1 escape']],
    [`\\$\{CLAUDE_EFFORT}`, [`$\{CLAUDE_EFFORT} variable CLAUDE_EFFORT`]],
  ])('%j', (body, expected) => {
    expect(found(body, ['issue'])).toEqual(expected)
  })

  it('at the end of a name keeps nothing after it', () => {
    expect(found('$a\\$1', ['a\\'])).toEqual(['$a\\ name a\\ 0', '$1 index 1'])
  })
})

describe('braces', () => {
  const argument = 'Arguments in braces are not replaced; write it without braces.'
  const other = 'Only the variables of Claude Code are replaced in braces.'

  it.each([
    ['ARGUMENTS', argument],
    ['0', argument],
    ['12', argument],
    ['branch', argument],
    ['HOME', other],
    ['a1', other],
    ['1a', other],
    ['CLAUDE_OTHER', other],
    ['user_config.KEY', 'In a plugin’s skill its user’s option is put in, where it is no secret.'],
  ])('around %s', (name, why) => {
    expect(reasons(`$\{${name}}`, ['issue', 'branch'])).toEqual([why])
    expect(found(`a $\{${name}}.`, ['issue', 'branch'])).toEqual([`$\{${name}} stays`])
  })

  it.each([
    'CLAUDE_SKILL_DIR',
    'CLAUDE_PROJECT_DIR',
    'CLAUDE_SESSION_ID',
    'CLAUDE_EFFORT',
    'CLAUDE_PLUGIN_ROOT',
    'CLAUDE_PLUGIN_DATA',
  ])('around the variable %s', name => {
    expect(found(`a$\{${name}}b`)).toEqual([`$\{${name}} variable ${name}`])
    expect(reasons(`$${name}`)).toEqual(['No argument has this name.'])
  })

  it('around nothing, or around what is no name, are only text', () => {
    expect(found(`$\{} $\{a b} $\{a:-1} $\{`)).toEqual([])
    expect(found(`$\{a $1`)).toEqual(['$1 index 1'])
  })
})
