import { mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BackupProblem } from '@amparo/database/backup/backup-problem'
import { dumpDatabase, withSnapshot } from '@amparo/database/backup/dump-database'
import { type BackupWriter, writeBackupFile } from '@amparo/database/backup/write-backup-file'
import type { Database, Queryable } from '@amparo/database/database'
import { approvedKey, incomingKey } from '../../files/object-keys.ts'
import type { ObjectStore } from '../../platform/object-store/object-store.ts'
import type { Contents, Manifest, PartName } from './backup-records.ts'

/** Names and places of objects, which the store writes again when the files are restored. */
const MADE_AGAIN = ['objects', 'object_folder']
const MOST_MISSING = 1_000

export type BackupSource = {
  databases: Partial<Record<PartName, Database>>
  /** Without one, the backup has no files. */
  store?: Pick<ObjectStore, 'get'>
  /** Secrets that are files beside the data, by name. Those of the settings are not in a backup. */
  secrets?: ReadonlyMap<string, string>
}
type Options = { path: string; secret: string; now: Date }

/** Writes one encrypted file with all rows of both databases at one moment, and the files they name. */
export async function createBackup({ databases, store, secrets }: BackupSource, { path, secret, now }: Options) {
  const scratch = mkdtempSync(join(tmpdir(), 'amparo-backup-'))
  const objects = await open(join(scratch, 'objects'), 'w+')
  const contents: Contents & { missing: string[] } = { rows: {}, files: 0, missing: [] }
  try {
    await writeBackupFile(path, { secret, madeAt: now }, async (output) => {
      await snapshots(databases, async (parts) => {
        const manifest: Manifest = { made_at: now.toISOString(), migrations: {} }
        for (const [part, tx] of parts) manifest.migrations[part] = await lastMigration(tx)
        await output.write(`manifest\t${JSON.stringify(manifest)}\n`)
        for (const [name, value] of secrets ?? []) await output.write(`secret\t${name}\t${value}\n`)
        let waiting: string[] = []
        const onRow = (table: string, row: string) => {
          if (table === 'files') waiting.push(row)
        }
        for (const [part, tx] of parts) {
          const counted: BackupWriter = {
            async write(content) {
              await output.write(content)
              for (const row of waiting.splice(0)) await objects.write(objectLine(row))
            },
          }
          contents.rows[part] = await dumpDatabase(tx, counted, { part, without: MADE_AGAIN, onRow })
        }
        waiting = []
      })
      // After the databases: what they name was stored before.
      if (store)
        for await (const line of objects.readLines({ start: 0, autoClose: false }))
          await writeObject(line, { store, output, contents })
      await output.write(`end\t${JSON.stringify(contents)}\n`)
    })
    return contents
  } finally {
    await objects.close()
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** The API's view is older than the vault's, so that every card of a claim is in the vault's. */
async function snapshots(
  { api, vault }: BackupSource['databases'],
  work: (parts: [PartName, Queryable][]) => Promise<void>,
): Promise<void> {
  const withVault = (parts: [PartName, Queryable][]) =>
    vault ? withSnapshot(vault, (tx) => work([...parts, ['vault', tx]])) : work(parts)
  await (api ? withSnapshot(api, (tx) => withVault([['api', tx]])) : withVault([]))
}

async function lastMigration(tx: Queryable): Promise<string> {
  const [row] = await tx.query<{ name: string }>('SELECT max(name) AS name FROM migrations')
  return row?.name ?? ''
}

/** Nothing for a file that was refused: its content is removed. */
function objectLine(row: string): string {
  const { object, state } = JSON.parse(row) as { object: string; state: string }
  return state === 'refused' ? '' : `${state === 'approved' ? approvedKey(object) : incomingKey(object)}\n`
}

type Writing = { store: Pick<ObjectStore, 'get'>; output: BackupWriter; contents: Contents & { missing: string[] } }

async function writeObject(key: string, { store, output, contents }: Writing) {
  // What was being checked may have been approved since, and is stored under its new name.
  const found = (await store.get(key)) ?? (await store.get(approvedKey(key.split('/')[1] ?? '')))
  if (!found) {
    if (contents.missing.length < MOST_MISSING && key.startsWith('approved/')) contents.missing.push(key)
    return
  }
  const { content_type, size, content } = found
  await output.write(`file\t${JSON.stringify({ key, content_type, size })}\n`)
  let written = 0
  for await (const piece of content as AsyncIterable<Uint8Array>) {
    written += piece.length
    await output.write(piece)
  }
  if (written !== size) throw new BackupProblem(`${key} is not as long as the store says: nothing was backed up`)
  contents.files++
}
