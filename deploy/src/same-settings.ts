import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { environmentOf, type Service } from './compose-file.ts'

/**
 * The ports at which browsers reach portal and vault, the portal reaches the API, and the API the vault: of a process, or of a load balancer in
 * front of several.
 */
export type Fronts = { portal: number; api: number; vault: number; vaultInternal: number }
/** The ports at which a process listens. Only a vault has an internal one. */
export type OwnPorts = { port: number; internalPort?: number }
export type Places = {
  /** Of the run: data, assets and secrets. */
  folder: string
  fronts: Fronts
  s3Origin: string
  s3KeyId: string
  smtpPort: number
  clamdUrl: string
  stripeUrl: string
}

/** The settings of a service in compose.yaml, with the addresses inside its networks replaced by those of this machine. Nothing else changes. */
export function sameSettings(
  name: string,
  service: Service,
  { port, internalPort, ...places }: Places & OwnPorts,
): Record<string, string> {
  const { folder, fronts } = places
  const own = join(folder, name)
  mkdirSync(own, { recursive: true })
  const here = (port: number) => `http://127.0.0.1:${port}`
  const inBrowser = (port: number) => `http://localhost:${port}`
  const replaced: [string, string][] = [
    ['http://api:4000', here(fronts.api)],
    ['http://vault:4002', here(fronts.vaultInternal)],
    ['http://localhost:4000', inBrowser(fronts.portal)],
    ['http://localhost:4001', inBrowser(fronts.vault)],
    ['http://s3:8333', places.s3Origin],
    ['http://localhost:8333', places.s3Origin],
    ['smtp://localhost:1025', `smtp://127.0.0.1:${places.smtpPort}`],
    ['tcp://clamd:3310', places.clamdUrl],
    ['/assets', join(folder, `${name}-assets`)],
    ['0.0.0.0', '127.0.0.1'],
  ]
  const settings = Object.entries(environmentOf(service, join(folder, 'secrets'))).map(([variable, value]) => [
    variable,
    variable.endsWith('_DATA') ? own : replaced.reduce((text, [from, to]) => text.replace(from, to), value),
  ])
  return { ...Object.fromEntries(settings), ...onlyHere(name, { port, internalPort }, places) }
}

/** What each container has for itself, and what only an account with a provider would give. */
function onlyHere(name: string, own: OwnPorts, { fronts, s3KeyId, stripeUrl }: Places): Record<string, string> {
  const { port, internalPort = fronts.vaultInternal } = own
  if (name === 'vault')
    return { VAULT_PORT: String(port), VAULT_INTERNAL_PORT: String(internalPort), STRIPE_API_URL: stripeUrl }
  if (name === 'portal') return { PORT: String(port) }
  return name.endsWith('migrate') ? {} : { PORT: String(port), S3_ACCESS_KEY_ID: s3KeyId }
}
