import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrate, requireMigrated } from './migrate.ts'
import { openTestDatabase } from './testing/database.ts'

it('can be required before a start, which accepts migrations of a newer version', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-migrate-'))
  const database = await openTestDatabase()
  writeFileSync(join(folder, '001_a.sql'), 'CREATE TABLE a (id text);')
  writeFileSync(join(folder, '002_b.sql'), 'CREATE TABLE b (id text);')
  await expect(requireMigrated(database, folder)).rejects.toThrow(
    /^the database lacks 001_a.sql, 002_b.sql: run npm run migrate/,
  )

  expect(await migrate(database, folder)).toEqual(['001_a.sql', '002_b.sql'])
  await requireMigrated(database, folder)
  rmSync(join(folder, '002_b.sql'))
  await requireMigrated(database, folder)
  await database.close()
  rmSync(folder, { recursive: true })
})
