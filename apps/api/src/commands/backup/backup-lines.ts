import type { Contents } from './backup-records.ts'
import { sumOf } from './check-backup.ts'

/** What is in a backup, for the operator. */
export function contentLines({ rows, files, missing }: Contents): string[] {
  const parts = Object.entries(rows).map(
    ([part, counts]) => `${part}: ${sumOf(counts)} rows in ${Object.keys(counts).length} tables`,
  )
  return [
    ...parts,
    `${files} files`,
    ...(missing.length > 0
      ? [`without the content of ${missing.length} files that are not in the store: ${missing.join(', ')}`]
      : []),
  ]
}
