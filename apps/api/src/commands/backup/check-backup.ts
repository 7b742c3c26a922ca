import { BackupProblem } from '@amparo/database/backup/backup-problem'
import { backupRecords, type Contents, type Manifest, type PartName } from './backup-records.ts'

/** Reads a backup to its end, which decrypts and compares every byte, and counts what is in it. */
export async function checkBackup(
  path: string,
  secret: string,
  onSecret?: (name: string, value: string) => void,
): Promise<{ manifest: Manifest; contents: Contents }> {
  let manifest: Manifest | null = null
  const counted: { rows: Record<PartName, number>; files: number } = { rows: { api: 0, vault: 0 }, files: 0 }
  for await (const record of backupRecords(path, secret)) {
    if (record.kind === 'manifest') manifest = record.manifest
    if (record.kind === 'rows') counted.rows[record.part] += (JSON.parse(record.rows) as unknown[]).length
    if (record.kind === 'secret') onSecret?.(record.name, record.value)
    if (record.kind === 'file') counted.files++
    if (record.kind !== 'end') continue
    const { contents } = record
    const isWhole =
      contents.files === counted.files &&
      (['api', 'vault'] as const).every((part) => sumOf(contents.rows[part]) === counted.rows[part])
    if (manifest && isWhole) return { manifest, contents }
  }
  throw new BackupProblem(`${path} is not complete: use another backup`)
}

export function sumOf(counts: Record<string, number> = {}): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
