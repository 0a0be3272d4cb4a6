// The pages of all kinds of fault in one piece, which is loaded when the first of them is asked for.

/** The text of each page by its path, as it is bundled. */
export const pages = import.meta.glob<string>('../../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
