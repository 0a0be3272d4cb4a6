// OpenClaw: the text is made plain first; the `yaml` library, a repair for prose, everything turned into text.
import { readOpenClawYaml } from '../../document/yaml/loose/openclaw-yaml.ts'
import { type Client, go, type Loaded, type Skill, type Split, type Step, stop } from '../client.ts'
import { block, noBlock, prepared } from '../parts/fences.ts'
import { missing, nameFromDir, spanOf, textOf } from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'

const mostBytes = 256_000

export const openclaw: Client = {
  id: 'openclaw',
  name: 'OpenClaw',
  version: '2026.9.6',
  basis: 'run',
  on: '2026-11-30',
  source: 'openclaw 2026.9.6, its loadSingleSkillDirectory run over the files',
  find(place) {
    if (place.fileName === 'SKILL.md' && place.bytes.length > mostBytes) {
      return stop(
        'skip-msg',
        `The file is ${place.bytes.length} bytes; this client takes up to ${mostBytes}.`,
      )
    }
    // Its target lies beside the skills folder at best, where the symlink stands alone.
    if (place.linked)
      return stop('skip-msg', 'The skill’s directory is a symlink that leads out of the skills folder.')
    return find()(place)
  },
  split,
  read: read([readOpenClawYaml], {
    unclosed: 'skip-msg',
    badYaml: 'skip-msg',
  }),
  accept,
  sees: { 'skip-msg': 'A diagnostic names the skill and the reason.' },
}

/** Spaces may follow the dashes; an opening fence without a closing one is an error of its own. */
function split(raw: string): Step<Split> {
  const text = prepared(raw, { bom: 'strips', ends: 'normal' })
  const open = /^---[^\S\n]*\n/.exec(text.text)
  if (!open) return noBlock(raw)
  const fence = /^---[^\S\n]*$/gm
  fence.lastIndex = open[0].length
  const close = fence.exec(text.text)
  // The line end before the closing fence is no part of the block.
  if (close) return block(text, open[0].length, close.index - 1, close.index + close[0].length + 1)
  return go({
    kind: 'unclosed',
    reason: 'The frontmatter is never closed by a line of exactly `---`.',
    span: { from: 0, to: open[0].trimEnd().length },
    body: raw,
  })
}

function accept(skill: Skill): Step<Loaded> {
  const description = textOf(skill, 'description')
  if (!description) return stop('skip-msg', missing(skill, 'description'), spanOf(skill, 'description'))
  const written = textOf(skill, 'name')
  const changes = written ? [] : [nameFromDir]
  if (skill.fields.get('description')?.text === null)
    changes.push('The list or map of the description becomes JSON text.')
  return go({ name: written || skill.place.dir, description, changes })
}
