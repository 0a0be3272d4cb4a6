// Reads a document's text into a skill and the nodes that know where its parts stand.
import { type FrontmatterRefusal, readFrontmatter } from '../document/frontmatter.ts'
import type { Parts } from '../document/split.ts'
import { normalLineEnds, pythonStrip } from '../document/text.ts'
import { isText, type MapNode, type Pair, toData, type YamlNode } from '../document/yaml/node.ts'
import { resolvePath } from './paths.ts'
import { oneLine, pythonStr } from './python.ts'
import type { AgentSkill } from './skill.ts'

/** A document that reads, or its refusal. */
export type DocumentRead = { ok: true; parts: Parts; map: MapNode; skill: AgentSkill } | FrontmatterRefusal

/** Reads a document. `location` is its path; `root` the skill's directory, `''` when unknown. */
export function readDocument(text: string, root: string, location: string): DocumentRead {
  const read = readFrontmatter(text)
  if (!read.ok) return read
  const { parts, map } = read
  const body = pythonStrip(normalLineEnds(text.slice(parts.body.from)))
  return { ok: true, parts, map, skill: makeSkill(map, body, root, location) }
}

function makeSkill(map: MapNode, body: string, root: string, location: string): AgentSkill {
  const name = textOf(map, 'name') ?? ''
  const description = textOf(map, 'description') ?? ''
  return {
    name,
    description,
    body,
    meta: metaOf(map),
    root,
    summary: oneLine(`${name}: ${description}`),
    location,
    license: textOf(map, 'license'),
    compatibility: textOf(map, 'compatibility'),
    allowedTools: textOf(map, 'allowed-tools'),
    metadata: metadataOf(findPair(map, 'metadata')?.value),
    resolve: path => resolvePath(root, path),
  }
}

/** The frontmatter's pair with this key. */
export function findPair(map: MapNode, key: string): Pair | undefined {
  return map.pairs.find(pair => pair.key.text === key)
}

function textOf(map: MapNode, key: string): string | null {
  const value = findPair(map, key)?.value
  return value && isText(value) ? value.text : null
}

/** The frontmatter as the reference returns it: `metadata`, where it is a map, holds the text of its values. */
function metaOf(map: MapNode): Record<string, unknown> {
  const meta: Record<string, unknown> = Object.create(null)
  for (const { key, value } of map.pairs) {
    meta[key.text] = key.text === 'metadata' ? (metadataOf(value) ?? toData(value)) : toData(value)
  }
  return meta
}

function metadataOf(value: YamlNode | undefined): Record<string, string> | null {
  if (value?.kind !== 'map') return null
  const metadata: Record<string, string> = Object.create(null)
  for (const { key, value: item } of value.pairs) metadata[key.text] = pythonStr(item)
  return metadata
}
