/** The one Trusted Types policy that pages may make; the response's headers name it. */
export const WORKER_POLICY = 'amparo-worker'

type Policy = { createScriptURL: (address: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy }
declare const trustedTypes: TrustedTypes | undefined

let policy: Policy | undefined

/** Starts a worker of our own origin, and no other: under our policy an address alone starts none. */
export function startOwnWorker(address: string): Worker {
  if (!policy) {
    const rules = { createScriptURL: ownAddress }
    policy = typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy(WORKER_POLICY, rules)
  }
  return new Worker(policy.createScriptURL(address), { type: 'module' })
}

function ownAddress(address: string): string {
  const { origin, href } = new URL(address, location.href)
  if (origin !== location.origin) throw new TypeError('A worker of another origin')
  return href
}
