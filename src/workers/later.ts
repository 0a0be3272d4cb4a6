// The parts of the worker that the first Report does not need: each is loaded when it is first asked for.

const notLoaded =
  'A part of the page could not be loaded. Load the page anew and try again; your work is kept.'

/** A part by what loads it. Where that fails, the browser's own words would tell a person nothing. */
function part<M>(load: () => Promise<M>): () => Promise<M> {
  return () =>
    load().catch(cause => {
      throw new Error(notLoaded, { cause })
    })
}

export const later = {
  breaks: part(() => import('./breaks.ts')),
  calls: part(() => import('./resolve.ts')),
  claudeCode: part(() => import('./claude-code.ts')),
  clients: part(() => import('../core/clients/clients.ts')),
  link: part(() => import('../core/permalink.ts')),
  mend: part(() => import('./mend.ts')),
  open: part(() => import('./open.ts')),
  zip: part(() => import('./export.ts')),
} as const
