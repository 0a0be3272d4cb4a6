// Kimi Code: trimmed fences, js-yaml on the trimmed block, two texts.
import { readJsYaml4 } from '../../document/yaml/loose/js-yaml.ts'
import type { Reading, Span } from '../../document/yaml/loose/reading.ts'
import { type Client, go, type Loaded, type Skill, type Step } from '../client.ts'
import { trimmedFence } from '../parts/fences.ts'
import { given, missing, notText, stopAt, textOf } from '../parts/fields.ts'
import { find, hidden, packages } from '../parts/find.ts'
import { placed, read } from '../parts/read.ts'

export const kimiCode: Client = {
  id: 'kimi-code',
  name: 'Kimi Code',
  version: '2.1.0',
  basis: 'restated',
  on: '2026-11-30',
  source: '@moonshot-ai/kimi-code 2.1.0, restated from its bundle and run with js-yaml 4.1.1',
  find: find({ depth: 8, skips: [hidden, packages] }),
  // JavaScript's trim takes a byte order mark away too.
  split: trimmedFence(line => line.trim()),
  read: read([trimmedYaml], { noBlock: 'skip-log', badYaml: 'skip-log' }),
  accept,
  takes: { into: '.kimi-code/skills' },
}

/** The block is trimmed first, so a block that is indented as a whole loses the indentation of its first line. */
function trimmedYaml(block: string): Reading {
  const lead = block.length - block.trimStart().length
  const moved = ({ from, to }: Span) => ({ from: from + lead, to: to + lead })
  const reading = readJsYaml4(block.trim())
  return reading.ok
    ? { ...reading, fields: placed(reading.fields, moved) }
    : { ...reading, span: moved(reading.span) }
}

function accept(skill: Skill): Step<Loaded> {
  const skip = stopAt(skill, 'skip-log')
  for (const name of ['name', 'description']) {
    const text = textOf(skill, name)
    if (text === undefined && given(skill, name) != null) return skip(name, notText(skill, name))
    if (!text?.trim()) return skip(name, missing(skill, name))
  }
  const type = given(skill, 'type')
  if (typeof type === 'string' && !['prompt', 'inline', 'flow', 'reference'].includes(type)) {
    return skip('type', `\`type\` is \`${type}\`; this client knows prompt, inline, flow and reference.`)
  }
  return go({
    name: textOf(skill, 'name')?.trim() ?? null,
    description: textOf(skill, 'description')?.trim() ?? null,
  })
}
