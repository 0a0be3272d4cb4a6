// How clients find a document, one option a line.
import { expect, it } from 'vitest'
import type { Place } from '../client.ts'
import { type Finding, find, hidden, packages } from './find.ts'
import { placeOf } from './place.ts'

const at = (path: string, more: Partial<Place> = {}): Place => ({
  ...placeOf(path, new TextEncoder().encode('Do it.')),
  ...more,
})
const bad = { bytes: new Uint8Array([0x61, 0xff, 0x62]) }
const skills = '.agents/skills'
const otherName = 'The file is named `skill.md`; this client looks for `SKILL.md`, to the letter.'

it.each<[string, Finding, Place, unknown]>([
  ['`SKILL.md`, at any depth', {}, at(`${skills}/1/2/3/4/5/6/7/8/9/SKILL.md`), { go: 'Do it.' }],
  ['links', {}, at('do-it/SKILL.md', { linked: true, symlink: true }), { go: 'Do it.' }],
  ['hidden directories', {}, at(`${skills}/.old/do-it/SKILL.md`), { go: 'Do it.' }],
  ['bad bytes, replaced', {}, at('do-it/SKILL.md', bad), { go: 'a\ufffdb' }],
  [
    'bad bytes behind a mark, the mark kept',
    {},
    at('do-it/SKILL.md', { bytes: new Uint8Array([0xef, 0xbb, 0xbf, 0xff]) }),
    { go: '\ufeff\ufffd' },
  ],
  [
    'bad bytes, told',
    { badBytes: 'skip-log' },
    at('do-it/SKILL.md', bad),
    { stop: 'skip-log', reason: 'Byte 1 of the file is not UTF-8; save the file as UTF-8.', span: null },
  ],
  ['nothing', {}, at(''), { stop: 'skip-silent', reason: 'There is no `SKILL.md` here.', span: null }],
  [
    'nothing, told',
    { otherwise: 'refuse' },
    at(''),
    { stop: 'refuse', reason: 'There is no `SKILL.md` here.', span: null },
  ],
  ['another name', {}, at('do-it/skill.md'), { stop: 'skip-silent', reason: otherName, span: null }],
  [
    'another name, told',
    { otherwise: 'refuse' },
    at('do-it/skill.md'),
    { stop: 'refuse', reason: otherName, span: null },
  ],
  ['any case', { name: 'any-case' }, at('do-it/skill.md'), { go: 'Do it.' }],
  [
    'another name, not established',
    { name: 'others-unknown' },
    at('do-it/skill.md'),
    {
      stop: 'unknown',
      reason: 'Whether a file named `skill.md` is found is not established; name it `SKILL.md`.',
      span: null,
    },
  ],
  ['its own name, established', { name: 'others-unknown' }, at('do-it/SKILL.md'), { go: 'Do it.' }],
  [
    'a symlinked document, passed over',
    { ignoresSymlink: true, otherwise: 'refuse' },
    at('do-it/SKILL.md', { symlink: true }),
    {
      stop: 'skip-silent',
      reason: 'The document is a symlink; this client passes over those, so put the file itself there.',
      span: null,
    },
  ],
  [
    'a plain document beside that',
    { ignoresSymlink: true },
    at('do-it/SKILL.md', { linked: true }),
    { go: 'Do it.' },
  ],
  [
    'a symlinked directory, passed over',
    { ignoresLinks: true },
    at('do-it/SKILL.md', { linked: true }),
    {
      stop: 'skip-silent',
      reason: 'The skill’s directory is a symlink; this client passes over those.',
      span: null,
    },
  ],
  [
    'a plain directory beside that',
    { ignoresLinks: true },
    at('do-it/SKILL.md', { symlink: true }),
    { go: 'Do it.' },
  ],
  [
    'a directory that is not entered',
    { skips: [hidden, packages] },
    at(`${skills}/group/node_modules/do-it/SKILL.md`),
    {
      stop: 'skip-silent',
      reason: 'The skill lies in `node_modules`; this client does not enter such a directory.',
      span: null,
    },
  ],
  [
    'one whose name only holds that',
    { skips: [hidden, packages] },
    at(`${skills}/x.node_modules2/SKILL.md`),
    { go: 'Do it.' },
  ],
  [
    'what lies outside of a skills folder',
    { skips: [hidden], depth: 1 },
    at('.old/a/b/do-it/SKILL.md'),
    { go: 'Do it.' },
  ],
  ['one level', { depth: 1 }, at(`${skills}/do-it/SKILL.md`), { go: 'Do it.' }],
  [
    'one level and no deeper',
    { depth: 1 },
    at(`${skills}/group/do-it/SKILL.md`),
    {
      stop: 'skip-silent',
      reason: 'The skill lies 2 levels below its skills folder; this client looks directly below it.',
      span: null,
    },
  ],
  [
    'three levels and no deeper, told',
    { depth: 3, otherwise: 'refuse' },
    at(`${skills}/1/2/3/do-it/SKILL.md`),
    {
      stop: 'refuse',
      reason: 'The skill lies 4 levels below its skills folder; this client looks up to 3 levels below it.',
      span: null,
    },
  ],
])('finds %s', (_, finding, place, step) => {
  expect(find(finding)(place)).toEqual(step)
})
