import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { FolderInUse, lockFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { openTestDatabase } from './testing/database.ts'

const scratch = mkdtempSync(join(tmpdir(), 'amparo-database-'))
const migrations = join(scratch, 'migrations')
mkdirSync(migrations)
writeFileSync(
  join(migrations, '001_people.sql'),
  "-- a remark;\nCREATE TABLE people (name text PRIMARY KEY, born date);\nINSERT INTO people VALUES ('Ana', '1990-02-03');\n",
)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

describe('the database', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(migrations)
  })
  afterAll(() => database.close())

  it('returns dates as text and counts as numbers', async () => {
    const [row] = await database.query('SELECT born, (SELECT count(*) FROM people) AS many FROM people')
    expect(row).toEqual({ born: '1990-02-03', many: 1 })
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
  describe('a connection that the server ends', () => {
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

describe('a data folder', () => {
  it('is refused to a second holder, with the first one’s process id', () => {
    const folder = join(scratch, 'locked')
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    expect(() => lockFolder(folder)).toThrow(String(process.pid))
    release()
    lockFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  it('is waited for while its holder is ending, by whoever has the patience', async () => {
    const folder = join(scratch, 'ending')
    const release = lockFolder(folder)
    const migrations = mkdtempSync(join(scratch, 'none-'))
    await expect(openDatabase({ folder, migrations })).rejects.toThrow(FolderInUse)
    const opening = openDatabase({ folder, migrations, patienceMs: 600_000 })
    setTimeout(release, 300)
    await (await opening).close()
  })

  it('is free again if its holder was killed', () => {
    const folder = join(scratch, 'crashed')
    const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))}; lockFolder(process.argv[1]); process.kill(process.pid, 'SIGKILL')`
    spawnSync(process.execPath, ['--input-type=module', '-e', script, folder])
    expect(readdirSync(folder)).toEqual(['lock'])
    lockFolder(folder)()
  })

  it('is free again if its holder was killed, and the one that was removing its lock too', () => {
    const folder = join(scratch, 'crashed-twice')
    mkdirSync(folder)
    const dead = spawnSync(process.execPath, ['-e', '']).pid
    writeFileSync(join(folder, 'lock'), `${dead} 1`)
    writeFileSync(join(folder, `lock.stale-${dead}`), `${dead} 1`)
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    release()
    expect(readdirSync(folder)).toEqual([])
  })

  it('is locked by only one of many that find the same stale lock', async () => {
    const folder = join(scratch, 'fought-over')
    mkdirSync(folder)
    writeFileSync(join(folder, 'lock'), `${spawnSync(process.execPath, ['-e', '']).pid} 1`)
    const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))}; try { lockFolder(process.argv[1]); console.log('held') } catch (error) { console.log(error.name) }; process.stdin.resume()`
    const fighters = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script, folder]),
    )
    const outputs = await Promise.all(
      fighters.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()),
    )
    for (const fighter of fighters) fighter.kill()
    expect(outputs.toSorted()).toEqual(['FolderInUse', 'FolderInUse', 'FolderInUse', 'held'])
  })

  it('keeps its rows from one start to the next', async () => {
    const folder = join(scratch, 'kept')
    const first = await openDatabase({ folder, migrations })
    await first.query("INSERT INTO people (name) VALUES ('Dee')")
    await first.close()
    const second = await openDatabase({ folder, migrations })
    expect(await second.query("SELECT name FROM people WHERE name = 'Dee'")).toHaveLength(1)
    await second.close()
  })

  it('whose first start was killed is created again', async () => {
    const folder = join(scratch, 'half-made')
    mkdirSync(join(folder, 'database'), { recursive: true })
    writeFileSync(join(folder, 'database', 'PG_VERSION'), '')
    writeFileSync(join(folder, 'database.unfinished'), '')
    const database = await openDatabase({ folder, migrations })
    expect(await database.query('SELECT name FROM people')).toHaveLength(1)
    await database.close()
    expect(readdirSync(folder)).toEqual(['database'])
  })

  it('that is damaged is not touched, and the error explains in one line what to do', async () => {
    const folder = join(scratch, 'damaged')
    mkdirSync(join(folder, 'database'), { recursive: true })
    writeFileSync(join(folder, 'database', 'PG_VERSION'), 'not a database')
    await expect(openDatabase({ folder, migrations })).rejects.toThrow(/may be damaged.*restore a copy/)
    expect(readdirSync(folder)).toEqual(['database'])
  })
})
