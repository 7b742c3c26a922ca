import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { TestApi } from './api.ts'

type Searched = Pick<TestApi, 'database' | 'folder' | 'log'>

/** Every row of every table, every file and every line of the log, as one text. */
export async function everythingStored({ database, folder, log }: Searched): Promise<string> {
  const tables = await database.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  )
  const rows: string[] = []
  for (const { name } of tables)
    for (const { row } of await database.query<{ row: string }>(`SELECT to_json(t)::text AS row FROM ${name} AS t`))
      rows.push(row)
  const files = globSync('**/*', { cwd: folder })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8'))
  return [...rows, ...files, ...log].join('\n')
}
