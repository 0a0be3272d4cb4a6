// pi: the text is made plain first; the `yaml` library without repair; names are only warned of.
import { readCoreYaml } from '../../document/yaml/loose/core-yaml.ts'
import { type Client, go, type Loaded, type Skill, type Split, type Step, stop } from '../client.ts'
import { block, noBlock, prepared } from '../parts/fences.ts'
import { nameFromDir, noText, spanOf, textOf, tooLong, wrongName } from '../parts/fields.ts'
import { find, hidden, packages } from '../parts/find.ts'
import { read } from '../parts/read.ts'

export const pi: Client = {
  id: 'pi',
  name: 'pi',
  version: '1.6.0',
  basis: 'run',
  on: '2026-11-30',
  source: '@earendil-works/pi-coding-agent 1.6.0, its loadSkillsFromDir run over the files',
  find: find({ skips: [hidden, packages] }),
  split,
  read: read([readCoreYaml], { badYaml: 'skip-msg' }),
  accept,
  sees: { 'skip-msg': 'A diagnostic names the file and what the parser said.' },
}

/** Anything may follow the first three dashes and the closing ones: the block starts at the fifth character. */
function split(raw: string): Step<Split> {
  const text = prepared(raw, { bom: 'strips', ends: 'normal' })
  const close = text.text.startsWith('---') ? text.text.indexOf('\n---', 3) : -1
  return close < 0 ? noBlock(raw) : block(text, 4, close, close + 4)
}

function accept(skill: Skill): Step<Loaded> {
  const description = textOf(skill, 'description')
  if (description === undefined || description.trim() === '') {
    return stop('skip-msg', noText(skill, 'description'), spanOf(skill, 'description'))
  }
  const written = textOf(skill, 'name')
  const name = written || skill.place.dir
  const doubt =
    nameDoubt(name) ?? (description.length > 1024 ? tooLong('description', description, 1024) : null)
  const at = nameDoubt(name) ? 'name' : 'description'
  return go({
    name,
    description,
    changes: written ? [] : [nameFromDir],
    but: doubt ? { word: 'load-warn', reason: doubt, span: spanOf(skill, at) } : undefined,
  })
}

function nameDoubt(name: string): string | null {
  if (name.length > 64) return tooLong('name', name, 64)
  if (!/^[a-z0-9-]*$/.test(name)) return wrongName(name, 'lowercase letters, digits and hyphens')
  if (/^-|-$|--/.test(name)) return `The name \`${name}\` starts or ends with a hyphen, or has two in a row.`
  return null
}
