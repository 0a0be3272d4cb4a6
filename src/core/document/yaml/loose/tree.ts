// Parses a block with the `yaml` library, once for all the dialects that read the same text one after another.
import { type Document, parseDocument } from 'yaml'

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
  return parseDocument(text, {
    schema: 'failsafe',
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  })
}
