// One sentence for a person's clients, in every shape that it takes.
import { expect, it } from 'vitest'
import { summarise, verdictsOf } from './clients.ts'
import { placeOf } from './parts/place.ts'
import { summarise as summariseFor } from './summary.ts'
import type { Verdict, VerdictWord } from './verdict.ts'

const say = (text: string, mine: string[], dir = 'do-it') =>
  summarise(verdictsOf(placeOf(`${dir}/SKILL.md`, new TextEncoder().encode(text))), mine)

const plain = '---\nname: do-it\ndescription: Does it.\n---\n\nDo it.\n'
const six = ['codex', 'claude-code', 'gemini', 'vscode', 'opencode1', 'pi']

it.each([
  [plain, six, 'none', 'All six of your clients load it.'],
  [plain, ['codex', 'pi'], 'none', 'Both of your clients load it.'],
  [plain, ['codex'], 'none', 'Your one client loads it.'],
  [plain, ['codex', 'cursor'], 'none', 'Your one client loads it. What Cursor does is not established.'],
  [plain, [], 'none', 'No client is chosen.'],
  // What a repair reads is as it was written.
  [
    plain.replace('Does it.', 'Does it: well.'),
    ['codex', 'opencode1'],
    'none',
    'Both of your clients load it.',
  ],
  [
    `\ufeff${plain}`,
    six,
    'error',
    'Codex CLI and Gemini CLI skip it, the other four load it: a byte order mark stands before the first line.',
  ],
  [
    'Do it.\n',
    ['codex', 'gemini'],
    'error',
    'None of your two clients loads it: the file does not start with `---`.',
  ],
  [
    plain.replace('Does it.', 'Does it: well.'),
    ['codex', 'quick_validate'],
    'error',
    'quick_validate.py refuses it, the other one loads it: the colon after `it` starts a second key where a value should be.',
  ],
  [
    plain.replace('description: Does it.\n', ''),
    ['vscode', 'opencode1'],
    'warning',
    'VS Code Copilot can call it but is not told of it, the other one loads it: the frontmatter has no `description`.',
  ],
  [
    plain.replace('do-it', 'Do It'),
    ['pi', 'codex'],
    'warning',
    'Both of your clients load it, pi with a warning: the name `Do It` may only hold lowercase letters, digits and hyphens.',
  ],
  [
    plain.replace('Does it.', 'Use C # well.'),
    ['codex', 'letta'],
    'warning',
    'Both of your clients load it, Codex CLI not as it is written: the description ends at ` #`, which starts a comment in YAML.',
  ],
])('%j for %j', (text, mine, severity, sentence) => {
  expect(say(text, mine)).toEqual({ severity, sentence })
})

/** A client's verdict, told by its word, its reason or, where it loads, the first thing that it changes. */
type Told = [client: string, word: VerdictWord, why?: string]

const names = [
  { id: 'a', name: 'Ada' },
  { id: 'b', name: 'Bob' },
  { id: 'c', name: 'Cid' },
  { id: 'd', name: 'Dot' },
  { id: 'e', name: 'Eve' },
]

function told([client, verdict, why]: Told): Verdict {
  return {
    client,
    verdict,
    name: null,
    description: null,
    reason: why ?? 'Loads as written.',
    step: null,
    range: null,
    basis: 'run',
    version: '1',
    on: '2026-11-30',
    source: 'nowhere',
    changes: verdict === 'load' && why !== undefined ? [why, 'More.'] : [],
    sees: '',
  }
}

const mark = 'A mark stands first; take it away.'
const empty = 'The file is empty.'

it.each<[told: Told[], severity: string, sentence: string]>([
  [
    [
      ['a', 'unknown'],
      ['b', 'unknown'],
    ],
    'none',
    'What Ada and Bob do is not established.',
  ],
  [[['a', 'unknown']], 'none', 'What Ada does is not established.'],
  [[['a', 'skip-msg', mark]], 'error', 'Your one client does not load it: a mark stands first.'],
  [
    [
      ['a', 'refuse', mark],
      ['b', 'unknown'],
    ],
    'error',
    'Your one client does not load it: a mark stands first. What Bob does is not established.',
  ],
  [
    [
      ['a', 'skip-silent', mark],
      ['b', 'load'],
      ['c', 'load-warn', empty],
    ],
    'error',
    'Ada skips it, the other two load it: a mark stands first.',
  ],
  [
    [
      ['a', 'skip-silent', mark],
      ['b', 'skip-dirwide', mark],
      ['c', 'load'],
    ],
    'error',
    'Ada and Bob skip it, the other one loads it: a mark stands first.',
  ],
  [
    [
      ['a', 'refuse', mark],
      ['b', 'refuse', mark],
      ['c', 'load'],
    ],
    'error',
    'Ada and Bob refuse it, the other one loads it: a mark stands first.',
  ],
  [
    [
      ['a', 'skip-log', empty],
      ['b', 'refuse', mark],
      ['c', 'refuse', mark],
      ['d', 'load'],
    ],
    'error',
    'Ada, Bob and Cid do not take it, the other one loads it: a mark stands first, among other reasons.',
  ],
  [
    [
      ['a', 'skip-log', empty],
      ['b', 'load-slash-only', mark],
      ['c', 'load'],
    ],
    'error',
    'Ada skips it, the other two load it or can be told to: the file is empty.',
  ],
  [
    [
      ['a', 'load-slash-only', mark],
      ['b', 'load-slash-only', mark],
    ],
    'warning',
    'Ada and Bob can call it but are not told of it: a mark stands first.',
  ],
  [
    [
      ['a', 'load-slash-only', mark],
      ['b', 'load-warn', empty],
      ['c', 'load', empty],
    ],
    'warning',
    'Ada can call it but is not told of it, the other two load it: a mark stands first.',
  ],
  [
    [
      ['a', 'load-warn', mark],
      ['b', 'load-warn', empty],
      ['c', 'load', 'It is cut.'],
    ],
    'warning',
    'All three of your clients load it, Ada and Bob with a warning: a mark stands first, among other reasons.',
  ],
  [
    [
      ['a', 'load', 'It is cut.'],
      ['b', 'load'],
    ],
    'warning',
    'Both of your clients load it, Ada not as it is written: it is cut.',
  ],
  // Four are named, and of more the first three; who is not in the table goes by its id.
  [
    [
      ['a', 'skip-msg', mark],
      ['b', 'skip-msg', mark],
      ['c', 'skip-msg', mark],
      ['zed', 'skip-msg', mark],
      ['e', 'load'],
    ],
    'error',
    'Ada, Bob, Cid and zed skip it, the other one loads it: a mark stands first.',
  ],
  [
    [
      ['a', 'skip-msg', mark],
      ['b', 'skip-msg', mark],
      ['c', 'skip-msg', mark],
      ['d', 'skip-msg', mark],
      ['e', 'skip-msg', mark],
      ['zed', 'load'],
    ],
    'error',
    'Ada, Bob, Cid and two more skip it, the other one loads it: a mark stands first.',
  ],
  // A reason ends at its first clause and starts small, but for names and initials.
  [[['a', 'skip-msg', 'No end']], 'error', 'Your one client does not load it: no end.'],
  [
    [['a', 'skip-msg', '`a.b;c` is no name.']],
    'error',
    'Your one client does not load it: `a.b;c` is no name.',
  ],
  [[['a', 'skip-msg', 'YAML is a word.']], 'error', 'Your one client does not load it: YAML is a word.'],
  [
    [['a', 'skip-msg', 'SKILL.md is empty.']],
    'error',
    'Your one client does not load it: SKILL.md is empty.',
  ],
  [
    [['a', 'skip-msg', 'its `A b` is empty.']],
    'error',
    'Your one client does not load it: its `A b` is empty.',
  ],
])('%j', (all, severity, sentence) => {
  const verdicts = all.map(told)
  const mine = verdicts.map(({ client }) => client)
  expect(summariseFor([...verdicts, told(['other', 'refuse', empty])], mine, names)).toEqual({
    severity,
    sentence,
  })
})

const counts = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', '13']
it.each(counts.map((word, at) => [at + 3, word] as const))('counts %s clients as %s', (count, word) => {
  const mine = Array.from({ length: count }, (_, at) => `client-${at}`)
  const verdicts = mine.map(client => told([client, 'load']))
  expect(summariseFor(verdicts, mine, names).sentence).toBe(`All ${word} of your clients load it.`)
})
