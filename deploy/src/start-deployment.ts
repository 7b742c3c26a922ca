import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openPostgres } from '@amparo/database/postgres-database'
import { type ServerProcess, startServer } from '../../chaos/src/server-process.ts'
import { readCompose, type Service } from './compose-file.ts'
import { STRIPE_KEY, startEngines } from './engines.ts'
import { type Places, sameSettings } from './same-settings.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

type Another = { entry?: string; env?: Record<string, string>; internalPort?: number }

/** Starts what our processes of compose.yaml need, and returns how to start each of them with its settings from there, any number of times. */
export async function prepareDeployment(postgres: string, fronts: Places['fronts']) {
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

  const places: Places = {
    folder,
    fronts,
    s3Origin: engines.s3Origin,
    s3KeyId: engines.s3Keys.accessKeyId,
    smtpPort: engines.mail.port,
    clamdUrl: engines.clamd.url,
    stripeUrl: engines.stripe.url,
  }
  const entryOf = (name: string) => String(service(name).command?.[0])
  const running = new Set<ServerProcess>()

  return {
    folder,
    engines,
    portal: `http://localhost:${fronts.portal}`,
    vault: `http://localhost:${fronts.vault}`,
    /** What has to be done before anything starts. */
    async prepare() {
      for (const name of ['vault-migrate', 'migrate', 'bucket']) {
        const env = { PATH: process.env.PATH, ...sameSettings(name, service(name), { ...places, port: 0 }) }
        await run(process.execPath, [entryOf(name)], { cwd: root, env })
      }
    },
    async start(name: string, port: number, { entry = entryOf(name), env = {}, internalPort }: Another = {}) {
      const own = { ...places, port, ...(internalPort && { internalPort }) }
      const settings = { ...sameSettings(name, service(name), own), ...env }
      const one = await startServer({ entry, env: settings, health: `http://127.0.0.1:${port}/readyz` })
      running.add(one)
      return one
    },
    async stop() {
      for (const one of [...running].reverse()) await one.stop()
      await engines.stop()
      await databases.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
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
