import { join } from 'node:path'
import { openDatabase } from '@amparo/database/open-database'
import { createCallCounts } from '@amparo/service/limits/call-counts'
import { watchDiskSpace } from '@amparo/service/limits/disk-space'
import { createDraining } from '@amparo/service/process/draining'
import { listen } from '@amparo/service/process/listen'
import { createLogger } from '@amparo/service/process/logger'
import { secretFile } from '@amparo/service/secrets/secret-file'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createInternalApp, createPublicApp } from './app.ts'
import { assembleVault } from './assemble.ts'
import { findPartnerKeys } from './partner-entries/partner-keys.ts'
import { chooseProcessor } from './payments/choose-processor.ts'
import type { VaultSettings } from './settings/vault-settings.ts'
import { openFingerprint } from './tokens/fingerprint.ts'
import { sweepHourly } from './tokens/sweep-hourly.ts'
import { travelDocumentProvider } from './travel-documents/travel-document-provider.ts'

const MIGRATIONS = join(import.meta.dirname, '../migrations')
const BUILT_FRAME = join(import.meta.dirname, '../dist/frame')
/** If the parent process crashed, the previous vault may still be finishing its requests and hold the data folder. */
const WAIT_FOR_PREVIOUS_MS = 20_000

type Options = {
  logger?: FastifyBaseLogger
  now?: () => Date
  frameFolder?: string
  /** Called when the embedded database can work no more until the process starts again. */
  onBroken?: (error: Error) => void
}

export async function startVault(
  settings: VaultSettings,
  {
    logger = createLogger({ name: 'vault', level: settings.logLevel }),
    now = () => new Date(),
    frameFolder = BUILT_FRAME,
    onBroken,
  }: Options = {},
) {
  const { databaseUrl: url, dataFolder: folder } = settings
  const database = await openDatabase({
    url,
    folder,
    migrations: MIGRATIONS,
    migrateCommand: 'migrate-vault',
    appliesMigrations: settings.appliesMigrations,
    maxWaitMs: WAIT_FOR_PREVIOUS_MS,
    onBroken,
  })
  const closing: (() => Promise<void>)[] = [() => database.close()]
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step()
  }

  try {
    const internalSecret = settings.internalSecret ?? secretFile(join(folder, 'internal.secret'))
    const { routes, deleteExpired } = assembleVault({
      database,
      fingerprint: await openFingerprint(database, settings),
      partnerKeys: findPartnerKeys(settings),
      travelProvider: travelDocumentProvider(settings.travelProvider),
      processor: await chooseProcessor(settings.paymentProcessor),
      tokenHours: settings.tokenHours,
      cardDays: settings.cardDays,
      now,
    })
    closing.push(sweepHourly({ deleteSome: deleteExpired, log: logger }).stop)

    const counts = createCallCounts({ clock: { now }, shared: { database, log: logger, secret: internalSecret } })
    closing.push(() => counts.close())
    const draining = createDraining({ seconds: settings.drainSeconds })
    const parts = { logger, database, routes, draining }
    const internal = createInternalApp({ ...parts, settings: { ...settings, internalSecret } })
    closing.push(() => internal.close())
    await listen(internal, {
      host: settings.internalHost,
      port: settings.internalPort,
      setting: 'VAULT_INTERNAL_PORT',
    })
    const disk = await watchDiskSpace({ folder, log: logger })
    const open = await createPublicApp({ ...parts, counts, disk, settings, frameFolder })
    closing.push(() => open.close())
    await listen(open, { host: settings.host, port: settings.port, setting: 'VAULT_PORT' })

    return { publicPort: portOf(open), internalPort: portOf(internal), draining, close }
  } catch (error) {
    await close()
    throw error
  }
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}
