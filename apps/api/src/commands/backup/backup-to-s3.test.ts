import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrations } from '../../migrations-folder.ts'
import { S3_KEYS, startS3Server } from '../../platform/object-store/testing/s3-server.ts'
import { startTestApi } from '../../testing/api.ts'
import { startFilesTest } from '../../testing/files.ts'
import { served, sound, submitted } from '../../testing/submission.ts'
import { readBackupSettings } from './backup-settings.ts'
import { backupStore } from './backup-store.ts'
import { createBackup } from './create-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { secretFiles, writeSecretFile } from './secret-files.ts'
import { emptyPlace } from './testing/empty-place.ts'
import { completeRestoredClaim } from './testing/restored-claim.ts'

const secret = 'a key of the tests, long enough for a backup'
const scratch = mkdtempSync(join(tmpdir(), 'amparo-backup-s3-'))
const path = join(scratch, 'claim.backup')
const content = Buffer.from('It was stolen at the station, and never found.')

let server: Awaited<ReturnType<typeof startS3Server>>
let files: Awaited<ReturnType<typeof startFilesTest>>
let approval: string
beforeAll(async () => {
  server = await startS3Server('lost', 'fresh')
  files = await startFilesTest({ s3: server.settings('lost') })
  served(files)
})
afterAll(async () => {
  await files.stop()
  await server.stop()
  rmSync(scratch, { recursive: true })
})

/** What the command opens for these settings. */
const storeAt = (bucket: string, change: Record<string, string> = {}) =>
  backupStore(
    readBackupSettings({
      AMPARO_DATA: scratch,
      S3_BUCKET: bucket,
      S3_REGION: 'us-east-1',
      S3_ENDPOINT: String(server.settings(bucket).endpoint),
      S3_FORCE_PATH_STYLE: 'true',
      S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
      ...change,
    }),
  )

async function restoreInto(bucket: string, mayReplace = false, change: Record<string, string> = {}) {
  const { place, opened } = emptyPlace()
  const target = {
    places: { api: place },
    store: storeAt(bucket, change),
    checkSecret: () => {},
    writeSecret: () => {},
  }
  try {
    await restoreBackup(path, target, { secret, mayReplace })
    return { database: opened[0] as Database }
  } catch (error) {
    return { refused: (error as Error).message, opened: opened.length }
  }
}

it('backs up files that are in a bucket', async () => {
  await submitted(sound())
  approval = (await files.send('police.txt', content)).id
  const store = await storeAt('lost').open(files.database)
  const source = { databases: { api: files.database }, store }
  const contents = await createBackup(source, { path, secret, now: files.clock.now() })
  store.close()
  expect(contents).toMatchObject({ files: 1, missing: [], rows: { api: { claims: 1, files: 1 } } })
})

it('restores into an empty bucket, and a claim that was half way is completed with its file', async () => {
  const { database } = await restoreInto('fresh')
  const folder = mkdtempSync(join(scratch, 'restored-'))
  for (const [name, value] of secretFiles(files.folder)) writeSecretFile(folder, name, value)
  const restored = await startTestApi({ database: database as Database, folder, s3: server.settings('fresh') })
  try {
    await completeRestoredClaim(restored, { approval, name: 'police.txt', content })
    expect(readdirSync(folder)).not.toContain('objects')
  } finally {
    await restored.stop()
    served(files)
  }
})

it('refuses a bucket with anything in it, and takes over that of the lost database when it is told to', async () => {
  expect(await restoreInto('lost')).toEqual({
    refused: expect.stringMatching(/^the bucket lost is not empty: .* add --replace/),
    opened: 0,
  })
  const { database } = await restoreInto('lost', true)
  const [{ object } = { object: '' }] = (await database?.query<{ object: string }>('SELECT object FROM files')) ?? []
  const store = await storeAt('lost').open(database as Database)
  const found = await store.get(`approved/${object}`)
  expect(Buffer.concat((await found?.content.toArray()) ?? []).equals(content)).toBe(true)
  store.close()
  await database?.close()
})

it('does not back up, or take over, the bucket of another database', async () => {
  const other = await openTestDatabase(migrations)
  await expect(storeAt('lost').open(other)).rejects.toThrow(/^S3_BUCKET is wrong: .* belong to another database/)
  await other.close()
})

it.each<[string, string, Record<string, string>, RegExp]>([
  ['does not exist', 'nowhere', {}, /^S3_BUCKET is wrong: nowhere does not exist/],
  ['may not be used', 'fresh', { S3_ACCESS_KEY_ID: 'NOBODY' }, /^S3_BUCKET is wrong: fresh may not be used/],
  ['cannot be reached', 'fresh', { S3_ENDPOINT: 'http://127.0.0.1:1' }, /^S3_BUCKET is wrong: fresh cannot be reached/],
])('refuses a bucket that %s before anything is changed', async (_, bucket, change, problem) => {
  expect(await restoreInto(bucket, true, change)).toEqual({ refused: expect.stringMatching(problem), opened: 0 })
})
