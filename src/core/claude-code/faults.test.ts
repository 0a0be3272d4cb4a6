// What Claude Code's faults say, where, and which mends they offer.
// Long, because its tables are read as a whole.
import { describe, expect, it } from 'vitest'
import { faults } from './faults.ts'

const kinds = (text: string) => faults(text).map(fault => fault.kind)

/** Applies the fixes of the only fault. */
function mended(text: string): string {
  const edits = faults(text)
    .flatMap(fault => fault.fix ?? [])
    .flatMap(fix => fix.edits)
  return [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((done, { from, to, insert }) => done.slice(0, from) + insert + done.slice(to), text)
}

const marked = (body: string) => `---\ndescription: d\n---\n${body}\n\nDo $ARGUMENTS.`

/** Each fault with the places that it marks and the titles of its fixes. */
const told = (text: string) =>
  faults(text).map(({ kind, from, to, also = [], message, fix = [] }) => ({
    kind,
    places: [{ from, to }, ...also].map(place => text.slice(place.from, place.to)),
    message,
    fixes: fix.map(({ title, safety }) => `${safety}: ${title}`),
  }))

describe('a document is for Claude Code', () => {
  const eaten = "awk '{print $1}'"

  it.each([
    ['a field that only it knows', `---\nmodel: x\nname: a\n---\n${eaten}`],
    ['such a field misspelt', `---\nname: a\nuser_invocable: yes\n---\n${eaten}`],
    ['$ARGUMENTS', `${eaten} $ARGUMENTS`],
    ['a variable', `${eaten} $\{CLAUDE_SKILL_DIR}`],
    ['a command', `${eaten} !\`ls\``],
  ])('by %s', (_, text) => {
    expect(kinds(text)).toContain('placeholder-eaten')
  })

  it.each(['$0', '$HOME', `$\{HOME}`, '\\$1', '@a.md'])('not by %s', written => {
    expect(kinds(`---\nname: a\nallowed-tools: Read\n---\n${eaten} ${written}`)).toEqual([])
  })

  it.each([
    [{ path: '.claude/skills/a/SKILL.md' }, true],
    [{ dir: 'w/.claude/skills/a' }, true],
    [{ path: 'x.claude/skills/a/SKILL.md' }, false],
    [{ dir: 'skills/a' }, false],
  ])('by its place %j: %s', (options, expected) => {
    expect(faults(eaten, options)).toHaveLength(expected ? 1 : 0)
  })
})

it('faults stand in the order of their places, each with its path', () => {
  const text = '---\nuser_invocable: no\narguments: issue\n---\n```\n!`ls`\n```\n${issue} $1.50'
  const found = faults(text, { path: 'a/SKILL.md' })
  expect(found.map(fault => fault.kind)).toEqual([
    'field-misspelt',
    'command-in-example-runs',
    'placeholder-in-braces',
    'placeholder-eaten',
  ])
  expect(
    new Set(
      found.flatMap(({ path, fix = [] }) => [
        path,
        ...fix.flatMap(each => each.edits.map(edit => edit.path)),
      ]),
    ),
  ).toEqual(new Set(['a/SKILL.md']))
})

describe('placeholder-eaten', () => {
  it('names the first of its places, and how each is kept', () => {
    expect(told(marked('It costs $5.00.'))).toEqual([
      {
        kind: 'placeholder-eaten',
        places: ['$5'],
        message:
          'Claude Code puts argument 5 (counted from 0) in place of $5 when that many are typed. It reads as a price. Write \\$5 to keep it.',
        fixes: ['review: Write \\$5'],
      },
    ])
    expect(told(marked('From $5.00 to $7.50, or $B$6.'))).toMatchObject([
      { places: ['$5', '$7'], fixes: ['review: Put a backslash before each'] },
      { places: ['$6'], fixes: ['review: Write \\$6'] },
    ])
  })

  it('has no fix for a place that a second backslash stands before', () => {
    const [one, two] = ['\\\\$5.00', '\\\\$5.00 $7.00'].map(body => told(marked(body)))
    expect(one).toMatchObject([{ places: ['$5'], fixes: [] }])
    expect(two).toMatchObject([{ places: ['$5', '$7'], fixes: ['review: Put a backslash before each'] }])
    expect(mended(marked('\\\\$5.00 $7.00'))).toBe(marked('\\\\$5.00 \\$7.00'))
  })

  it('gathers very many places into one fault', () => {
    const [fault, ...others] = faults(marked('$1.5 '.repeat(100_000)))
    expect([fault?.also?.length, others.length]).toEqual([99_999, 0])
  })

  it.each([
    "ps | awk '{print $1}'",
    'It costs $5.00 a month.',
    'Raise $2 million.',
    '=B5*(1+$B$6)',
    "```bash\nawk '!seen[$0]++'\n```",
    '```sh\ngreet() {\n  echo "$1"\n}\n```',
    '```sql\nselect * from t where id = $1\n```',
  ])('%s', body => {
    expect(kinds(marked(body))).toEqual(['placeholder-eaten'])
    expect(faults(mended(marked(body)))).toEqual([])
  })

  it.each([
    'Move $0 to $1.',
    '```bash\ngh issue view $0\n```',
    'It costs $500.00.',
    'It costs \\$5.00.',
    'Raise $200K.',
  ])('leaves %s alone', body => {
    expect(kinds(marked(body))).toEqual([])
  })

  it('gives one fault for all the places of one reason', () => {
    const [fault, ...more] = faults(marked("awk '{print $1, $2}'"))
    expect(more).toEqual([])
    expect(fault?.also).toHaveLength(1)
    expect(fault?.message).toContain('\\$1')
  })

  it('says nothing of a document that is not for Claude Code', () => {
    expect(kinds("---\nname: a\ndescription: d\n---\nps | awk '{print $1}'")).toEqual([])
  })
})

describe('placeholder-in-braces', () => {
  it.each([
    [`\${ARGUMENTS}`, 'Fix $ARGUMENTS.'],
    [`\${issue}`, 'Fix $issue.'],
  ])('%s', (written, right) => {
    const text = `---\narguments: issue\n---\nFix ${written}.`
    expect(kinds(text)).toEqual(['placeholder-in-braces'])
    expect(mended(text)).toBe(`---\narguments: issue\n---\n${right}`)
  })

  it('is told with what to write', () => {
    expect(told(`---\narguments: issue\n---\nFix $\{issue}.`)).toEqual([
      {
        kind: 'placeholder-in-braces',
        places: [`$\{issue}`],
        message: `$\{issue} stays as it is: Claude Code replaces arguments only without braces. Write $issue.`,
        fixes: ['review: Write $issue'],
      },
    ])
  })

  it.each([`$\{other}`, `$\{0}`, `$\{CLAUDE_OTHER}`, `\\$issue`, '$other'])('leaves %s alone', written => {
    expect(kinds(`---\narguments: issue\n---\nFix ${written}.`)).toEqual([])
  })

  it.each([
    [`$\{issue}[0]`, 0],
    [`$\{issue}_a`, 0],
    [`$\{issue}-a`, 1],
    [`$\{ARGUMENTS}s`, 1],
  ])('%s has %i mends', (written, count) => {
    expect(faults(`---\narguments: issue\n---\nFix ${written}.`)[0]?.fix ?? []).toHaveLength(count)
  })

  it('is told of all arguments even in a fence', () => {
    expect(kinds(`---\narguments: issue\n---\n\`\`\`\n$\{ARGUMENTS}\n\`\`\``)).toEqual([
      'placeholder-in-braces',
    ])
  })

  it('leaves the shell its variables', () => {
    expect(kinds('---\narguments: issue\n---\n```bash\necho $' + '{issue}\n```\n$issue')).toEqual([])
  })

  it('offers no mend where a letter follows', () => {
    const [fault] = faults('---\narguments: issue\n---\n$' + '{issue}s')
    expect(fault?.fix).toBeUndefined()
  })
})

describe('placeholder-counted-from-one', () => {
  it.each([
    ['Rename $1 to $2.', ['placeholder-counted-from-one']],
    ['Rename $0 to $1.', []],
    ['Rename $ARGUMENTS, first $1.', []],
    ['Run this:\n```sh\necho "$1"\n```', []],
    ['Rename $2.', []],
    ['Rename $1 and $10.', ['placeholder-counted-from-one']],
    ['Rename $1 in $HOME.', ['placeholder-counted-from-one']],
    ['Rename $1.\n```sh\necho "$0"\n```', []],
    ['Rename $1 for $1.50.', ['placeholder-eaten', 'placeholder-counted-from-one']],
    ['Raise $1.50.', ['placeholder-eaten']],
    ['Rename \\$1.', []],
  ])('%s', (body, expected) => {
    expect(kinds(`---\nargument-hint: from to\n---\n${body}`).toSorted()).toEqual(expected.toSorted())
  })

  it('marks the first $1', () => {
    expect(told('---\nargument-hint: from to\n---\nRename $2 and $1, then $1.')).toEqual([
      {
        kind: 'placeholder-counted-from-one',
        places: ['$1'],
        message:
          '$1 is the second argument: Claude Code counts from $0, and nothing here takes the first. Count from $0, or use $ARGUMENTS.',
        fixes: [],
      },
    ])
  })

  it('says nothing where the arguments have names', () => {
    expect(kinds('---\narguments: issue\n---\nFix $issue, then $1.')).toEqual([])
  })
})

describe('field-misspelt', () => {
  it.each([
    ['user_invocable', 'user-invocable'],
    ['allowed_tools', 'allowed-tools'],
    ['when-to-use', 'when_to_use'],
    ['use-when', 'when_to_use'],
    ['argumentHint', 'argument-hint'],
  ])('%s', (key, meant) => {
    const text = `---\n${key}: yes\n---\nx`
    expect(kinds(text)).toEqual(['field-misspelt'])
    expect(mended(text)).toBe(`---\n${meant}: yes\n---\nx`)
  })

  it('is told with what to write', () => {
    expect(told('---\nuser_invocable: no\n---\nx')).toEqual([
      {
        kind: 'field-misspelt',
        places: ['user_invocable'],
        message:
          'Claude Code does not know user_invocable and ignores it without a word. Write user-invocable.',
        fixes: ['review: Write user-invocable'],
      },
    ])
  })

  it('has no mend where the right one stands too', () => {
    expect(faults('---\nuser_invocable: no\nuser-invocable: yes\n---\n')[0]?.fix).toBeUndefined()
  })

  it.each(['author', 'version', 'tools', 'Name'])('leaves %s to other rules', key => {
    expect(kinds(`---\n${key}: x\nmodel: y\n---\n`)).toEqual([])
  })
})

describe('skill-nobody-may-call', () => {
  it('marks the field that closes the last door', () => {
    const text = '---\ndisable-model-invocation: yes\nuser-invocable: off\n---\nx'
    const [fault] = faults(text)
    expect(fault?.kind).toBe('skill-nobody-may-call')
    expect(text.slice(fault?.from, fault?.to)).toBe('user-invocable: off')
  })

  it.each([
    'disable-model-invocation: yes',
    'user-invocable: off',
    'disable-model-invocation: no\nuser-invocable: off',
    'disable-model-invocation: yes\nuser-invocable: on',
  ])('leaves %j alone', fields => {
    expect(kinds(`---\n${fields}\n---\nx`)).toEqual([])
  })
})

describe('command-in-example-runs', () => {
  it('marks the command', () => {
    const text = '---\ndescription: d\n---\n```md\n- !`gh pr diff`\n```'
    const [fault] = faults(text)
    expect(fault?.kind).toBe('command-in-example-runs')
    expect(text.slice(fault?.from, fault?.to)).toBe('!`gh pr diff`')
  })

  it('marks all of them at once, and names the first', () => {
    expect(told('```md\n- !`a`\n```\n!`b`\n```\n!`c`\n```')).toEqual([
      {
        kind: 'command-in-example-runs',
        places: ['!`a`', '!`c`'],
        message:
          'Claude Code runs a when this skill is invoked: a code fence does not keep a !`…` from running. Put a character other than white space before the ! if it is only an example.',
        fixes: [],
      },
    ])
  })

  it('marks a block that stands in a longer fence', () => {
    expect(told('````md\n```!\nls\n```\n````')).toMatchObject([
      { kind: 'command-in-example-runs', places: ['```!\nls\n```'] },
    ])
  })

  it.each(['- !`gh pr diff`', '```!\ngh pr diff\n```'])('leaves %j alone', body => {
    expect(kinds(body)).toEqual([])
  })
})
