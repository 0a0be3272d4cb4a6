// What holds for every invocation: the spans give the text, nothing is put in twice, and time grows with the input.
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invoke, read } from './claude-code.ts'

const bare = { skillDir: '/s', baseDirectory: null }

/** Text in which everything that means something is likely. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '$0',
        '$1',
        '$12',
        '$ARGUMENTS',
        '$ARGUMENTS[0]',
        '$issue',
        '\\',
        '\\\\',
        '$',
        '$$',
        '$&',
        '$`',
        '`',
        '!`ls`',
        `\${CLAUDE_SKILL_DIR}`,
        `\${ARGUMENTS}`,
        '```!\nls\n```\n',
        '```\n',
        '\n',
        ' ',
        '@a/b.md',
        '"',
        "'",
        '😀',
        '\r\n',
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 30 },
  )
  .map(parts => parts.join(''))

const skill = (body: string) => read(`---\narguments: issue branch\n---\n${body}`, { dir: 'x' })

/** A whole document: some fields, the argument names among them or not, and a body. */
const documents = fc
  .tuple(
    fc.subarray(['name: x', 'description: d', 'arguments: issue branch', 'shell: bash', 'broken: a: b']),
    text,
  )
  .map(([fields, body]) => `---\n${fields.map(field => `${field}\n`).join('')}---\n${body}`)

const environments = [bare, { skillDir: '/s' }, { ...bare, disableSkillShellExecution: true }]

/** What holds for every document and whatever is typed. */
function holds(document: string, args: string) {
  const skill = read(document, { dir: 'x' })
  for (const env of environments) {
    const { text, spans } = invoke(skill, args, env)
    expect(spans.map(span => span.text).join('')).toBe(text)
    let at = 0
    for (const span of spans) {
      expect(span.from).toBe(at)
      expect(text.slice(span.from, span.to)).toBe(span.text)
      at = span.to
    }
    expect(at).toBe(text.length)
    // A share of the body's length for each that is put in: the arguments, or a value of the machine.
    const most = skill.body.length + (skill.body.split(/[$!`]/).length + 1) * (args.length + 50)
    expect(text.length).toBeLessThanOrEqual(most)
  }
}

describe('invoke', () => {
  const sources = new URL('../../ui/examples/sources/', import.meta.url)
  const examples = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(path =>
    /SKILL\.md$|\/commands\/.*\.md$/.test(path),
  )

  it.each(examples)('gives spans that follow each other and make up the text: the example %s', path => {
    const document = readFileSync(new URL(path, sources), 'utf8')
    for (const args of ['', 'one', 'one "two three" $& $$ \\', '$0 $ARGUMENTS']) holds(document, args)
  })

  it('gives spans that follow each other and make up the text: 200 generated skills', () => {
    fc.assert(fc.property(documents, text, holds), { numRuns: 200 })
  })

  it('finds commands and attachments where they stand in the text', () => {
    fc.assert(
      fc.property(text, text, (body, args) => {
        const { text, commands, attachments } = invoke(skill(body), args, bare)
        for (const command of commands) {
          expect(text.slice(command.from, command.to)).toContain(command.command)
        }
        for (const file of attachments) expect(text.slice(file.from, file.to)).toBe(`@${file.path}`)
      }),
    )
  })

  it('says of every span what the document has there', () => {
    fc.assert(
      fc.property(text, text, (body, args) => {
        const document = `---\narguments: issue branch\n---\n${body}`
        const { spans } = invoke(read(document, { dir: 'x' }), args, bare)
        for (const { at, written } of spans) {
          if (at !== null && written !== null) expect(document.slice(at, at + written.length)).toBe(written)
        }
      }),
    )
  })

  it.each(['$&', '$$', '$`', "$'", '\\', '\\1', '\\g<0>', '$0', '$ARGUMENTS', `\${CLAUDE_SKILL_DIR}`])(
    'puts %s in as typed, and nothing into it',
    typed => {
      expect(invoke(skill('[$ARGUMENTS]'), typed, bare).text).toBe(`[${typed}]`)
      expect(invoke(skill('[$issue]'), `"${typed}"`, bare).text).toBe(`[${typed}]`)
    },
  )

  it('keeps arguments whole wherever they are put in', () => {
    fc.assert(
      fc.property(text, args => {
        expect(invoke(skill('<$ARGUMENTS>'), args, bare).text).toBe(`<${args}>`)
      }),
    )
  })

  it.each([
    '$',
    '\\$1',
    '$ARGUMENTS[',
    '!`',
    ' !`a',
    '@',
    ' @a',
    '`',
    '```\n',
    '```!\n',
    `\${`,
    "'",
    '$1.5 ',
  ])('takes a body of many %j in its stride', piece => {
    const body = piece.repeat(30_000)
    expect(invoke(skill(body), body.slice(0, 1_000), bare).text.length).toBeGreaterThan(0)
  })
})
