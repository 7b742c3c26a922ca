import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { deleteAll, deleteSome } from './delete-some.ts'
import { migrate } from './migrate.ts'
import { openTestDatabase } from './testing/database.ts'

const scratch = mkdtempSync(join(tmpdir(), 'amparo-database-'))
const migrations = join(scratch, 'migrations')
mkdirSync(migrations)
writeFileSync(
  join(migrations, '001_people.sql'),
  "-- a remark;\nCREATE TABLE people (name text PRIMARY KEY, born date);\nINSERT INTO people VALUES ('Ana', '1990-02-03');\n",
)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

describe('the database', { tags: ['embedded'] }, () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(migrations)
  })
  afterAll(() => database.close())

  it('returns dates as text and counts as numbers', async () => {
    const [row] = await database.query('SELECT born, (SELECT count(*) FROM people) AS many FROM people')
    expect(row).toEqual({ born: '1990-02-03', many: 1 })
  })

  it('deletes old rows, however many there are, and no others', async () => {
    await database.query("INSERT INTO people SELECT 'Old ' || n, '1900-01-01' FROM generate_series(1, 12000) AS n")
    await deleteAll(database, { table: 'people', key: 'name', where: 'born < $1' }, ['1950-01-01'])
    expect(await database.query('SELECT name FROM people')).toEqual([{ name: 'Ana' }])
  })

  it('deletes no more than it says, however the statement is planned', async () => {
    await database.query("INSERT INTO people SELECT 'Old ' || n, '1900-01-01' FROM generate_series(1, 6000) AS n")
    const old = { table: 'people', key: 'name', where: 'born < $1' }
    await database.transaction(async (tx) => {
      for (const plan of ['hashjoin', 'hashagg', 'sort', 'mergejoin', 'material'])
        await tx.query(`SET LOCAL enable_${plan} = off`)
      expect(await deleteSome(tx, old, ['1950-01-01'])).toBe(true)
      const left = 'SELECT count(*) AS many FROM people WHERE born < $1'
      expect(await tx.query(left, ['1950-01-01'])).toEqual([{ many: 1_000 }])
    })
    await deleteAll(database, old, ['1950-01-01'])
  })

  it('applies each migration once', async () => {
    expect(await migrate(database, migrations)).toEqual([])
    writeFileSync(join(migrations, '002_more.sql'), 'ALTER TABLE people ADD COLUMN city text;\n')
    expect(await migrate(database, migrations)).toEqual(['002_more.sql'])
  })

  it('applies them once if several start together', async () => {
    const together = join(scratch, 'together')
    mkdirSync(together)
    writeFileSync(join(together, '004_once.sql'), 'CREATE TABLE once (a int);\n')
    await database.query('ALTER TABLE migrations RENAME TO earlier')
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database, together)))
    expect(applied.flat()).toEqual(['004_once.sql'])
    await database.query('DROP TABLE migrations')
    await database.query('ALTER TABLE earlier RENAME TO migrations')
  })

  it('leaves nothing of a migration that fails', async () => {
    const broken = join(scratch, 'broken')
    mkdirSync(broken)
    writeFileSync(join(broken, '003_broken.sql'), 'CREATE TABLE half (a int);\nINSERT INTO nowhere VALUES (1);\n')
    await expect(migrate(database, broken)).rejects.toThrow(/nowhere/)
    await expect(database.query('SELECT * FROM half')).rejects.toThrow(/half/)
  })

  it('commits a transaction that ends, and rolls back one that throws', async () => {
    await database.transaction((tx) => tx.query("INSERT INTO people (name) VALUES ('Bo')"))
    await expect(
      database.transaction(async (tx) => {
        await tx.query("INSERT INTO people (name) VALUES ('Cy')")
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    const names = await database.query<{ name: string }>('SELECT name FROM people ORDER BY name')
    expect(names.map(({ name }) => name)).toEqual(['Ana', 'Bo'])
  })

  it('reads a table outside a transaction before and after a migration changes it', async () => {
    await database.query('CREATE TABLE outside (name text)')
    await database.query("INSERT INTO outside VALUES ('Ana')")
    const read = () => database.query('SELECT * FROM outside WHERE name = $1', ['Ana'])
    expect(await read()).toEqual([{ name: 'Ana' }])
    await database.query('ALTER TABLE outside ADD COLUMN city text')
    for (const _ of [1, 2]) expect(await read()).toEqual([{ name: 'Ana', city: null }])
  })

  it('reads a table in a transaction before and after a migration changes it, and writes once', async () => {
    await database.query('CREATE TABLE inside (name text)')
    const writeAndRead = () =>
      database.transaction(async (tx) => {
        await tx.query('INSERT INTO inside (name) VALUES ($1)', ['Ana'])
        return tx.query('SELECT * FROM inside WHERE name = $1', ['Ana'])
      })
    const ana = { name: 'Ana', city: null }
    expect(await writeAndRead()).toEqual([{ name: 'Ana' }])
    await database.query('ALTER TABLE inside ADD COLUMN city text')
    expect(await writeAndRead()).toEqual([ana, ana])
    expect(await writeAndRead()).toEqual([ana, ana, ana])
  })

  it('refuses the outer database inside a transaction instead of waiting for itself', async () => {
    const wrong = database.transaction(() => database.query('SELECT 1'))
    await expect(wrong).rejects.toThrow('inside a transaction use the transaction')
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('still works after a script that failed half way', async () => {
    await expect(database.script('BEGIN; SELECT * FROM nowhere; COMMIT')).rejects.toThrow(/nowhere/)
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('delivers notifications', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const close = await database.listen('news', resolve)
    await database.notify('news', 'hello')
    expect(await promise).toBe('hello')
    await close()
  })
})

// Only a database server has connections that can break.
if (process.env.TEST_DATABASE?.startsWith('postgres'))
  describe('a connection that the server ends', { tags: ['embedded'] }, () => {
    let database: Database
    beforeAll(async () => {
      database = await openTestDatabase(migrations)
    })
    afterAll(() => database.close())

    it('fails its transaction and nothing else', async () => {
      const cut = database.transaction((tx) => tx.query('SELECT pg_terminate_backend(pg_backend_pid())'))
      await expect(cut).rejects.toThrow()
      expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
    })

    it('is reopened by a listener, once', async () => {
      const heard: string[] = []
      const close = await database.listen('news', (payload) => void heard.push(payload))
      const listeners = async () => {
        const rows = await database.query<{ pid: number }>(
          `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN "news"' AND state = 'idle'`,
        )
        return rows.map(({ pid }) => pid)
      }
      const [ended] = await listeners()
      await database.query('SELECT pg_terminate_backend($1)', [ended])
      await expect.poll(async () => (await listeners()).filter((pid) => pid !== ended)).toHaveLength(1)
      expect(await listeners()).not.toContain(ended)
      await database.notify('news', 'hello')
      await expect.poll(() => heard).toEqual(['hello'])
      await close()
    })
  })
