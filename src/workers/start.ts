// Starts the worker: its address passes the page's one Trusted Types policy, which takes our own origin only.
import type { WorkerLike } from './client.ts'
import url from './worker?worker&url'

type Policy = { createScriptURL: (url: string) => string }
type Factory = { createPolicy: (name: string, rules: Policy) => Policy }

/** The address, if it is of this origin; throws otherwise. */
export function ownAddress(address: string, base = location.href): string {
  const whole = new URL(address, base)
  if (whole.origin !== new URL(base).origin) throw new TypeError(`not of this origin: ${whole.origin}`)
  return whole.href
}

// Not in every browser, and not yet in the DOM types, hence the narrow shape read from `globalThis`.
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
const policy = factory?.createPolicy('app', { createScriptURL: address => ownAddress(address) })

/** A new worker. */
export function startWorker(): WorkerLike {
  return new Worker(policy ? policy.createScriptURL(url) : ownAddress(url), { type: 'module', name: 'core' })
}
