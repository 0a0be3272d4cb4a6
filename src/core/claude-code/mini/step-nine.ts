// The runnable step of the chapter: `/name` reads `.mini-skills/<name>.md`, and the rest of the line follows it.
import type { Source } from '../../source/source.ts'
import { climb, treeOf } from '../tree.ts'

const FOLDER = '.mini-skills'

/**
 * The prompt for a typed line, or `null` where it is a plain message: no `/` at its start, or no such file.
 * The original would follow `/../README` out of its folder; this does not leave it.
 */
export async function resolveSkill(source: Source, input: string): Promise<string | null> {
  if (!input.startsWith('/')) return null
  const [name = '', ...rest] = input.slice(1).split(' ')
  const path = climb(FOLDER, `./${name}.md`)
  if (path === null || !path.startsWith(`${FOLDER}/`)) return null
  const real = (await treeOf(source)).real(path)
  if (real === null || !real.startsWith(`${FOLDER}/`)) return null
  const bytes = await source.read(real).catch(() => null)
  if (bytes === null) return null
  const prompt = new TextDecoder().decode(bytes).trim()
  const args = rest.join(' ').trim()
  return args ? `${prompt}\n\n${args}` : prompt
}
