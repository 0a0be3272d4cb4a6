// The lengths that the Agent Skills specification allows.

/** The most code points that a field may hold. A client with a smaller context may pass tighter ones. */
export type Limits = { name: number; description: number; compatibility: number }

/** The specification's own limits. */
export const limits: Limits = { name: 64, description: 1024, compatibility: 500 }
