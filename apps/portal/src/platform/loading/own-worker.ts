/** The only Trusted Types policy that a page may create, by our security headers. */
export const WORKER_POLICY = 'amparo-worker'

type Policy = { createScriptURL: (address: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy }
declare const trustedTypes: TrustedTypes | undefined

const rules: Policy = { createScriptURL: ownAddress }
/** Created by the page's first script: a policy name can be used only once, and whoever creates it decides what it allows. */
const policy = typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy(WORKER_POLICY, rules)

/** Starts a worker from our own origin. Trusted Types require the policy: a plain address is blocked. */
export function startOwnWorker(address: string): Worker {
  return new Worker(policy.createScriptURL(address), { type: 'module' })
}

function ownAddress(address: string): string {
  const { origin, href } = new URL(address, location.href)
  if (origin !== location.origin) throw new TypeError('A worker of another origin')
  return href
}
