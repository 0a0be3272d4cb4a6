// What Claude Code makes of a document, one rule a line.
import { expect, it } from 'vitest'
import { head, rulesOf } from '../../../../test/client-rules.ts'
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
