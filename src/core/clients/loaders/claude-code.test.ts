// What Claude Code makes of a document, one rule a line.
import { expect, it } from 'vitest'
import { also, head, rulesOf, type Telling, tellsOf } from '../../../../test/client-rules.ts'
import { judge } from '../judge.ts'
import { placeOf } from '../parts/place.ts'
import { claudeCode } from './claude-code.ts'

rulesOf('claude-code', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  ['goes by the folder’s name', head('name: other', 'description: Does it.'), 'load do-it | Does it.'],
  ['takes the description from the first paragraph', head('name: do-it'), 'load do-it | # Title'],
  ['loads a file without frontmatter', '# Title\n\nDo the thing.\n', 'load do-it | # Title'],
  [
    'loads what is not YAML without its fields',
    head('name: do-it', 'description: Does it: well.'),
    'load do-it | null',
  ],
  ['turns a number into text', head('name: do-it', 'description: 12'), 'load do-it | 12'],
  [
    'appends when to use it',
    head('name: do-it', 'description: Does it.', 'when_to_use: Now.'),
    'load do-it | Does it. Now.',
  ],
  [
    'is not offered where only a person may call it',
    head('name: do-it', 'description: Does it.', 'disable-model-invocation: yes'),
    'load-slash-only',
  ],
  [
    'strips a byte order mark',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
  [
    'is not known to take CRLF',
    head('name: do-it', 'description: Does it.').replaceAll('\n', '\r\n'),
    'unknown',
  ],
  ['is not known to take an empty description', head('name: do-it', 'description: ""'), 'unknown'],
])

rulesOf('claude-code', [['finds `SKILL.md` alone', head('name: do-it'), 'skip-silent']], 'do-it/skill.md')

it('warns where what a skill may do is lost with its other fields', () => {
  const reason = (...lines: string[]) => {
    const document = head('name: do-it', 'description: Does it: well.', ...lines)
    return judge(claudeCode, placeOf('do-it/SKILL.md', new TextEncoder().encode(document))).reason
  }
  expect(reason('allowed-tools: Read', 'disable-model-invocation: true')).toMatch(
    /what `allowed-tools` and `disable-model-invocation` says no longer holds\.$/,
  )
  expect(reason('license: MIT')).toMatch(/not established\.$/)
})

const label = 'The command is the folder’s name; the `name` is only a label.'
const paragraph = 'The description is the first paragraph of the body.'
const lost = 'The skill answers to its folder’s name; whether its fields survive is not established.'

tellsOf('claude-code', [
  [`${also()}--- \nMore.\n`, 'load do-it | Does it.', 'Loads as written.'],
  [also(), 'load do-it | Does it.', 'Loads as written.'],
  [head('name: other', 'description: D'), 'load do-it | D', label],
  [head('name: 12', 'description: D'), 'load do-it | D', `${label} The name was a number and becomes text.`],
  [head('description: D'), 'load do-it | D', 'Loads as written.'],
  [head('name: do-it'), 'load do-it | # Title', paragraph],
  [head('name: do-it', 'description:'), 'load do-it | # Title', paragraph],
  ['Do it\nwell.\n\nMore.\n', 'load do-it | Do it\nwell.', paragraph],
  ['--- x\nDo it.\n', 'load do-it | --- x\nDo it.', paragraph],
  [also('when_to_use: Now.'), 'load do-it | Does it. Now.', 'Loads as written.'],
  [also('when_to_use: ""'), 'load do-it | Does it.', 'Loads as written.'],
  [
    head('name: do-it', 'description: [a]', 'when_to_use: Now.'),
    'load do-it | null',
    'What a description that is no text becomes is not established.',
  ],
  [
    head('name: do-it', `description: ${'d'.repeat(1536)}`),
    `load do-it | ${'d'.repeat(1536)}`,
    'Loads as written.',
  ],
  [
    head('name: do-it', `description: ${'d'.repeat(1530)}`, 'when_to_use: Now now.'),
    `load do-it | ${'d'.repeat(1530)} Now n`,
    'The listing cuts the description at 1,536 characters.',
  ],
  ...['true', 'yes', 'on', '1', 'TRUE', '"Yes"'].map(
    (value): Telling => [
      also(`«disable-model-invocation: ${value}»`),
      'load-slash-only do-it | Does it.',
      '`disable-model-invocation` is set: only a person can call it.',
    ],
  ),
  ...['false', 'no', 'off', '0', ''].map(
    (value): Telling => [
      also(`disable-model-invocation: ${value}`),
      'load do-it | Does it.',
      'Loads as written.',
    ],
  ),
  [also().replaceAll('\n', '\r\n'), 'unknown', 'Reports on files with CR line ends contradict each other.'],
  ['«--- »\nname: do-it\n---\n', 'unknown', 'Whether spaces may follow `---` is not established.'],
  [
    '«---»\nname: do-it\n',
    'unknown',
    'The frontmatter is never closed by a line of `---`. What then happens is not established.',
  ],
  [
    head('name: do-it', 'description: Does it: well.'),
    'load do-it | null',
    `The colon after \`it\` starts a second key where a value should be; put the value in quotes. ${lost}`,
  ],
  [
    head('name: do-it', 'description: Does it: well.', 'allowed-tools: Read', 'disallowed-tools: Bash', ' x'),
    'load do-it | null',
    `The colon after \`it\` starts a second key where a value should be; put the value in quotes. ${lost} If they are lost, what \`allowed-tools\` and \`disallowed-tools\` says no longer holds.`,
  ],
  [
    also('metadata:', '«\tby: me»'),
    'unknown do-it | null',
    'A tab stands where YAML wants spaces; indent with spaces.',
  ],
  [also('«name»: other'), 'unknown do-it | null', '`name` stands twice; keep one of the two.'],
  [
    head('name: do-it', '«description: " "»'),
    'unknown',
    'What becomes of an empty description is not established.',
  ],
  [
    head(`«name: ${'n'.repeat(65)}»`, 'description: D'),
    'unknown do-it | null',
    'What becomes of a name over 64 characters is not established.',
  ],
  [
    '---\nname: do-it\ndescription: D\n---\n \n«»',
    'unknown',
    'What becomes of a skill without a body is not established.',
  ],
  [`«»${also()}\ufffd\n`, 'unknown', 'What becomes of bytes that are not UTF-8 is not established.'],
])

tellsOf(
  'claude-code',
  [
    [head(`name: ${'n'.repeat(64)}`, 'description: D'), `load ${'n'.repeat(64)} | D`, 'Loads as written.'],
    [head('description: D'), 'load null | D', 'Loads as written.'],
    [
      head('name: [a]', 'description: D: e'),
      'load null | null',
      `The colon after \`D\` starts a second key where a value should be; put the value in quotes. ${lost}`,
    ],
  ],
  'SKILL.md',
)
