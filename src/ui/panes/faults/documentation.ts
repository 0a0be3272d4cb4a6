// The page of each kind of fault, loaded when it is asked for.

const pages = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' })

/** The text of a kind's page, `null` where there is none. */
export async function documentationOf(kind: string): Promise<string | null> {
  const load = pages[`../../../../docs/rules/${kind}.md`]
  return load ? load() : null
}
