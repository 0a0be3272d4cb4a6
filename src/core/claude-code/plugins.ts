// What a plugin's manifest says of its skills: the plugin's name, and directories beside `skills/`.
import type { Source } from '../source/source.ts'
import { climb, segments } from './tree.ts'

export type Manifest = {
  name: string | null
  /** Directories of skills, as paths in the source; `null` when the manifest does not speak of skills. */
  skills: string[] | null
}

/** By the plugin's directory. */
export type Manifests = ReadonlyMap<string, Manifest>

const FILE = '.claude-plugin/plugin.json'
/** Larger manifests are not read. In bytes. */
const MAX_SIZE = 64 * 1024

/** Reads every manifest of a source. One that is not JSON says nothing. */
export async function manifestsOf(source: Source): Promise<Manifests> {
  const manifests = new Map<string, Manifest>()
  for (const entry of await source.entries()) {
    const atTop = entry.path === FILE
    if (entry.kind !== 'file' || !(atTop || entry.path.endsWith(`/${FILE}`))) continue
    const directory = atTop ? '' : entry.path.slice(0, -FILE.length - 1)
    const bytes = entry.size > MAX_SIZE ? new Uint8Array() : await source.read(entry.path)
    manifests.set(directory, parse(new TextDecoder().decode(bytes), directory))
  }
  return manifests
}

function parse(text: string, directory: string): Manifest {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json !== 'object' || json === null) return { name: null, skills: null }
    const name = 'name' in json && typeof json.name === 'string' && json.name !== '' ? json.name : null
    const listed = 'skills' in json ? [json.skills].flat() : null
    const skills = listed?.flatMap(path => (typeof path === 'string' ? inside(directory, path) : []))
    return { name, skills: skills ?? null }
  } catch {
    return { name: null, skills: null }
  }
}

/** Paths that leave the plugin do not count. */
function inside(directory: string, path: string): string[] {
  const full = climb(directory, path)
  const top = segments(directory).join('/')
  return full !== null && (top === '' || full === top || full.startsWith(`${top}/`)) ? [full] : []
}
