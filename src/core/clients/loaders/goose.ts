// Goose: the text between the first two `---` anywhere in the file is YAML; no repair.

import { stripRange } from '../../document/text.ts'
import { unpatched } from '../../document/yaml/loose/patch.ts'
import { readSerdeYaml } from '../../document/yaml/loose/yaml11.ts'
import { type Client, go, type Loaded, type Skill, type Split, type Step, stop } from '../client.ts'
import { block } from '../parts/fences.ts'
import {
  given,
  isMapping,
  missing,
  notMap,
  notText,
  repeated,
  spanOf,
  stopAt,
  textOf,
} from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'

export const goose: Client = {
  id: 'goose',
  name: 'Goose',
  version: '013ab848',
  basis: 'read',
  on: '2026-11-30',
  source: 'block/goose crates/goose/src/skills/mod.rs, read; serde_yaml as Codex was seen to use it',
  find: find({ badBytes: 'skip-log', skips: [/^\.(?:git|hg|svn)$/] }),
  split,
  read: read([readSerdeYaml], { noBlock: 'skip-silent', badYaml: 'skip-log' }),
  accept,
  takes: { into: '.agents/skills' },
}

function split(text: string): Step<Split> {
  const open = text.indexOf('---')
  const close = text.indexOf('---', open + 3)
  if (close >= 0) {
    const { from, to } = stripRange(text, open + 3, close)
    return block(unpatched(text), from, to, close + 3)
  }
  return stop('skip-silent', 'The file has fewer than two `---`; this client finds no frontmatter in it.', {
    from: 0,
    to: Math.max(0, text.indexOf('\n')),
  })
}

function accept(skill: Skill): Step<Loaded> {
  const skip = stopAt(skill, 'skip-log')
  for (const name of ['name', 'description', 'metadata']) {
    if (skill.notes.includes(name)) return skip(name, repeated(name))
  }
  for (const name of ['name', 'description']) {
    const value = given(skill, name)
    if (value != null && typeof value !== 'string') return skip(name, notText(skill, name))
  }
  const metadata = given(skill, 'metadata')
  if (metadata != null && !isMapping(metadata)) {
    return skip('metadata', notMap(skill, 'metadata'))
  }
  const name = textOf(skill, 'name')
  if (!name) return skip('name', missing(skill, 'name'))
  if (name.includes('/')) return skip('name', `The name \`${name}\` holds a \`/\`.`)
  if (metadata === null) {
    return stop(
      'unknown',
      'What this client makes of an empty `metadata` is not established.',
      spanOf(skill, 'metadata'),
    )
  }
  const changes: string[] = []
  const close = skill.text.indexOf('---', skill.text.indexOf('---') + 3)
  if (!/[\r\n]/.test(skill.text[close - 1] ?? ''))
    changes.push('The `---` inside the frontmatter ends it there.')
  if (!textOf(skill, 'description')) changes.push('It has no description to show to the model.')
  return go({ name, description: textOf(skill, 'description') ?? '', changes })
}
