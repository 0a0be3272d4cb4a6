// What Claude Code's faults say, where, and which mends they offer.
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

describe('placeholder-eaten', () => {
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
  ])('%s', (body, expected) => {
    expect(kinds(`---\nargument-hint: from to\n---\n${body}`)).toEqual(expected)
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
})

describe('command-in-example-runs', () => {
  it('marks the command', () => {
    const text = '---\ndescription: d\n---\n```md\n- !`gh pr diff`\n```'
    const [fault] = faults(text)
    expect(fault?.kind).toBe('command-in-example-runs')
    expect(text.slice(fault?.from, fault?.to)).toBe('!`gh pr diff`')
  })

  it.each(['- !`gh pr diff`', '```!\ngh pr diff\n```'])('leaves %j alone', body => {
    expect(kinds(body)).toEqual([])
  })
})
