// Mends are proved by asking the loaders again.
import { describe, expect, it } from 'vitest'
import { marked } from '../../../test/marked.ts'
import type { Edit } from '../fault/fault.ts'
import { applyEdits } from '../fault/fix.ts'
import { breaks, mend, verdictsOf } from './clients.ts'
import { placeOf } from './parts/place.ts'

const body = '\n# Title\n\nDo the thing.\n'
const document = (head: string, dir = 'do-it') => ({ path: `${dir}/SKILL.md`, text: `${head}${body}` })
const loads = (client: string, { path, text }: { path: string; text: string }) =>
  verdictsOf(placeOf(path, new TextEncoder().encode(text))).find(each => each.client === client)

describe.each([
  [
    'a byte order mark',
    'codex',
    '\ufeff---\nname: do-it\ndescription: Does it.\n---\n',
    '---\nname: do-it\ndescription: Does it.\n---\n',
  ],
  [
    'an empty first line',
    'gemini',
    '\n---\nname: do-it\ndescription: Does it.\n---\n',
    '---\nname: do-it\ndescription: Does it.\n---\n',
  ],
  [
    'spaces at a fence',
    'gemini',
    '--- \nname: do-it\ndescription: Does it.\n---\n',
    '---\nname: do-it\ndescription: Does it.\n---\n',
  ],
  [
    'a colon in a value',
    'pi',
    '---\nname: do-it\ndescription: Does it: well.\n---\n',
    '---\nname: do-it\ndescription: "Does it: well."\n---\n',
  ],
  [
    'a colon on a wrapped line',
    'codex',
    '---\nname: do-it\ndescription: Does\n  it: well.\n---\n',
    '---\nname: do-it\ndescription: "Does it: well."\n---\n',
  ],
  [
    'a reserved start',
    'pi',
    '---\nname: do-it\ndescription: @you does it.\n---\n',
    '---\nname: do-it\ndescription: "@you does it."\n---\n',
  ],
  [
    'a bracket that is prose',
    'pi',
    '---\nname: do-it\ndescription: Does it.\nhint: [a] [b]\n---\n',
    '---\nname: do-it\ndescription: Does it.\nhint: "[a] [b]"\n---\n',
  ],
  [
    'quotes at the start',
    'pi',
    '---\nname: do-it\ndescription: "It" is done.\n---\n',
    `---\nname: do-it\ndescription: '"It" is done.'\n---\n`,
  ],
  [
    'tabs',
    'pi',
    '---\nname: do-it\ndescription: Does it.\nmetadata:\n\tby: me\n---\n',
    '---\nname: do-it\ndescription: Does it.\nmetadata:\n  by: me\n---\n',
  ],
  [
    'tabs behind a key and behind its value, beside a tab that is in the way',
    'pi',
    '---\nname: do-it\ndescription:\tDoes it.\t\nlicense:\t\nmetadata:\n\tby: me\n---\n',
    '---\nname: do-it\ndescription: Does it.\nlicense:\nmetadata:\n  by: me\n---\n',
  ],
  [
    'no closing fence',
    'codex',
    '---\nname: do-it\ndescription: Does it.\n',
    '---\nname: do-it\ndescription: Does it.\n---\n',
  ],
  [
    'a repeated key',
    'pi',
    '---\nname: old\nname: do-it\ndescription: Does it.\n---\n',
    '---\nname: do-it\ndescription: Does it.\n---\n',
  ],
  [
    'a name that is not the folder’s',
    'roo',
    '---\nname: other\ndescription: Does it.\n---\n',
    '---\nname: do-it\ndescription: Does it.\n---\n',
  ],
  [
    'no description',
    'codex',
    '---\nname: do-it\n---\n',
    '---\nname: do-it\ndescription: "Do the thing."\n---\n',
  ],
  [
    'a key too many',
    'quick_validate',
    '---\nname: do-it\ndescription: Does it.\nversion: 1\n---\n',
    '---\nname: do-it\ndescription: Does it.\n---\n',
  ],
  [
    'two things at once',
    'codex',
    '\ufeff---\nname: do-it\ndescription: %d is done.\n---\n',
    '---\nname: do-it\ndescription: "%d is done."\n---\n',
  ],
])('%s', (_, client, before, after) => {
  it(`is mended for ${client}`, () => {
    const skill = document(before)
    const fix = mend(client, skill)
    expect(fix && applyEdits(skill.text, fix.edits)).toBe(after + body)
    expect(loads(client, { ...skill, text: after + body })?.verdict).toBe('load')
  })
})

it('takes the fix of a fault before its own', () => {
  const skill = document('\ufeff---\nname: do-it\ndescription: Does it.\n---\n')
  const given = {
    title: 'Given',
    safety: 'safe' as const,
    edits: [{ path: skill.path, from: 0, to: 1, insert: '' }],
  }
  expect(mend('codex', skill, [given])).toBe(given)
})

it('takes no fix that edits another file, be it among others', () => {
  const skill = document('\ufeff---\nname: do-it\ndescription: Does it.\n---\n')
  const edit = { path: skill.path, from: 0, to: 1, insert: '' }
  const given = (edits: Edit[]) => ({ title: 'Given', safety: 'safe' as const, edits })
  const fix = mend('codex', skill, [
    given([{ ...edit, path: 'other/SKILL.md' }]),
    given([edit, { ...edit, path: 'other/SKILL.md' }]),
  ])
  expect(fix).toEqual({ title: 'Take the byte order mark away', safety: 'safe', edits: [edit] })
})

it('takes a fix that heals, of several', () => {
  const skill = document('\ufeff---\nname: do-it\ndescription: Does it.\n---\n')
  const given = (insert: string) => ({
    title: 'Given',
    safety: 'review' as const,
    edits: [{ path: skill.path, from: 0, to: 1, insert }],
  })
  expect(mend('codex', skill, [given('x'), given('\n'), given('')])).toEqual(given(''))
})

it.each<[client: string, title: string, safety: 'safe' | 'review', before: string, put: string]>([
  [
    'codex',
    'Take the byte order mark away; put what YAML reads otherwise in quotes',
    'safe',
    '«\ufeff---\nname: do-it\ndescription: %d is done.»\n---\n\nDo it.\n',
    '---\nname: do-it\ndescription: "%d is done."',
  ],
  [
    'quick_validate',
    'Write the fences as `---`; put what YAML reads otherwise in quotes; use spaces for tabs',
    'safe',
    '---« \nname: do-it\ndescription: Does: it.\nlicense:\t»MIT\n---\n',
    '\nname: do-it\ndescription: "Does: it."\nlicense: ',
  ],
  [
    'codex',
    'Close the frontmatter; describe it by its first paragraph',
    'review',
    '---\nname: do-it\n«»\nDo it.\n',
    'description: "Do it."\n---\n',
  ],
  [
    'roo',
    'Take the byte order mark away; name it `do-it`, as its folder; describe it by its first paragraph',
    'review',
    '«\ufeff---\nname: other»\n---\nDo it.\n',
    '---\nname: do-it\ndescription: "Do it."',
  ],
])('does several in turn for %s: %s', (client, title, safety, before, put) => {
  const { text, from, to } = marked(before)
  const path = 'do-it/SKILL.md'
  const fix = mend(client, { path, text })
  expect(fix?.title).toBe(title)
  expect(fix).toEqual({ title, safety, edits: [{ path, from, to, insert: put }] })
})

it.each<[string, string, string | null]>([
  ['codex', '---\nname: do-it\ndescription: Does it.', '---\nname: do-it\ndescription: Does it.\n---\n'],
  [
    'quick_validate',
    '---\ndescription: Does it.\r\n---\n',
    '---\nname: do-it\r\ndescription: Does it.\r\n---\n',
  ],
  ['codex', '---', null],
  ['codex', '---\nmetadata:\t\n---\n', null],
])('mends for %s %j, where lines have no end, or each another', (client, text, after) => {
  const fix = mend(client, { path: 'do-it/SKILL.md', text })
  expect(fix && applyEdits(text, fix.edits)).toBe(after)
})

it('knows no mend where none is', () => {
  expect(mend('codex', { path: 'do-it/SKILL.md', text: '# Title\n' })).toBeNull()
  expect(mend('nobody', document(''))).toBeNull()
})

it('tells which clients a fault breaks', () => {
  const skill = document('\ufeff---\nname: do-it\ndescription: Does it.\n---\n')
  const before = verdictsOf(placeOf(skill.path, new TextEncoder().encode(skill.text)))
  const fault = {
    kind: 'mark',
    origin: 'advice' as const,
    severity: 'error' as const,
    message: '',
    args: {},
    path: skill.path,
    from: 0,
    to: 1,
    fix: [
      {
        title: 'Take it away',
        safety: 'safe' as const,
        edits: [{ path: skill.path, from: 0, to: 1, insert: '' }],
      },
    ],
  }
  expect(breaks(fault, skill, before, ['codex', 'gemini', 'opencode1'])).toEqual([
    { client: 'codex', before: 'skip-msg', after: 'load' },
    { client: 'gemini', before: 'skip-silent', after: 'load' },
  ])
  expect(breaks({ ...fault, fix: [] }, skill, before, ['codex'])).toEqual([])
})
