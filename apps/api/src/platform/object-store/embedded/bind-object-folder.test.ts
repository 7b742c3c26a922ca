import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { BadSettings } from '@amparo/service/settings/settings'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrations } from '../../../migrations-folder.ts'
import { openEmbeddedObjectStore } from './embedded-object-store.ts'

let one: Database
let other: Database
let folder: string
beforeAll(async () => {
  one = await openTestDatabase(migrations)
  other = await openTestDatabase(migrations)
})
afterAll(() => Promise.all([one.close(), other.close()]))
beforeEach(async () => {
  for (const database of [one, other]) await database.query('TRUNCATE objects, object_folder')
  folder = mkdtempSync(join(tmpdir(), 'bound-'))
  return () => rmSync(folder, { recursive: true })
})

const id = () => join(folder, 'objects', 'database.id')
const open = (database: Database) =>
  openEmbeddedObjectStore({
    database,
    folder,
    secret: 'ab'.repeat(32),
    url: '/uploads',
    clock: { now: () => new Date() },
  })
const put = async (database: Database) =>
  (await open(database)).put({ key: 'evidence', contentType: 'text/plain', content: Buffer.from('a photo') })

/** Makes the files old enough to be deleted. */
function age() {
  const before = Date.now() / 1000 - 2 * 24 * 60 * 60
  for (const file of readdirSync(join(folder, 'objects'))) utimesSync(join(folder, 'objects', file), before, before)
}

async function refused(database: Database) {
  age()
  const before = readdirSync(join(folder, 'objects'))
  const start = open(database)
  await expect(start).rejects.toThrow(BadSettings)
  await expect(start).rejects.toThrow(
    /belong to another database; nothing was changed\. Set DATABASE_URL .* or AMPARO_DATA/,
  )
  expect(readdirSync(join(folder, 'objects'))).toEqual(before)
}

describe('the folder of one database', () => {
  it('is refused to a new database, and loses nothing', async () => {
    await put(one)
    await refused(other)
    expect(await other.query('SELECT * FROM object_folder')).toEqual([])
    expect(await (await open(one)).get('evidence')).not.toBeNull()
  })

  it('is refused to a database that has its own folder', async () => {
    const own = folder
    await open(other)
    folder = mkdtempSync(join(tmpdir(), 'bound-'))
    rmSync(own, { recursive: true })
    await put(one)
    await refused(other)
  })

  it('is refused to another database while it is still empty', async () => {
    await open(one)
    await refused(other)
  })

  it('can be opened again', async () => {
    await put(one)
    const before = readFileSync(id(), 'utf8')
    age()
    expect(await (await open(one)).get('evidence')).not.toBeNull()
    expect(readFileSync(id(), 'utf8')).toBe(before)
  })

  it('is shared by replicas that start together', { tags: ['race'] }, async () => {
    await Promise.all([open(one), open(one), open(one)])
    expect(await one.query('SELECT id FROM object_folder')).toEqual([{ id: readFileSync(id(), 'utf8').trim() }])
  })

  it('is bound to only one of two databases that start together', { tags: ['race'] }, async () => {
    const starts = await Promise.allSettled([open(one), open(other)])
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('is recognized by its files if the database is a backup from before it had an id', async () => {
    await put(one)
    const before = readFileSync(id(), 'utf8')
    await one.query('TRUNCATE object_folder')
    age()
    expect(await (await open(one)).get('evidence')).not.toBeNull()
    expect(await one.query('SELECT id FROM object_folder')).toEqual([{ id: before.trim() }])
  })
})

describe('a folder from before there were ids', () => {
  beforeEach(async () => {
    await put(one)
    rmSync(id())
    await one.query('TRUNCATE object_folder')
  })

  it('is bound to the database that refers to a file in it', async () => {
    writeFileSync(join(folder, 'objects', randomUUID()), 'left by a crash')
    age()
    expect(await (await open(one)).get('evidence')).not.toBeNull()
    expect(readdirSync(join(folder, 'objects'))).toHaveLength(2)
  })

  it('is refused to a database that refers to no file in it', async () => {
    await refused(other)
  })

  it('is bound to any database if it is empty', async () => {
    rmSync(join(folder, 'objects'), { recursive: true })
    mkdirSync(join(folder, 'objects'))
    await open(other)
    await refused(one)
  })
})
