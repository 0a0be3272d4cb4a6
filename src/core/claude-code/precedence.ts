// Which of several skills with one command wins: by the product's documentation, or by the chapter.
import type { Level } from './skill.ts'

export type Order = 'documented' | 'chapter'

/** High to low. The chapter does not name skills synced from claude.ai; they stand where the product puts them, last but MCP. */
export const orders = {
  documented: ['enterprise', 'personal', 'project', 'plugin', 'bundled', 'synced', 'mcp'],
  chapter: ['enterprise', 'project', 'personal', 'plugin', 'bundled', 'synced', 'mcp'],
} as const satisfies Record<Order, readonly Level[]>

type Ranked = { kind: 'skill' | 'command'; level: Level; depth: number; path: string }

/**
 * Orders the bearers of one command, the winner first: a skill before a command file, then by level, then
 * the nearest to the working directory (a choice: two of one level are not documented), then by path.
 */
export function byPrecedence<R extends Ranked>(bearers: readonly R[], order: Order): R[] {
  const levels: readonly Level[] = orders[order]
  return [...bearers].sort(
    (a, b) =>
      Number(a.kind === 'command') - Number(b.kind === 'command') ||
      levels.indexOf(a.level) - levels.indexOf(b.level) ||
      a.depth - b.depth ||
      (a.path < b.path ? -1 : Number(a.path > b.path)),
  )
}
