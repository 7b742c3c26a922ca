import { BackupProblem } from '@amparo/database/backup/backup-problem'
import { prepareToLoad } from '@amparo/database/backup/load-database'
import type { Database } from '@amparo/database/database'
import { migrate, migrationsIn } from '@amparo/database/migrate'
import type { ObjectStore } from '../../platform/object-store/object-store.ts'
import { backupRecords, type Manifest, type PartName } from './backup-records.ts'
import { checkBackup } from './check-backup.ts'

/** Where one of the databases is restored to. */
export type RestorePlace = {
  /** As the operator knows it. */
  name: string
  migrations: string
  isEmpty(): Promise<boolean>
  /** Takes what is there away. */
  clear(): Promise<void>
  open(upTo: string): Promise<Database>
}
export type RestoreTarget = {
  places: Partial<Record<PartName, RestorePlace>>
  openStore: (database: Database) => Promise<Pick<ObjectStore, 'put'>>
  /** Throws where another secret has that name. */
  checkSecret: (name: string, value: string) => void
  writeSecret: (name: string, value: string) => void
}
type Options = { secret: string; mayReplace: boolean }
type Loading = Awaited<ReturnType<typeof prepareToLoad>>

/** Restores a backup. Everything that can be wrong with it or with the place is found before anything is changed. */
export async function restoreBackup(path: string, target: RestoreTarget, { secret, mayReplace }: Options) {
  const checked = await checkBackup(path, secret, target.checkSecret)
  const parts = (Object.entries(target.places) as [PartName, RestorePlace][]).filter(
    ([part]) => checked.manifest.migrations[part] !== undefined,
  )
  if (parts.length === 0) throw new BackupProblem(`${path} has none of the databases to restore`)
  for (const [part, place] of parts) refuseNewer(path, checked.manifest, { part, place })
  for (const [, place] of parts)
    if (!mayReplace && !(await place.isEmpty()))
      throw new BackupProblem(
        `${place.name} is not empty: restore into an empty place, or add --replace to lose what is there`,
      )

  const opened = new Map<PartName, { database: Database; loading: Loading }>()
  try {
    for (const [part, place] of parts) {
      if (!(await place.isEmpty())) await place.clear()
      const database = await place.open(checked.manifest.migrations[part] ?? '')
      opened.set(part, { database, loading: await prepareToLoad(database) })
    }
    await load(path, target, { secret, opened })
    for (const { loading } of opened.values()) await loading.complete()
  } finally {
    for (const { database } of opened.values()) await database.close()
  }
  return checked
}

function refuseNewer(path: string, { migrations }: Manifest, { part, place }: { part: PartName; place: RestorePlace }) {
  const last = migrations[part] ?? ''
  if (!migrationsIn(place.migrations).includes(last))
    throw new BackupProblem(
      `${path} was made by another version, with migration ${last} of the ${part}: restore it with that version or a newer one`,
    )
}

type Restoring = { secret: string; opened: ReadonlyMap<PartName, { database: Database; loading: Loading }> }

async function load(path: string, target: RestoreTarget, { secret, opened }: Restoring) {
  let store: Pick<ObjectStore, 'put'> | null = null
  const finishRows = async () => {
    for (const [part, { database, loading }] of opened) {
      await loading.finish()
      await migrate(database, target.places[part]?.migrations ?? '')
    }
    const api = opened.get('api')
    store = api ? await target.openStore(api.database) : null
  }

  let hasRows = false
  for await (const record of backupRecords(path, secret)) {
    if (record.kind === 'rows') await opened.get(record.part)?.loading.insert(record.table, record.rows)
    if (record.kind === 'secret') target.writeSecret(record.name, record.value)
    if ((record.kind === 'file' || record.kind === 'end') && !hasRows) {
      await finishRows()
      hasRows = true
    }
    if (record.kind === 'file')
      await (store as Pick<ObjectStore, 'put'> | null)?.put({
        key: record.file.key,
        contentType: record.file.content_type,
        content: record.content,
      })
  }
}
