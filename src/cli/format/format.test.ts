// The four formats: what a person reads, what programs read, and that no file's text drives either.
import { describe, expect, test } from 'vitest'
import type { Fault } from '../../core/fault/fault.ts'
import { MemorySource } from '../../core/source/memory.ts'
import type { Checked } from '../check.ts'
import { findings } from '../finding.ts'
import { formatGithub } from './github.ts'
import { formatJson } from './json.ts'
import { formatSarif } from './sarif.ts'
import { formatText } from './text.ts'

const nothing: Checked = { path: '.', skills: [], findings: [], mended: 0, problem: null }
const skill = { root: 's', path: 's/SKILL.md', title: 's' }

/** A fault about the part of a text that stands between « and ». */
async function about(marked: string, more: Partial<Fault> = {}, file = 's/SKILL.md'): Promise<Checked> {
  const from = marked.indexOf('«')
  const to = marked.indexOf('»') - 1
  const source = new MemorySource({ 's/SKILL.md': marked.replace(/[«»]/g, '') })
  const fault: Fault = {
    kind: 'name-not-lowercase',
    origin: 'agent-skill',
    severity: 'error',
    message: 'It is wrong.',
    args: {},
    path: 's/SKILL.md',
    from,
    to,
    ...more,
  }
  return { ...nothing, skills: [skill], findings: await findings(source, [fault], () => file) }
}

describe('text', () => {
  test('shows the place, the sentence, the line and what is meant', async () => {
    const fix = [{ title: 'Lower it', safety: 'review' as const, edits: [] }]
    expect(formatText([await about('---\nname: «Bad»\n', { fix })])).toBe(
      [
        's/SKILL.md:2:7: error: It is wrong. [agent-skill name-not-lowercase]',
        '  2 | name: Bad',
        '    |       ^^^',
        '  review fix: Lower it',
        '',
        '1 skill checked: 1 error.',
        '',
      ].join('\n'),
    )
  })

  test.each([
    ['an absence', 'a: b«»', '  1 | a: b', '    |     ^'],
    ['more than a line', '«a: b\nc: d»', '  1 | a: b', '    | ^^^^'],
    ['a tab before it', '\ta «b»', '  1 |  a b', '    |    ^'],
    ['wide characters before it', '漢字 «b»', '  1 | 漢字 b', '    |      ^'],
    ['wide characters in it', '«漢👍»', '  1 | 漢👍', '    | ^^^^'],
    ['a combining mark before it', 'e\u0301 «b»', '  1 | e\u0301 b', '    |   ^'],
    ['an escape sequence', '«\u001b[2J»', '  1 | <U+001B>[2J', '    | ^^^^^^^^^^^'],
    ['a byte order mark', '\ufeffa«b»', '  1 | <U+FEFF>ab', '    |          ^'],
    ['a carriage return alone', 'a\rb«c»', '  2 | bc', '    |  ^'],
    ['the end of the text', 'a\n«»', '  2 | ', '    | ^'],
  ])('%s', async (_, marked, line, carets) => {
    const [, shown, pointer] = formatText([await about(marked)]).split('\n')
    expect([shown, pointer]).toEqual([line, carets])
  })

  test('a long line is cut around what is meant', async () => {
    const [, shown = '', pointer = ''] = formatText([
      await about(`${'x'.repeat(5_000)}«y»${'z'.repeat(5_000)}`),
    ]).split('\n')
    expect(shown).toBe(`  1 | …${'x'.repeat(40)}y${'z'.repeat(59)}`)
    expect(pointer).toBe(`    | ${' '.repeat(41)}^`)
  })

  test('ten megabytes of one line are no trouble', async () => {
    expect(formatText([await about(`«${'y'.repeat(9_000_000)}»`)]).length).toBeLessThan(400)
  })

  test('a name, a sentence and a fix cannot drive the terminal', async () => {
    const hostile = '\u001b]0;x\u0007\u202e\n'
    const fix = [{ title: hostile, safety: 'safe' as const, edits: [] }]
    const text = formatText([await about('a«b»', { message: hostile, fix }, `s/${hostile}`)])
    expect(text).toContain('<U+001B>]0;x<U+0007><U+202E><\\n>')
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
    expect(text.split('\n')).toHaveLength(7)
  })

  test('says what was mended, and that nothing is wrong', () => {
    expect(formatText([{ ...nothing, skills: [skill, skill], mended: 3 }])).toBe(
      '3 faults mended. 2 skills checked: nothing is wrong.\n',
    )
    expect(formatText([nothing])).toBe('')
  })
})

describe('json', () => {
  test('gives faults with their places, and skills', async () => {
    const checked = await about('a\n«b»c', {}, 'dir/s/SKILL.md')
    expect(JSON.parse(formatJson([checked, { ...nothing, path: 'x', problem: 'It is not there.' }]))).toEqual(
      {
        skills: [skill],
        faults: [
          {
            kind: 'name-not-lowercase',
            origin: 'agent-skill',
            severity: 'error',
            message: 'It is wrong.',
            args: {},
            path: 'dir/s/SKILL.md',
            from: 2,
            to: 3,
            line: 2,
            column: 1,
            endLine: 2,
            endColumn: 2,
          },
        ],
        problems: [{ path: 'x', message: 'It is not there.' }],
      },
    )
  })

  test('holds no invisible character, and still the same data', async () => {
    const hostile = '\u0000\u001b\u007f\u009b\u200b\u202e\u2028\ufeff\u{e0041} \u00a0👍\ud800'
    const json = formatJson([await about('a«b»', { message: hostile })])
    expect(json).not.toMatch(/(?![ \n])[\p{Cc}\p{Cf}\p{Z}\p{Cs}\p{Default_Ignorable_Code_Point}]/u)
    expect(JSON.parse(json).faults[0].message).toBe(hostile)
  })
})

describe('github', () => {
  test('gives an annotation a fault', async () => {
    expect(formatGithub([await about('a\n«bc»')])).toBe(
      '::error file=s/SKILL.md,line=2,endLine=2,col=1,endColumn=3,title=name-not-lowercase::It is wrong.\n',
    )
    expect(formatGithub([await about('«a\nb»', { severity: 'info' })])).toBe(
      '::notice file=s/SKILL.md,line=1,endLine=2,title=name-not-lowercase::It is wrong.\n',
    )
    expect(formatGithub([{ ...nothing, problem: 'It is not there.' }])).toBe('::error::It is not there.\n')
  })

  test('a file and a sentence end nothing and begin nothing', async () => {
    const checked = await about(
      'a«b»',
      { severity: 'warning', message: '100%\r\n::set-output name=x::y' },
      'a,b:c%0A\n::error::x',
    )
    expect(formatGithub([checked])).toBe(
      '::warning file=a%2Cb%3Ac%250A<\\n>%3A%3Aerror%3A%3Ax,line=1,endLine=1,col=2,endColumn=3,title=name-not-lowercase::100%25<\\r><\\n>::set-output name=x::y\n',
    )
  })
})

describe('sarif', () => {
  const sarif = (checked: Checked[]) => JSON.parse(formatSarif(checked, '1.2.3'))

  test('names the tool, its rules and its results', async () => {
    const edits = [{ path: 's/SKILL.md', from: 3, to: 6, insert: 'bad' }]
    const fix = [{ title: 'Lower it', safety: 'safe' as const, edits }]
    const log = sarif([await about('👍\n«Bad»', { fix }, 'a b/ü#?.md')])
    expect(log).toMatchObject({
      version: '2.1.0',
      $schema: expect.stringContaining('sarif-schema-2.1.0.json'),
    })
    const [run] = log.runs
    expect(log.runs).toHaveLength(1)
    expect(run.tool.driver).toEqual({
      name: 'skill-playground',
      version: '1.2.3',
      rules: [{ id: 'name-not-lowercase', shortDescription: { text: expect.stringMatching(/^[A-Z]/) } }],
    })
    expect(run.columnKind).toBe('unicodeCodePoints')
    expect(run.invocations).toEqual([{ executionSuccessful: true, toolExecutionNotifications: [] }])
    const file = { uri: 'a%20b/%C3%BC%23%3F.md' }
    const region = { startLine: 2, startColumn: 1, endLine: 2, endColumn: 4 }
    expect(run.results).toEqual([
      {
        ruleId: 'name-not-lowercase',
        ruleIndex: 0,
        level: 'error',
        message: { text: 'It is wrong.' },
        locations: [{ physicalLocation: { artifactLocation: file, region } }],
        fixes: [
          {
            description: { text: 'Lower it' },
            artifactChanges: [
              {
                artifactLocation: file,
                replacements: [{ deletedRegion: region, insertedContent: { text: 'bad' } }],
              },
            ],
          },
        ],
      },
    ])
  })

  test('a fault that is in no text has no region, and a remark is a note', async () => {
    const [run] = sarif([await about('a«b»', { path: 'gone', severity: 'info' })]).runs
    expect(run.results[0]).toMatchObject({ level: 'note' })
    expect(run.results[0].locations).toEqual([
      { physicalLocation: { artifactLocation: { uri: 's/SKILL.md' } } },
    ])
  })

  test('a file elsewhere has its whole address', async () => {
    const [run] = sarif([await about('a«b»', {}, '/else where/SKILL.md')]).runs
    expect(run.results[0].locations[0].physicalLocation.artifactLocation.uri).toMatch(
      /^file:\/\/\/.*else%20where\/SKILL\.md$/,
    )
  })

  test('what could not be read is told', () => {
    expect(sarif([{ ...nothing, problem: 'It is not there.' }]).runs[0].invocations).toEqual([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [{ level: 'error', message: { text: 'It is not there.' } }],
      },
    ])
  })
})
