// The page of a kind of fault, loaded when it is asked for.

/** The text of a kind's page, `null` where there is none. */
export async function documentationOf(kind: string): Promise<string | null> {
  const { pages } = await import('./rule-pages.ts')
  return pages[`../../../../docs/rules/${kind}.md`] ?? null
}
