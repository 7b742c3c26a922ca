import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrations } from '../../../migrations-folder.ts'
import { describeObjectStore } from '../testing/object-store-contract.ts'
import { textOfObject } from '../testing/object-text.ts'
import { type EmbeddedObjectStore, openEmbeddedObjectStore } from './embedded-object-store.ts'

let database: Database
let folder: string
let store: EmbeddedObjectStore

const open = () =>
  openEmbeddedObjectStore({
    database,
    folder,
    secret: 'ab'.repeat(32),
    url: '/objects/amparo',
    clock: { now: () => new Date() },
  })
const files = () => readdirSync(join(folder, 'objects')).filter((file) => file !== 'database.id')
const put = (key: string, text: string) => store.put({ key, contentType: 'text/plain', content: Buffer.from(text) })
const textOf = (key: string) => textOfObject(store, key)

beforeAll(async () => {
  database = await openTestDatabase(migrations)
})
beforeEach(async () => {
  await database.query('TRUNCATE objects')
  folder = mkdtempSync(join(tmpdir(), 'objects-'))
  store = await open()
  return () => rmSync(folder, { recursive: true })
})
afterAll(() => database.close())

describe('the embedded object store', { tags: ['race', 'embedded'] }, () => {
  describeObjectStore(() => store)

  it('has what was stored after a restart', async () => {
    const stored = await put('claims/1/photo.jpg', 'hello')
    store = await open()
    expect(await store.head('claims/1/photo.jpg')).toEqual(stored)
    expect(await textOf('claims/1/photo.jpg')).toBe('hello')
  })

  it('keeps one file for a key, also when 20 parallel calls write it, and none once it is removed', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => put('a', `content ${index}`)))
    expect(files()).toHaveLength(1)
    await store.remove('a')
    expect(files()).toEqual([])
  })

  it('keeps no partial file if the content is cut off', async () => {
    async function* breaking() {
      yield Buffer.from('half')
      throw new Error('broken off')
    }
    await expect(store.put({ key: 'a', contentType: 'text/plain', content: breaking() })).rejects.toThrow('broken off')
    expect(files()).toEqual([])
  })

  it('deletes the leftovers of a killed process while it runs, and no others', async () => {
    await put('a', 'kept')
    await store.sweep()
    const [named = ''] = files()
    const [orphan, underWay] = [randomUUID(), randomUUID()]
    for (const file of [orphan, underWay]) writeFileSync(join(folder, 'objects', file), 'x')
    const minutesAgo = (minutes: number) => Date.now() / 1000 - minutes * 60
    for (const file of [orphan, named]) utimesSync(join(folder, 'objects', file), minutesAgo(6), minutesAgo(6))
    utimesSync(join(folder, 'objects', underWay), minutesAgo(4), minutesAgo(4))
    await store.sweep()
    expect(files().sort()).toEqual([named, underWay].sort())
    expect(await textOf('a')).toBe('kept')
  })

  it('deletes old orphaned files at startup, and no others', async () => {
    await put('a', 'kept')
    const [named = ''] = files()
    const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60
    const [orphan, young] = [randomUUID(), randomUUID()]
    for (const file of [orphan, young, 'not ours']) writeFileSync(join(folder, 'objects', file), 'x')
    for (const file of [orphan, named, 'database.id', 'not ours'])
      utimesSync(join(folder, 'objects', file), twoDaysAgo, twoDaysAgo)
    await open()
    expect(files().sort()).toEqual([named, young, 'not ours'].sort())
    await open()
  })

  it('lets only the owner read the files', async () => {
    await put('a', 'x')
    expect(statSync(join(folder, 'objects', files()[0] ?? '')).mode & 0o777).toBe(0o600)
  })
})
