// The files of the examples that the page does not start with, loaded when one is opened.

export const others: Record<string, string> = import.meta.glob(['./sources/**', '!./sources/tools/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
  // Directories whose names begin with a dot are files of a skill like any other.
  exhaustive: true,
})
