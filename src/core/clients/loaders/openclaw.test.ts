// What OpenClaw makes of a document, one rule a line.
import { expect, it } from 'vitest'
import { also, head, lacking, rulesOf, tellsOf } from '../../../../test/client-rules.ts'
import { judge } from '../judge.ts'
import { placeOf } from '../parts/place.ts'
import { openclaw } from './openclaw.ts'

rulesOf('openclaw', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  ['takes the name from the folder', head('description: Does it.'), 'load do-it | Does it.'],
  [
    'repairs prose in the description',
    head('name: do-it', 'description: Does it: well.'),
    'load do-it | Does it: well.',
  ],
  ['repairs no other key', head('name: do-it', 'description: Does it.', 'hint: a: b'), 'skip-msg'],
  [
    'turns a list into JSON',
    head('name: do-it', 'description:', '  - one', '  - two'),
    'load do-it | ["one","two"]',
  ],
  ['turns a number into text', head('name: do-it', 'description: 12'), 'load do-it | 12'],
  ['wants a description', head('name: do-it', 'description: "  "'), 'skip-msg'],
  ['refuses repeated keys', head('name: do-it', 'description: Does it.', 'x: 1', 'x: 2'), 'skip-msg'],
  ['wants exactly three dashes to close', '---\nname: do-it\ndescription: Does it.\n----\n', 'skip-msg'],
  [
    'takes spaces after its fences',
    head('name: do-it', 'description: Does it.').replaceAll('---\n', '--- \n'),
    'load',
  ],
  [
    'takes files of up to 256,000 bytes',
    head('name: do-it', 'description: Does it.') + 'x'.repeat(256_000),
    'skip-msg',
  ],
  ['a null is no value, so the line counts', head('name: do-it', 'description: null'), 'load do-it | null'],
  [
    'a map that stands on one line with its key stays as written',
    head('name: do-it', 'description: {a: b}'),
    'load do-it | {a: b}',
  ],
  ['a quote that never closes is text', head('name: do-it', 'description: "open'), 'load do-it | "open'],
])

const json = 'The list or map of the description becomes JSON text.'

tellsOf('openclaw', [
  [also(), 'load do-it | Does it.', 'Loads as written.'],
  [head('name: " do-it "', 'description: " D "'), 'load do-it | D', 'Loads as written.'],
  [head('name: " "', 'description: D'), 'load do-it | D', 'The name is taken from the folder.'],
  [head('name: do-it', 'description: [a, b]'), 'load do-it | ["a","b"]', json],
  [lacking('name: do-it'), 'skip-msg', 'The frontmatter has no `description`; this client requires it.'],
  [head('name: do-it', '«description: " "»'), 'skip-msg', '`description` is empty; this client requires it.'],
  ['«---» \nname: do-it\n', 'skip-msg', 'The frontmatter is never closed by a line of exactly `---`.'],
  ['--- \nname: do-it\ndescription: D\n--- ', 'load do-it | D', 'Loads as written.'],
  ['«---»', 'skip-msg', 'The frontmatter is never closed by a line of `---`.'],
  ['«Do it.»\n', 'skip-msg', 'The file does not start with `---`; this client finds no frontmatter in it.'],
])

it('follows no symlink out of the skills folder', () => {
  const place = { ...placeOf('do-it/SKILL.md', new TextEncoder().encode(also())), linked: true }
  expect(judge(openclaw, place)).toMatchObject({
    verdict: 'skip-msg',
    reason: 'The skill’s directory is a symlink that leads out of the skills folder.',
  })
})

it('finds no file of another name, however long', () => {
  expect(judge(openclaw, placeOf('do-it/skill.md', new Uint8Array(256_001))).verdict).toBe('skip-silent')
})

it('takes files of up to 256,000 bytes', () => {
  const of = (size: number) => judge(openclaw, placeOf('do-it/SKILL.md', new Uint8Array(size))).reason
  expect(of(256_000)).toBe('The file does not start with `---`; this client finds no frontmatter in it.')
  expect(of(256_001)).toBe('The file is 256001 bytes; this client takes up to 256000.')
})
