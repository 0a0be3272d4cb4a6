// What the page says where a part of it cannot be loaded.

/** A sentence for the person; `what` begins it, such as "The search". */
export const notLoaded = (what: string): string =>
  `${what} could not be loaded. Load the page anew and try again; your work is kept.`
