// OpenClaw: the text is made plain first; the `yaml` library, a repair for prose, everything turned into text.
import { readCoreYaml } from '../../document/yaml/loose/core-yaml.ts'
import { type Client, go, type Loaded, type Skill, type Split, type Step, stop } from '../client.ts'
import { block, noBlock, prepared } from '../parts/fences.ts'
import { given, missing, nameFromDir, spanOf } from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'
import { quoteKeys, repaired } from '../parts/repairs.ts'

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
    return find()(place)
  },
  split,
  read: read([readCoreYaml, repaired(quoteKeys(['description', 'read_when', 'summary']), readCoreYaml)], {
    unclosed: 'skip-msg',
    badYaml: 'skip-msg',
  }),
  accept,
  sees: { 'skip-msg': 'A diagnostic names the skill and the reason.' },
}

/** Spaces may follow the dashes; an opening fence without a closing one is an error of its own. */
function split(raw: string): Step<Split> {
  const text = prepared(raw, { bom: 'strips', ends: 'normal' })
  const open = /^---[ \t]*\n/.exec(text.text)
  if (!open) return noFrontmatter(raw)
  const fence = /^---[ \t]*$/gm
  fence.lastIndex = open[0].length
  const close = fence.exec(text.text)
  if (close) return block(text, open[0].length, close.index, close.index + close[0].length + 1)
  return go({
    kind: 'unclosed',
    reason: 'The frontmatter is never closed by a line of exactly `---`.',
    span: { from: 0, to: open[0].trimEnd().length },
    body: raw,
  })
}

function noFrontmatter(raw: string): Step<Split> {
  const none = noBlock(raw)
  return 'go' in none && none.go.kind === 'unclosed' ? go({ ...none.go, kind: 'none' }) : none
}

function accept(skill: Skill): Step<Loaded> {
  const description = asText(given(skill, 'description'))
  if (!description) return stop('skip-msg', missing(skill, 'description'), spanOf(skill, 'description'))
  const written = asText(given(skill, 'name'))
  const changes = written ? [] : [nameFromDir]
  if (typeof given(skill, 'description') === 'object')
    changes.push('The list or map of the description becomes JSON text.')
  return go({ name: written || skill.place.dir, description, changes })
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value).trim()
}
