// A source over files in memory: a paste, a dropped folder, a link, a draft, a test.

import { HeldSource, plainBytes } from './held.ts'
import { TARGET_BYTES } from './limits.ts'
import { Tree } from './tree.ts'

/** What a path may hold: text, bytes, or where a symbolic link points. */
export type Content = string | Uint8Array | { symlink: string }

/** Files by path, under the same rules and limits as an archive; what breaks one is left out, with a fault. */
export class MemorySource extends HeldSource {
  constructor(files: Record<string, Content>) {
    const tree = new Tree()
    const held = new Map<string, Uint8Array>()
    for (const [path, content] of Object.entries(files)) {
      if (!tree.claim(path)) continue
      if (typeof content === 'object' && 'symlink' in content) {
        const target = content.symlink
        const length = new TextEncoder().encode(target).length
        if (tree.admits(path, length, TARGET_BYTES)) tree.add({ path, kind: 'symlink', size: 0, target })
        continue
      }
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : plainBytes(content)
      if (!tree.reserve(path, bytes.length)) continue
      held.set(path, bytes)
      tree.add({ path, kind: 'file', size: bytes.length })
    }
    super(tree, held)
  }
}
