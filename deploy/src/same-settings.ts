import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { environmentOf, type Service } from './compose-file.ts'

export type Places = {
  /** Of the run: data, assets and secrets. */
  folder: string
  /** The ports at which browsers reach the portal, and the portal reaches the API: of a process, or of a load balancer in front of several. */
  fronts: { portal: number; api: number }
  vaultPorts: { open: number; internal: number }
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
  { port, ...places }: Places & { port: number },
): Record<string, string> {
  const { folder, fronts, vaultPorts } = places
  const own = join(folder, name)
  mkdirSync(own, { recursive: true })
  const here = (port: number) => `http://127.0.0.1:${port}`
  const inBrowser = (port: number) => `http://localhost:${port}`
  const replaced: [string, string][] = [
    ['http://api:4000', here(fronts.api)],
    ['http://vault:4002', here(vaultPorts.internal)],
    ['http://localhost:4000', inBrowser(fronts.portal)],
    ['http://localhost:4001', inBrowser(vaultPorts.open)],
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
  return { ...Object.fromEntries(settings), ...onlyHere(name, port, places) }
}

/** What each container has for itself, and what only an account with a provider would give. */
function onlyHere(name: string, port: number, { vaultPorts, s3KeyId, stripeUrl }: Places): Record<string, string> {
  if (name === 'vault')
    return {
      VAULT_PORT: String(port),
      VAULT_INTERNAL_PORT: String(vaultPorts.internal),
      STRIPE_API_URL: stripeUrl,
    }
  if (name === 'portal') return { PORT: String(port) }
  return name.endsWith('migrate') ? {} : { PORT: String(port), S3_ACCESS_KEY_ID: s3KeyId }
}
