import { mkdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupProblem } from '@amparo/database/backup/backup-problem'
import { readBackupHeader } from '@amparo/database/backup/read-backup-file'
import type { Database } from '@amparo/database/database'
import { BadSettings } from '@amparo/service/settings/settings'
import { createAuditLog } from '../audit-log/create-audit-log.ts'
import { systemClock } from '../platform/clock.ts'
import { contentLines } from './backup/backup-lines.ts'
import { openExisting, restorePlace } from './backup/backup-places.ts'
import { type PartName, partNames } from './backup/backup-records.ts'
import { type BackupSettings, backupKey, readBackupSettings } from './backup/backup-settings.ts'
import { backupStore } from './backup/backup-store.ts'
import { checkBackup } from './backup/check-backup.ts'
import { createBackup } from './backup/create-backup.ts'
import { newerData } from './backup/newer-data.ts'
import { type OpenStore, restoreBackup } from './backup/restore-backup.ts'
import { refuseOtherSecret, secretFiles, writeSecretFile } from './backup/secret-files.ts'

const usage = `usage: npm run backup -- create [--only api|vault]
       npm run backup -- list
       npm run backup -- check <file>
       npm run backup -- restore <file> [--only api|vault] [--replace]
Settings: DATABASE_URL, VAULT_DATABASE_URL and S3_BUCKET with its other settings, or AMPARO_DATA; BACKUP_FOLDER (./backups); BACKUP_KEY_FILE or BACKUP_KEY.`

class WrongUsage extends Error {}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const isUsage = error instanceof WrongUsage || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
  console.error(isUsage ? usage : `amparo: ${(error as Error).message}`)
  if (!(isUsage || error instanceof BackupProblem || error instanceof BadSettings))
    console.error('nothing more was done')
  process.exitCode = 1
}

async function run(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { only: { type: 'string' }, replace: { type: 'boolean' } },
  })
  const [verb, file, ...more] = positionals
  const isOfFile = verb === 'check' || verb === 'restore'
  if (more.length > 0 || isOfFile !== (file !== undefined)) throw new WrongUsage()
  if (values.only !== undefined && !(partNames as readonly string[]).includes(values.only)) throw new WrongUsage()
  const settings = readBackupSettings(process.env)
  const parts = values.only ? [values.only as PartName] : partNames
  if (verb === 'create') return create(settings, parts)
  if (verb === 'list') return list(settings)
  if (verb === 'check' && file) return check(settings, file)
  if (verb === 'restore' && file) return restore(settings, { file, parts, mayReplace: values.replace === true })
  throw new WrongUsage()
}

async function create(settings: BackupSettings, parts: readonly PartName[]) {
  const secret = backupKey(settings, settings.BACKUP_FOLDER)
  const files = parts.includes('api') ? backupStore(settings) : undefined
  mkdirSync(settings.BACKUP_FOLDER, { recursive: true, mode: 0o700 })
  const now = new Date()
  const path = join(settings.BACKUP_FOLDER, `amparo-${now.toISOString().replace(/[:.]/g, '-')}.backup`)
  const databases: Partial<Record<PartName, Database>> = {}
  let store: OpenStore | undefined
  try {
    for (const part of parts) databases[part] = await openExisting(part, settings)
    const { api } = databases
    if (api) await recordIn(api, 'create')
    store = api && (await files?.open(api))
    const source = { databases, ...(store && { store }), secrets: secretFiles(settings.AMPARO_DATA) }
    const contents = await createBackup(source, { path, secret, now })
    console.log([path, ...contentLines(contents)].join('\n'))
  } finally {
    store?.close()
    for (const database of Object.values(databases)) await database.close()
  }
}

async function list({ BACKUP_FOLDER: folder }: BackupSettings) {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => one.endsWith('.backup')).sort()) {
    const { made_at, key_id, size } = await readBackupHeader(join(folder, name))
    console.log([name, made_at, `${size} bytes`, `key ${key_id}`].join('  '))
  }
}

async function check(settings: BackupSettings, file: string) {
  const { manifest, contents } = await checkBackup(file, backupKey(settings, dirname(file)))
  const versions = Object.entries(manifest.migrations).map(([part, name]) => `${part} ${name}`)
  console.log([`complete, made ${manifest.made_at}, ${versions.join(', ')}`, ...contentLines(contents)].join('\n'))
}

type Restore = { file: string; parts: readonly PartName[]; mayReplace: boolean }

async function restore(settings: BackupSettings, { file, parts, mayReplace }: Restore) {
  const secret = backupKey(settings, dirname(file))
  const data = settings.AMPARO_DATA
  const store = parts.includes('api') ? backupStore(settings) : undefined
  const places = Object.fromEntries(parts.map((part) => [part, restorePlace(part, settings)]))
  if (mayReplace && parts.includes('api') && !(await places.api?.isEmpty())) await sayWhatIsLost(settings, file)
  const target = {
    places,
    store,
    onRows: (database: Database) => recordIn(database, 'restore'),
    checkSecret: (name: string, value: string) => refuseOtherSecret(data, name, value),
    writeSecret: (name: string, value: string) => writeSecretFile(data, name, value),
  }
  const { manifest, contents } = await restoreBackup(file, target, { secret, mayReplace })
  console.log(
    [`restored as it was at ${manifest.made_at}; what came later is not in it`, ...contentLines(contents)].join('\n'),
  )
}

/** Lists what the restore will lose, or says that this cannot be determined. */
async function sayWhatIsLost(settings: BackupSettings, file: string) {
  const { made_at } = await readBackupHeader(file)
  try {
    const database = await openExisting('api', settings)
    const lost = await newerData(database, new Date(made_at)).finally(() => database.close())
    console.log(`lost, because it came after the backup: ${lost.join(', ') || 'nothing'}`)
  } catch (error) {
    console.log(`it is not known what came after the backup: ${(error as Error).message}`)
  }
}

/** Does nothing if the backup is older than the audit log. */
async function recordIn(database: Database, action: string) {
  const [{ log }] = (await database.query("SELECT to_regclass('audit_log') AS log")) as [{ log: string | null }]
  if (log === null) return
  const { record } = createAuditLog({ database, clock: systemClock })
  await record({ author: 'command', action: `backup ${action}`, target: '', outcome: 'begun', request_id: '-' })
}
