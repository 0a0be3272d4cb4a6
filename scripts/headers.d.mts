export function securityHeaders(): Record<string, string>
export function metaPolicy(): string
