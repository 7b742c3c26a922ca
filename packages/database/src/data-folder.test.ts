import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'
import { openDatabase } from './open-database.ts'

const scratch = mkdtempSync(join(tmpdir(), 'amparo-folder-'))
const migrations = join(scratch, 'migrations')
mkdirSync(migrations)
writeFileSync(
  join(migrations, '001_people.sql'),
  "CREATE TABLE people (name text PRIMARY KEY);\nINSERT INTO people VALUES ('Ana');\n",
)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

describe('a data folder', () => {
  it('cannot be locked twice: the error names the process that holds the lock', () => {
    const folder = join(scratch, 'locked')
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    expect(() => lockFolder(folder)).toThrow(String(process.pid))
    release()
    lockFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  it('can be waited for while the process that holds it shuts down', async () => {
    const folder = join(scratch, 'ending')
    const release = lockFolder(folder)
    await expect(openDatabase({ folder, migrations })).rejects.toThrow(FolderInUse)
    const opening = openDatabase({ folder, migrations, maxWaitMs: 600_000 })
    setTimeout(release, 300)
    await (await opening).close()
  })

  it('can be locked again after the process that held it was killed', () => {
    const folder = join(scratch, 'crashed')
    const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))}; lockFolder(process.argv[1]); process.kill(process.pid, 'SIGKILL')`
    spawnSync(process.execPath, ['--input-type=module', '-e', script, folder])
    expect(readdirSync(folder)).toEqual(['lock'])
    lockFolder(folder)()
  })

  it('can be locked again after the process that was removing a stale lock was killed too', () => {
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

  it('is locked by only one of several processes that find the same stale lock', async () => {
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

  // Creating a database takes 10 s of processor time, so only one test does it.
  it('is created again if its first start was killed, and keeps its rows from one start to the next', async () => {
    const folder = join(scratch, 'half-made')
    mkdirSync(join(folder, 'database'), { recursive: true })
    writeFileSync(join(folder, 'database', 'PG_VERSION'), '')
    writeFileSync(join(folder, 'database.unfinished'), '')
    const first = await openDatabase({ folder, migrations })
    expect(await first.query('SELECT name FROM people')).toEqual([{ name: 'Ana' }])
    await first.query("INSERT INTO people (name) VALUES ('Dee')")
    await first.close()
    expect(readdirSync(folder)).toEqual(['database'])

    const second = await openDatabase({ folder, migrations })
    expect(await second.query('SELECT name FROM people ORDER BY name')).toEqual([{ name: 'Ana' }, { name: 'Dee' }])
    await second.close()
  })

  it('is left alone if it is damaged, and the error explains in one line what to do', async () => {
    const folder = join(scratch, 'damaged')
    mkdirSync(join(folder, 'database'), { recursive: true })
    writeFileSync(join(folder, 'database', 'PG_VERSION'), 'not a database')
    await expect(openDatabase({ folder, migrations })).rejects.toThrow(/may be damaged.*restore a copy/)
    expect(readdirSync(folder)).toEqual(['database'])
  })
})
