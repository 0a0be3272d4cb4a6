// The lines that make up the structure of a skill's document: frontmatter fences, code fences and headings.

/** A code fence that is open: its sign as often as it stood there, and whether what follows is a tool. */
export type Fence = { sign: string; tool: boolean }

const fence = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}(?=[^`]*$)|~{3,})/
const fenceEnd = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/

/** The fence that a line opens, within lists and quotes too; a tool opens at column 0, as hosts read it. */
export function opened(line: string): Fence | null {
  const sign = fence.exec(line)?.[1]
  return sign ? { sign, tool: /^```tool\s*$/.test(line) } : null
}

/** Whether a line closes a fence: with its sign, at least as often. */
export function closes(line: string, { sign }: Fence): boolean {
  return fenceEnd.exec(line)?.[1]?.startsWith(sign) ?? false
}

/** Whether a first line opens frontmatter, and whether a later one closes it. */
export const opensMatter = (line: string) => /^\ufeff?---\s*$/.test(line)
export const closesMatter = (line: string) => /^---\s*$/.test(line)

/** The level of a heading, from 1; `null` for any other line. */
export function headingLevel(line: string): number | null {
  return /^ {0,3}(#{1,6})(?:[ \t]|$)/.exec(line)?.[1]?.length ?? null
}
