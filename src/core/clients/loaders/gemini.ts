// Gemini CLI: a bare fence, js-yaml with a line reader behind it, and two fields.
import { readGeminiLines } from '../../document/yaml/loose/gemini-lines.ts'
import { readJsYaml4 } from '../../document/yaml/loose/js-yaml.ts'
import type { Reading } from '../../document/yaml/loose/reading.ts'
import { type Client, go, type Loaded, type Skill, type Step, stop } from '../client.ts'
import { bareFence } from '../parts/fences.ts'
import { missing, spanOf, textOf } from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'

export const gemini: Client = {
  id: 'gemini',
  name: 'Gemini CLI',
  version: '0.61.0',
  basis: 'run',
  on: '2026-11-30',
  source: '@google/gemini-cli 0.61.0, `gemini skills list --all` run over the files',
  // On macOS and Windows `skill.md` is found too; the verdict is for a case-sensitive file system.
  find: find({ depth: 1 }),
  split: bareFence('prefix'),
  read: read([textsOrLines], { noBlock: 'skip-silent' }),
  accept,
  takes: { into: '.gemini/skills' },
}

/** js-yaml counts only where it gives both fields as text. */
function textsOrLines(block: string): Reading {
  const reading = readJsYaml4(block)
  if (!reading.ok && reading.cause === 'limit') return reading
  const texts =
    reading.ok && ['name', 'description'].every(name => typeof reading.fields.get(name)?.value === 'string')
  return texts ? reading : readGeminiLines(block)
}

function accept(skill: Skill): Step<Loaded> {
  for (const name of ['name', 'description']) {
    if (!skill.fields.has(name)) return stop('skip-silent', missing(skill, name), spanOf(skill, name))
  }
  const written = textOf(skill, 'name') ?? ''
  const name = written.replace(/[:\\/<>*?"|]/g, '-')
  const changes = name === written ? [] : ['Characters that a file name may not hold become `-` in the name.']
  // Its list, which is what was measured, shows a text without its last line end.
  return go({ name, description: (textOf(skill, 'description') ?? '').replace(/\n$/, ''), changes })
}
