import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type EmbeddedObjectStore, openEmbeddedObjectStore } from './embedded-object-store.ts'
import { describeObjectStore } from './testing/object-store-contract.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))

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

async function textOf(key: string): Promise<string | null> {
  const object = await store.get(key)
  return object && Buffer.concat(await object.content.toArray()).toString()
}

beforeAll(async () => {
  database = await openTestDatabase(MIGRATIONS)
})
beforeEach(async () => {
  await database.query('TRUNCATE objects')
  folder = mkdtempSync(join(tmpdir(), 'objects-'))
  store = await open()
  return () => rmSync(folder, { recursive: true })
})
afterAll(() => database.close())

describe('the embedded object store', () => {
  describeObjectStore(() => store)

  it('returns what was stored, also after a restart', async () => {
    const stored = await put('claims/1/photo.jpg', 'hello')
    expect(stored).toEqual({
      key: 'claims/1/photo.jpg',
      content_type: 'text/plain',
      size: 5,
      etag: '"5d41402abc4b2a76b9719d911017c592"',
    })
    store = await open()
    expect(await store.head('claims/1/photo.jpg')).toEqual(stored)
    expect(await textOf('claims/1/photo.jpg')).toBe('hello')
  })

  it('replaces an object and keeps only its new file', async () => {
    await put('a', 'old')
    await put('a', 'newer')
    expect(await textOf('a')).toBe('newer')
    expect(files()).toHaveLength(1)
  })

  it('has one complete content if 20 parallel calls write and read the same key', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `content ${index}`)
    const seen = await Promise.all(texts.map(async (text) => [await put('a', text), await textOf('a')] as const))
    for (const [, text] of seen) expect(texts).toContain(text)
    expect(files()).toHaveLength(1)
  })

  it('removes an object with its file, and accepts a missing one', async () => {
    await put('a', 'old')
    await store.remove('a')
    await store.remove('a')
    expect([await store.get('a'), await store.head('a'), files()]).toEqual([null, null, []])
  })

  it('keeps the old object and no partial file if the content is cut off', async () => {
    await put('a', 'old')
    async function* breaking() {
      yield Buffer.from('half')
      throw new Error('broken off')
    }
    await expect(store.put({ key: 'a', contentType: 'text/plain', content: breaking() })).rejects.toThrow('broken off')
    expect(await textOf('a')).toBe('old')
    expect(files()).toHaveLength(1)
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
