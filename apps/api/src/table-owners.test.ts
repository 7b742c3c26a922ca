import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrations } from './migrations-folder.ts'

const WRITE = /\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+(?:ONLY\s+)?([a-z_]+)\b/g

const sql = globSync('*.sql', { cwd: migrations }).map((file) => readFileSync(join(migrations, file), 'utf8'))
const tables = sql.flatMap((text) => [...text.matchAll(/CREATE TABLE (\w+)/g)].map(([, table]) => String(table)))
const sources = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
  (file) => !file.endsWith('.test.ts') && !file.startsWith('testing/'),
)
const writes = sources.flatMap((file) => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  // A repository that is too long for a file is a folder.
  const owner = file.replace(/-repository\/.*$/, '-repository')
  return [...text.matchAll(WRITE)].map(([, table]) => ({ owner, table }))
})

it.each(tables)('has exactly one repository that writes %s', (table) => {
  const owners = new Set(writes.filter((write) => write.table === table).map(({ owner }) => owner))
  expect([...owners]).toHaveLength(1)
})
