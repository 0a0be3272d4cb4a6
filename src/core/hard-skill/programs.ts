// Tells which programs a skill starts: the first word of every run, known before anything runs.
import type { HardSkill, Program } from './skill.ts'
import { partsOf, wordsOf } from './template.ts'

const collator = new Intl.Collator('en')

/** The programs of a skill's tools, each once, sorted by name as a reader would sort them. */
export function programs(skill: Pick<HardSkill, 'tools'>): Program[] {
  const found = new Map<string, { name: string; dynamic: boolean; tools: Set<string> }>()
  for (const tool of skill.tools) {
    const [word = ''] = wordsOf(tool.run)
    const program = found.get(word) ?? { ...programOf(word), tools: new Set() }
    program.tools.add(tool.id)
    found.set(word, program)
  }
  return [...found.values()]
    .map(program => ({ ...program, tools: [...program.tools] }))
    .sort((a, b) => collator.compare(a.name, b.name) || (a.name < b.name ? -1 : 1))
}

/** The program that a first word names; one that holds a param is named as written. */
function programOf(word: string): { name: string; dynamic: boolean } {
  const parts = partsOf(word)
  const dynamic = parts.some(part => part.param !== undefined)
  return { name: dynamic ? word : parts.map(part => part.text).join(''), dynamic }
}
