import { BackupProblem } from '@amparo/database/backup/backup-problem'
import { type ByteReader, byteReader } from '@amparo/database/backup/byte-reader'
import { readBackupFile } from '@amparo/database/backup/read-backup-file'

export const partNames = ['api', 'vault'] as const
export type PartName = (typeof partNames)[number]

/** The last migration of each database that is in the backup. */
export type Manifest = { made_at: string; migrations: Partial<Record<PartName, string>> }
export type StoredFile = { key: string; content_type: string; size: number }
export type Contents = {
  rows: Partial<Record<PartName, Record<string, number>>>
  files: number
  /** Objects of files that were erased while the backup was made, or lost before. */
  missing: readonly string[]
}

export type BackupRecord =
  | { kind: 'manifest'; manifest: Manifest }
  | { kind: 'rows'; part: PartName; table: string; rows: string }
  | { kind: 'secret'; name: string; value: string }
  | { kind: 'file'; file: StoredFile; content: AsyncIterable<Uint8Array> }
  | { kind: 'end'; contents: Contents }

/** What a backup contains, one thing after the other. The content of a file is read before the next record, or skipped. */
export async function* backupRecords(path: string, secret: string): AsyncGenerator<BackupRecord> {
  const pieces = readBackupFile(path, secret)
  try {
    yield* recordsIn(path, byteReader(pieces))
  } finally {
    // Closes the file, also for a reader that stops early.
    await pieces.return(undefined)
  }
}

async function* recordsIn(path: string, reader: ByteReader): AsyncGenerator<BackupRecord> {
  for (let line = await reader.line(); line !== null; line = await reader.line()) {
    const [kind = '', ...fields] = line.split('\t')
    const [first = '', second = '', third = ''] = fields
    if (kind === 'manifest') yield { kind, manifest: JSON.parse(first) }
    else if (kind === 'rows') yield { kind, part: first as PartName, table: second, rows: third }
    else if (kind === 'secret') yield { kind, name: first, value: second }
    else if (kind === 'end') yield { kind, contents: JSON.parse(first) }
    else if (kind === 'file') {
      const file = JSON.parse(first) as StoredFile
      const content = reader.bytes(file.size)
      yield { kind, file, content }
      for await (const _ of content);
    } else throw new BackupProblem(`${path} contains something that this version does not know`)
  }
}
