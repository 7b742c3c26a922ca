import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '@amparo/database/postgres-database'
import { prepareDatabase } from '@amparo/database/testing/prepare-database'
import { freePorts } from '../../scripts/free-ports.ts'
import type { Scene } from './scene.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const secret = (of: string) => `${of} of the chaos suite, which protects nothing at all`
const REPLICAS = 2
const vaultMigrations = join(import.meta.dirname, '../../apps/vault/migrations')

type Options = {
  /** Further variables of the replicas. */
  settings?: Record<string, string>
  /** The address under which replicas reach the database, if not the server's own. */
  replicaUrl?: (url: string) => string
  /** The vault too, as in production; otherwise it is on its embedded database. */
  isVaultOnPostgres?: boolean
  /** Opens Node's inspector in each replica. */
  isInspected?: boolean
}

/** Two API replicas, each also running the worker, on one PostgreSQL. */
export async function postgresScene(
  server: string,
  { settings = {}, replicaUrl = (url) => url, isVaultOnPostgres = false, isInspected = false }: Options = {},
): Promise<
  Omit<Scene, 'victims'> & { databaseUrl: string; victims: readonly ServerProcess[]; inspectors: readonly string[] }
> {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-chaos-'))
  const name = `chaos_${process.pid}_${Date.now()}`
  const admin = await openPostgres({ url: server, poolSize: 1 })
  await admin.query(`CREATE DATABASE ${name}`)
  const at = (database: string) => Object.assign(new URL(server), { pathname: `/${database}` }).href
  const url = at(name)
  const vaultName = `${name}_vault`
  if (isVaultOnPostgres) await admin.query(`CREATE DATABASE ${vaultName}`)
  const [vaultPort = 0, internalPort = 0, ...others] = await freePorts(2 + 2 * REPLICAS)
  const [ports, inspectorPorts] = [others.slice(0, REPLICAS), others.slice(REPLICAS)]
  const vault = `http://127.0.0.1:${vaultPort}`
  if (!isVaultOnPostgres) await prepareDatabase({ folder: join(folder, 'vault'), migrations: vaultMigrations })

  const vaultServer = await startServer({
    entry: 'apps/vault/src/server.ts',
    health: `${vault}/healthz`,
    env: {
      VAULT_PORT: String(vaultPort),
      VAULT_ORIGIN: vault,
      VAULT_INTERNAL_PORT: String(internalPort),
      VAULT_INTERNAL_SECRET: secret('the vault'),
      VAULT_DATA: join(folder, 'vault'),
      VAULT_CALLS_A_MINUTE: '100000',
      VAULT_LOG_LEVEL: 'error',
      PORTAL_ORIGINS: 'http://portal.test',
      ...(isVaultOnPostgres && { VAULT_DATABASE_URL: at(vaultName), VAULT_FINGERPRINT_KEY: 'ab'.repeat(32) }),
    },
  })
  const victims: ServerProcess[] = []
  // One after the other, because the first one runs the migrations.
  for (const [replica, port] of ports.entries())
    victims.push(
      await startServer({
        entry: 'apps/api/src/server.ts',
        health: `http://127.0.0.1:${port}/healthz`,
        env: {
          PORT: String(port),
          AMPARO_DATA: folder,
          AMPARO_PROXIES: '1',
          DATABASE_URL: replicaUrl(url),
          VAULT_INTERNAL_ORIGIN: `http://127.0.0.1:${internalPort}`,
          VAULT_INTERNAL_SECRET: secret('the vault'),
          OPERATOR_KEY: secret('the operator'),
          LONG_OPERATIONS_SECRET: secret('the operations'),
          PHONE_VERIFICATION_SECRET: secret('the phones'),
          CLAIM_STATUS_SECRET: secret('the claim status'),
          PAYMENT_DETAILS_SECRET: secret('the payment details'),
          LETTERS_SECRET: secret('the letters'),
          DRAFTS_SECRET: secret('the drafts'),
          USERS_SECRET: secret('the users'),
          POLICIES_SECRET: secret('the policies'),
          MAIL_SECRET: secret('the mail'),
          PORTAL_ORIGINS: 'http://portal.test',
          OBJECT_STORE_SECRET: secret('the object store'),
          LOG_LEVEL: 'error',
          ...(isInspected && { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPorts[replica]}` }),
          ...settings,
        },
      }),
    )
  const stopServers = () => Promise.all([...victims, vaultServer].map((one) => one.stop()))

  return {
    origins: ports.map((port) => `http://127.0.0.1:${port}`),
    vault,
    databaseUrl: url,
    victims,
    inspectors: inspectorPorts.map((port) => `http://127.0.0.1:${port}`),
    objects: folder,
    async stopAndOpenDatabase() {
      await stopServers()
      return openPostgres({ url, poolSize: 2 })
    },
    async stop() {
      await stopServers()
      for (const one of isVaultOnPostgres ? [name, vaultName] : [name])
        await admin.query(`DROP DATABASE ${one} WITH (FORCE)`)
      await admin.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
