// Reads public/_headers, the one place that states the page's security headers.
import { readFileSync } from 'node:fs'

/** The headers that every file of the page is sent with, as {name: value}. */
export function securityHeaders() {
  const text = readFileSync(new URL('../public/_headers', import.meta.url), 'utf8')
  const pairs = text
    .split('\n')
    .filter(line => /^\s+\S+:/.test(line))
    .map(line => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    })
  return Object.fromEntries(pairs)
}

/** The policy for a <meta> element, which may not hold frame-ancestors. */
export function metaPolicy() {
  return securityHeaders()
    ['Content-Security-Policy'].split(';')
    .map(directive => directive.trim())
    .filter(directive => !directive.startsWith('frame-ancestors'))
    .join('; ')
}
