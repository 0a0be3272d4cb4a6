// Goose: the text between the first two `---` anywhere in the file is YAML; no repair.

import { unpatched } from '../../document/yaml/loose/patch.ts'
import { readSerdeYaml } from '../../document/yaml/loose/yaml11.ts'
import { type Client, go, type Loaded, type Skill, type Split, type Step, stop } from '../client.ts'
import { block } from '../parts/fences.ts'
import { given, isMapping, missing, notText, spanOf, textOf, typeName } from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'

export const goose: Client = {
  id: 'goose',
  name: 'Goose',
  version: '013ab848',
  basis: 'read',
  on: '2026-11-30',
  source: 'block/goose crates/goose/src/skills/mod.rs, read; serde_yaml as Codex was seen to use it',
  find: find({ badBytes: 'skip-log' }),
  split,
  read: read([readSerdeYaml], { noBlock: 'skip-silent', badYaml: 'skip-log' }),
  accept,
  takes: { into: '.agents/skills' },
}

function split(text: string): Step<Split> {
  const open = text.indexOf('---')
  const close = open < 0 ? -1 : text.indexOf('---', open + 3)
  if (close >= 0) return block(unpatched(text), open + 3, close, close + 3)
  return stop('skip-silent', 'The file has fewer than two `---`, so this client finds no frontmatter.', {
    from: 0,
    to: Math.max(0, text.indexOf('\n')),
  })
}

function accept(skill: Skill): Step<Loaded> {
  for (const name of ['name', 'description', 'metadata']) {
    if (skill.notes.includes(name))
      return stop('skip-log', `\`${name}\` stands twice; keep one of the two.`, spanOf(skill, name))
  }
  for (const name of ['name', 'description']) {
    const value = given(skill, name)
    if (value != null && typeof value !== 'string')
      return stop('skip-log', notText(skill, name), spanOf(skill, name))
  }
  const metadata = given(skill, 'metadata')
  if (metadata != null && !isMapping(metadata)) {
    return stop(
      'skip-log',
      `\`metadata\` is ${typeName(metadata)}; this client wants a map, or none.`,
      spanOf(skill, 'metadata'),
    )
  }
  const name = textOf(skill, 'name')
  if (!name) return stop('skip-log', missing(skill, 'name'), spanOf(skill, 'name'))
  if (name.includes('/'))
    return stop('skip-log', `The name \`${name}\` holds a \`/\`.`, spanOf(skill, 'name'))
  if (metadata === null) {
    return stop(
      'unknown',
      'What this client makes of an empty `metadata` is not established.',
      spanOf(skill, 'metadata'),
    )
  }
  const changes: string[] = []
  const end = skill.split.kind === 'block' ? skill.split.block.origin(skill.split.block.text.length) : 0
  if (skill.text[end - 1] !== '\n') changes.push('The `---` inside the frontmatter ends it there.')
  if (!textOf(skill, 'description')) changes.push('It has no description to show to the model.')
  return go({ name, description: textOf(skill, 'description') ?? '', changes })
}
