import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readApiSettings, requiredAlone } from '@amparo/api/settings'
import { givenSecrets } from '@amparo/api/shared-secrets'
import { readPortalSettings } from '@amparo/portal/server/process/portal-settings'
import { readVaultSettings } from '@amparo/vault/settings/vault-settings'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { environmentOf, type Network, readCompose, type Service } from './compose-file.ts'

const root = join(import.meta.dirname, '../..')
const compose = readCompose()
const service = (name: string) => compose.services[name] as Service
const secrets = mkdtempSync(join(tmpdir(), 'amparo-secrets-'))
beforeAll(() => void execFileSync(process.execPath, [join(import.meta.dirname, 'make-secrets.ts'), secrets]))
afterAll(() => rmSync(secrets, { recursive: true }))
const inNetwork = (network: string) =>
  Object.entries(compose.services)
    .flatMap(([name, { networks = [] }]) => (networks.includes(network) ? name : []))
    .sort()
const settingsOf = (name: string) => environmentOf(service(name), secrets)

describe('compose.yaml', () => {
  it('is valid by the schema of the Compose specification', () => {
    const text = readFileSync(join(root, 'deploy/schemas/compose-spec.json'), 'utf8')
    // It names itself, and its draft, in an older way than Ajv knows.
    const isName = (key: string, value: unknown) => ['id', '$schema'].includes(key) && typeof value === 'string'
    const schema = JSON.parse(text, (key, value) => (isName(key, value) ? undefined : value))
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema)
    expect([validate(compose), validate.errors]).toEqual([true, null])
    expect(validate({ services: { portal: { imagee: 'amparo' } } })).toBe(false)
  })

  it.each(['portal', 'api', 'worker', 'vault', 'migrate', 'vault-migrate', 'bucket'])(
    'starts a file that is there: %s',
    (name) => {
      const [file] = service(name).command ?? []
      expect(existsSync(join(root, String(file)))).toBe(true)
    },
  )

  it('gives each process settings that it accepts in production', () => {
    const api = readApiSettings(settingsOf('api'))
    expect(requiredAlone(api).url).toMatch(/^postgresql:\/\/amparo:[0-9a-f]{64}@postgres/)
    expect(Object.keys(givenSecrets(api))).toHaveLength(10)
    expect([api.AMPARO_JOBS, readApiSettings(settingsOf('worker')).AMPARO_JOBS]).toEqual(['elsewhere', 'here'])
    expect(readVaultSettings(settingsOf('vault'))).toMatchObject({
      isDemo: false,
      paymentProcessor: { kind: 'stripe' },
    })
    expect(readPortalSettings(settingsOf('portal'))).toMatchObject({ VAULT_ORIGIN: 'http://localhost:4001' })
  })

  it('lets the pages of its portal send files to the bucket of its API', () => {
    const { environment: bucket = {} } = service('bucket')
    const { environment: api = {} } = service('api')
    const { environment: portal = {} } = service('portal')
    for (const name of ['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_FORCE_PATH_STYLE', 'S3_ACCESS_KEY_ID'])
      expect([name, bucket[name]]).toEqual([name, api[name]])
    expect(bucket.PORTAL_ORIGINS).toBe(portal.PORTAL_ORIGINS)
    expect(portal.PORTAL_UPLOAD_ORIGINS).toBe(api.S3_PUBLIC_ENDPOINT)
  })

  it('shows nobody but the vault its secrets, and connects only it with its database and the payment processor', () => {
    const having = (secret: string) =>
      Object.entries(compose.services).flatMap(([name, { secrets: has = [] }]) => (has.includes(secret) ? name : []))
    expect(having('vault_fingerprint_key')).toEqual(['vault'])
    expect(having('stripe_secret_key')).toEqual(['vault'])
    expect(having('vault_database_url')).toEqual(['vault', 'vault-migrate'])
    expect(inNetwork('vault-data')).toEqual(['vault', 'vault-migrate', 'vault-postgres'])
    expect(inNetwork('processor')).toEqual(['vault'])
  })

  it('lets only those out that have to go out, each its own way', () => {
    const isOpen = ({ internal, driver_opts: options }: Network) =>
      !(internal || options?.['com.docker.network.bridge.enable_ip_masquerade'] === 'false')
    const open = Object.entries(compose.networks).flatMap(([name, network]) => (isOpen(network) ? name : []))
    expect(Object.fromEntries(open.map((name) => [name, inNetwork(name)]))).toEqual({
      services: ['api', 'worker'],
      processor: ['vault'],
      signatures: ['clamd'],
    })
    // Those alone in internal networks could not be reached from this machine.
    for (const [name, { ports, networks = [] }] of Object.entries(compose.services))
      if (ports) expect([name, networks.some((one) => !compose.networks[one]?.internal)]).toEqual([name, true])
  })

  it('asks PostgreSQL by the network, where the server that only prepares the database does not answer', () => {
    for (const name of ['postgres', 'vault-postgres'])
      expect(service(name).healthcheck?.test).toEqual(expect.arrayContaining(['-h', '127.0.0.1', '-d', 'amparo']))
  })

  it('gives settings that are accepted without payments too, changed as docs/operating.md says', () => {
    const api = { ...settingsOf('api'), STRIPE_THROUGH_VAULT: 'false', AMPARO_WITHOUT: 'sms,maps,vehicles,payments' }
    expect(readApiSettings(api)).toMatchObject({ STRIPE_THROUGH_VAULT: false })
    const { STRIPE_SECRET_KEY_FILE, ...vault } = settingsOf('vault')
    expect(STRIPE_SECRET_KEY_FILE).toBeDefined()
    expect(readVaultSettings({ ...vault, AMPARO_WITHOUT: 'payments' }).paymentProcessor).toEqual({ kind: 'none' })
  })

  it('knows of each service that goes on running whether it is well, and uses every secret', () => {
    for (const [name, { healthcheck, restart }] of Object.entries(compose.services))
      expect([name, restart === 'no' || healthcheck !== undefined]).toEqual([name, true])
    const used = new Set(Object.values(compose.services).flatMap(({ secrets: has = [] }) => has))
    expect([...used].sort()).toEqual(Object.keys(compose.secrets).sort())
    expect(compose.secrets.s3_config).toEqual({ file: './secrets/s3_config' })
  })
})
