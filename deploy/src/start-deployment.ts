import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openPostgres } from '@amparo/database/postgres-database'
import { freePorts } from '../../chaos/src/free-ports.ts'
import { type ServerProcess, startServer } from '../../chaos/src/server-process.ts'
import { readCompose, type Service } from './compose-file.ts'
import { STRIPE_KEY, startEngines } from './engines.ts'
import { type Places, sameSettings } from './same-settings.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Our processes of compose.yaml, with their settings from it, on a PostgreSQL server and on engines of this machine. */
export async function startDeployment(postgres: string) {
  const { services } = readCompose()
  const service = (name: string) => services[name] as Service
  const folder = mkdtempSync(join(tmpdir(), 'amparo-deploy-'))
  const engines = await startEngines(String(service('api').environment?.S3_BUCKET))
  const databases = await makeDatabases(postgres)
  await run(process.execPath, [join(import.meta.dirname, 'make-secrets.ts'), join(folder, 'secrets')])
  const secret = (name: string, value: string) => writeFileSync(join(folder, 'secrets', name), value)
  secret('database_url', databases.api)
  secret('vault_database_url', databases.vault)
  secret('stripe_secret_key', STRIPE_KEY)
  secret('s3_secret_access_key', engines.s3Keys.secretAccessKey)

  const [portal = 0, api = 0, worker = 0, vault = 0, vaultInternal = 0] = await freePorts(5)
  const places: Places = {
    folder,
    ports: { portal, api, worker, vault, vaultInternal },
    s3Origin: engines.s3Origin,
    s3KeyId: engines.s3Keys.accessKeyId,
    smtpPort: engines.mail.port,
    clamdUrl: engines.clamd.url,
    stripeUrl: engines.stripe.url,
  }
  const envOf = (name: string) => sameSettings(name, service(name), places)
  const entryOf = (name: string) => String(service(name).command?.[0])
  const running: ServerProcess[] = []
  const stop = async () => {
    for (const one of running.splice(0).reverse()) await one.stop()
    await engines.stop()
    await databases.drop()
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    for (const name of ['vault-migrate', 'migrate'])
      await run(process.execPath, [entryOf(name)], { cwd: root, env: { PATH: process.env.PATH, ...envOf(name) } })
    for (const [name, port] of Object.entries({ vault, worker, api, portal }))
      running.push(
        await startServer({ entry: entryOf(name), env: envOf(name), health: `http://127.0.0.1:${port}/readyz` }),
      )
  } catch (error) {
    await stop()
    throw error
  }
  const at = (port: number) => `http://127.0.0.1:${port}`
  return { portal: at(portal), vault: at(vault), worker: at(worker), engines, stop }
}

async function makeDatabases(server: string) {
  const admin = await openPostgres({ url: server, poolSize: 1 })
  const names = ['api', 'vault'].map((of) => `deploy_${of}_${process.pid}_${Date.now()}`)
  for (const name of names) await admin.query(`CREATE DATABASE ${name}`)
  const urlOf = (name = '') => Object.assign(new URL(server), { pathname: `/${name}` }).href
  return {
    api: urlOf(names[0]),
    vault: urlOf(names[1]),
    async drop() {
      for (const name of names) await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.close()
    },
  }
}
