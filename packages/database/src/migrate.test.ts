import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withSnapshot } from './backup/dump-database.ts'
import type { Database } from './database.ts'
import { migrate, requireMigrated } from './migrate.ts'
import { openWithoutLimit } from './postgres-database.ts'
import { addressOfTest, openTestDatabase } from './testing/database.ts'

it('can be required before a start, which accepts migrations of a newer version', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-migrate-'))
  const database = await openTestDatabase()
  writeFileSync(join(folder, '001_a.sql'), 'CREATE TABLE a (id text);')
  writeFileSync(join(folder, '002_b.sql'), 'CREATE TABLE b (id text);')
  await expect(requireMigrated(database, folder)).rejects.toThrow(
    /^the database lacks 001_a.sql, 002_b.sql: run npm run migrate first/,
  )

  expect(await migrate(database, folder)).toEqual(['001_a.sql', '002_b.sql'])
  await requireMigrated(database, folder)
  rmSync(join(folder, '002_b.sql'))
  await requireMigrated(database, folder)
  await database.close()
  rmSync(folder, { recursive: true })
})

it('waits for locks of all files together only so long, and applies what needs no waiting after that', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-migrate-'))
  const database = await openTestDatabase()
  writeFileSync(join(folder, '001_tries.sql'), 'CREATE SEQUENCE tries;')
  await migrate(database, folder)
  const lockedUntil = (tries: number) =>
    `DO $$ BEGIN IF nextval('tries') < ${tries} THEN RAISE lock_not_available; END IF; END $$;`
  writeFileSync(join(folder, '002_a.sql'), lockedUntil(3))
  writeFileSync(join(folder, '003_b.sql'), 'CREATE TABLE b (id text);')
  writeFileSync(join(folder, '004_c.sql'), lockedUntil(100))
  let failures = 0
  const patience = { lockMs: 50, isOver: () => ++failures > 2, pause: async () => {} }
  await expect(migrate(database, folder, { patience })).rejects.toThrow(/^migration 004_c\.sql was not applied/)
  expect(failures).toBe(3)
  await expect(requireMigrated(database, folder)).rejects.toThrow(/^the database lacks 004_c\.sql:/)
  await database.close()
  rmSync(folder, { recursive: true })
})

describe.skipIf(!process.env.TEST_DATABASE)('while a backup reads a table', () => {
  /** Migrates a table that a backup has read, and calls `pause` after each attempt. */
  async function migrating(attempts: number, pause: (others: Database, endBackup: () => void) => Promise<void>) {
    const folder = mkdtempSync(join(tmpdir(), 'amparo-migrate-'))
    const database = await openTestDatabase()
    writeFileSync(join(folder, '001_a.sql'), 'CREATE TABLE a (id text);')
    await migrate(database, folder)
    writeFileSync(join(folder, '002_b.sql'), 'CREATE TABLE b (id text);\nALTER TABLE a ADD COLUMN b text;')

    const url = await addressOfTest(database)
    const backup = await openWithoutLimit(url)
    const others = await openWithoutLimit(url)
    const reading = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const copying = withSnapshot(backup, async (tx) => {
      await tx.query('SELECT 1 FROM a')
      reading.resolve()
      await end.promise
    })
    await reading.promise
    try {
      let left = attempts
      const patience = { lockMs: 50, isOver: () => --left === 0, pause: () => pause(others, end.resolve) }
      return await migrate(database, folder, { command: 'migrate-vault', patience })
    } finally {
      end.resolve()
      await copying
      await backup.close()
      await others.close()
      await database.close()
      rmSync(folder, { recursive: true })
    }
  }

  it('lets everybody else read it between its attempts, and is applied as soon as the backup is made', async () => {
    let pauses = 0
    const applied = await migrating(3, async (others, endBackup) => {
      pauses++
      expect(await others.query('SELECT 1 FROM a')).toEqual([])
      if (pauses === 2) endBackup()
    })
    expect([applied, pauses]).toEqual([['002_b.sql'], 2])
  })

  it('gives up in the end, with a line that says what to do', async () => {
    await expect(migrating(2, async () => {})).rejects.toThrow(
      /^migration 002_b\.sql was not applied: .* for example a backup\. Run npm run migrate-vault again/,
    )
  })
})
