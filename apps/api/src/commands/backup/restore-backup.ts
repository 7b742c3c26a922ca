import { BackupProblem } from '@amparo/database/backup/backup-problem'
import { prepareToLoad } from '@amparo/database/backup/load-database'
import type { Database } from '@amparo/database/database'
import { migrate, migrationsIn } from '@amparo/database/migrate'
import type { ObjectStore } from '../../platform/object-store/object-store.ts'
import { type BackupRecord, backupRecords, type Manifest, type PartName } from './backup-records.ts'
import { checkBackup } from './check-backup.ts'

/** Where one of the databases is restored to. */
export type RestorePlace = {
  /** As the operator knows it. */
  name: string
  migrations: string
  isEmpty(): Promise<boolean>
  /** Drops the existing data, or moves it aside where it is in a folder. */
  clear(): Promise<void>
  open(upTo: string): Promise<Database>
}
export type OpenStore = Pick<ObjectStore, 'get' | 'put'> & { close(): void }
/** Where the files of the API's database are restored to. */
export type RestoreStore = {
  name: string
  isEmpty(): Promise<boolean>
  clear(): Promise<void>
  /** `takesOver`: files of a lost database may be there. */
  open(database: Database, options?: { takesOver?: boolean }): Promise<OpenStore>
}
export type RestoreTarget = {
  places: Partial<Record<PartName, RestorePlace>>
  /** Needed where the API's database is restored. */
  store?: RestoreStore | undefined
  /** Called once the rows of the API's database are restored. */
  onRows?: (database: Database) => Promise<void>
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
  const store = parts.some(([part]) => part === 'api') ? target.store : undefined
  const taken = [...parts.map(([, place]) => place), ...(store ? [store] : [])]
  for (const { name, isEmpty } of taken)
    if (!(await isEmpty()) && !mayReplace)
      throw new BackupProblem(
        `${name} is not empty: restore into an empty place, or add --replace to lose what is there`,
      )

  const opened = new Map<PartName, { database: Database; loading: Loading }>()
  try {
    for (const one of taken) if (!(await one.isEmpty())) await one.clear()
    for (const [part, place] of parts) {
      const database = await place.open(checked.manifest.migrations[part] ?? '')
      opened.set(part, { database, loading: await prepareToLoad(database) })
    }
    await load(path, target, { secret, opened, store, takesOver: mayReplace })
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

type Restoring = {
  secret: string
  opened: ReadonlyMap<PartName, { database: Database; loading: Loading }>
  store: RestoreStore | undefined
  takesOver: boolean
}

async function load(path: string, target: RestoreTarget, { secret, opened, store, takesOver }: Restoring) {
  const finishRows = async () => {
    for (const [part, { database, loading }] of opened) {
      await loading.finish()
      await migrate(database, target.places[part]?.migrations ?? '', { command: 'backup -- restore' })
    }
    const api = opened.get('api')
    if (!api) return null
    await target.onRows?.(api.database)
    return (await store?.open(api.database, { takesOver })) ?? null
  }

  let files: OpenStore | null | undefined
  try {
    for await (const record of backupRecords(path, secret)) {
      if (record.kind === 'rows') await opened.get(record.part)?.loading.insert(record.table, record.rows)
      if (record.kind === 'secret') target.writeSecret(record.name, record.value)
      if (record.kind !== 'file' && record.kind !== 'end') continue
      if (files === undefined) files = await finishRows()
      if (record.kind === 'file') await files?.put(objectOf(record))
    }
  } finally {
    files?.close()
  }
}

function objectOf({ file: { key, content_type }, content }: BackupRecord & { kind: 'file' }) {
  return { key, contentType: content_type, content }
}
