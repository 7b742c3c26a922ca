import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import { migrate } from '@amparo/database/migrate'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { migrations } from '../../migrations-folder.ts'
import { startTestApi } from '../../testing/api.ts'
import { startFilesTest } from '../../testing/files.ts'
import { file, served, sound, submitted } from '../../testing/submission.ts'
import { readBackupSettings } from './backup-settings.ts'
import { backupStore } from './backup-store.ts'
import { checkBackup } from './check-backup.ts'
import { createBackup } from './create-backup.ts'
import { newerData } from './newer-data.ts'
import { type RestorePlace, restoreBackup } from './restore-backup.ts'
import { secretFiles, writeSecretFile } from './secret-files.ts'
import { emptyPlace } from './testing/empty-place.ts'
import { completeRestoredClaim } from './testing/restored-claim.ts'

const secret = 'a key of the tests, long enough for a backup'
const scratch = mkdtempSync(join(tmpdir(), 'amparo-backup-test-'))
const path = join(scratch, 'claim.backup')
const picture = Buffer.from('It was stolen at the station, and never found.')
afterAll(() => rmSync(scratch, { recursive: true }))

let files: Awaited<ReturnType<typeof startFilesTest>>
let approval: string
let earlier: string
beforeAll(async () => {
  files = await startFilesTest()
  served(files)
})
afterAll(() => files.stop())

it('backs up a running product with a claim that was sent, and a file for one that is half way', async () => {
  earlier = await submitted({ ...sound(), documents: [await file('earlier')] })
  approval = (await files.send('police.txt', picture)).id
  const source = { databases: { api: files.database }, store: files.objectStore }
  const contents = await createBackup(source, { path, secret, now: files.clock.now() })
  expect(contents).toMatchObject({ files: 1, rows: { api: { claims: 1, files: 2 } } })
})

const targetOf = (place: RestorePlace, folder: string) => ({
  places: { api: place },
  store: backupStore(readBackupSettings({ AMPARO_DATA: folder })),
  checkSecret: () => {},
  writeSecret: () => {},
})

it('restores a claim that was half way, which is then completed and sent with its file', async () => {
  const { place, opened } = emptyPlace()
  const folder = mkdtempSync(join(scratch, 'restored-'))
  const { manifest } = await restoreBackup(path, targetOf(place, folder), { secret, mayReplace: false })
  expect(manifest.made_at).toBe('2026-11-15T12:00:00.000Z')

  const [database] = opened
  for (const [name, value] of secretFiles(files.folder)) writeSecretFile(folder, name, value)
  const restored = await startTestApi({ database: database as Database, folder })
  try {
    expect(await completeRestoredClaim(restored, { approval, name: 'police.txt', content: picture })).not.toBe(earlier)
  } finally {
    await restored.stop()
    served(files)
  }
})

it('says what came after the backup, and what is in it', async () => {
  files.clock.time += 60_000
  await submitted(sound())
  expect(await newerData(files.database, new Date(files.clock.time - 30_000))).toEqual([
    '1 claims',
    expect.stringContaining('files'),
    expect.stringContaining('status changes'),
  ])
  const { contents } = await checkBackup(path, secret)
  expect(contents).toMatchObject({ files: 1, rows: { api: { claims: 1, files: 2 } } })
  // The test's own row of a file has no content.
  expect(contents.missing).toEqual([expect.stringMatching(/^approved\//)])
})

it.each<[string, Partial<RestorePlace>, string, RegExp]>([
  [
    'a place that is not empty',
    { isEmpty: async () => false },
    secret,
    /is not empty: restore into an empty place, or add --replace/,
  ],
  [
    'the version of an older program',
    { migrations: join(import.meta.dirname, '../../../../vault/migrations') },
    secret,
    /was made by another version, with migration \d+/,
  ],
  ['another key', {}, `${secret}!`, /was made with another key/],
])('refuses %s before anything is changed', async (_, change, key, problem) => {
  const { place, opened } = emptyPlace(change)
  const restoring = restoreBackup(path, targetOf(place, scratch), { secret: key, mayReplace: false })
  await expect(restoring).rejects.toThrow(problem)
  expect(opened).toEqual([])
})

it('loads a backup of an older version, and then migrates it', { timeout: 240_000 }, async () => {
  const old = await openTestDatabase()
  await migrate(old, migrations, { upTo: '030_draft_transfers.sql' })
  await old.query("UPDATE feature_flags SET status = 'on', changed_by = 'rosa' WHERE code = 'portal_unavailable'")
  const oldPath = join(scratch, 'old.backup')
  await createBackup({ databases: { api: old } }, { path: oldPath, secret, now: files.clock.now() })
  await old.close()

  const { place, opened } = emptyPlace()
  await restoreBackup(oldPath, targetOf(place, mkdtempSync(join(scratch, 'old-'))), { secret, mayReplace: false })
  const [flag] =
    (await opened[0]?.query("SELECT status, changed_by FROM feature_flags WHERE code = 'portal_unavailable'")) ?? []
  expect(flag).toEqual({ status: 'on', changed_by: 'rosa' })
  expect(await opened[0]?.query('SELECT 1 FROM audit_log')).toEqual([])
  await opened[0]?.close()
})

it('says to restore again if a newer migration gets no lock', async () => {
  const folder = mkdtempSync(join(scratch, 'migrations-'))
  cpSync(migrations, folder, { recursive: true })
  writeFileSync(join(folder, '999_locked.sql'), 'DO $$ BEGIN RAISE lock_not_available; END $$;')
  const { place, opened } = emptyPlace()
  // Each transaction takes five minutes, so that nobody waits for the lock.
  const now = performance.now.bind(performance)
  let passed = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed)
  const open: RestorePlace['open'] = async (upTo) => {
    const database = await place.open(upTo)
    const transaction: Database['transaction'] = (work) => {
      passed += 300_000
      return database.transaction(work)
    }
    return { ...database, transaction }
  }
  const target = targetOf({ ...place, migrations: folder, open }, mkdtempSync(join(scratch, 'locked-')))
  await expect(restoreBackup(path, target, { secret, mayReplace: false })).rejects.toThrow(
    /^migration 999_locked\.sql was not applied: .*\. Run npm run backup -- restore again/,
  )
  vi.restoreAllMocks()
  await opened[0]?.close()
})
