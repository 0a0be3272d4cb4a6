// Parses a block with the `yaml` library, once for all the dialects that read the same text one after another.
import {
  type Document,
  type DocumentOptions,
  type ParseOptions,
  parseDocument,
  type SchemaOptions,
  YAMLParseError,
} from 'yaml'

/** How many texts are remembered: a block, and what the dialects' preparations and repairs make of it. */
const MOST = 4

/** The latest first. It changes nothing but the time taken: a tree follows from its text, and nobody changes it. */
const latest: { text: string; tree: Document.Parsed }[] = []

/** The tree of a text, with its errors and warnings. It is shared: read it, and leave it as it is. */
export function treeOf(text: string): Document.Parsed {
  const at = latest.findIndex(each => each.text === text)
  const [known] = at === -1 ? [] : latest.splice(at, 1)
  const now = known ?? { text, tree: parse(text) }
  latest.unshift(now)
  latest.splice(MOST)
  return now.tree
}

function parse(text: string): Document.Parsed {
  // `uniqueKeys` of the library compares every key with every other, and `warn` would write to the console.
  return parseYaml(text, {
    schema: 'failsafe',
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  })
}

/**
 * Parses with the `yaml` library. It goes one level deeper at each colon in the lines that go on with a value, and
 * would die of many; such a text is no YAML, which it says where there are few, and here.
 */
export function parseYaml(
  text: string,
  options: ParseOptions & DocumentOptions & SchemaOptions,
): Document.Parsed {
  try {
    return parseDocument(text, options)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const refused = parseDocument('', options)
    const at = Math.max(0, text.search(/:[ \t]/))
    refused.errors.push(
      new YAMLParseError([at, at + 1], 'BLOCK_AS_IMPLICIT_KEY', 'Nested mappings are not allowed here'),
    )
    return refused
  }
}
