// One sentence for a person's clients, in every shape that it takes.
import { expect, it } from 'vitest'
import { summarise, verdictsOf } from './clients.ts'
import { placeOf } from './parts/place.ts'

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
