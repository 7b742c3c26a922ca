import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase } from '@amparo/database/testing/prepare-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrations } from '../../migrations-folder.ts'

const scratch = mkdtempSync(join(tmpdir(), 'amparo-backup-command-'))
const command = join(import.meta.dirname, '../backup.ts')
const vaultMigrations = join(import.meta.dirname, '../../../../vault/migrations')
const env = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  AMPARO_DATA: join(scratch, 'data'),
  BACKUP_FOLDER: join(scratch, 'backups'),
  BACKUP_KEY: 'a key of the tests, long enough for a backup',
}
beforeAll(async () => {
  await prepareDatabase({ folder: join(scratch, 'data/api'), migrations })
  await prepareDatabase({ folder: join(scratch, 'data/vault'), migrations: vaultMigrations })
})
afterAll(() => rmSync(scratch, { recursive: true }))

const backup = (args: string[], change: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [command, ...args], { env: { ...env, ...change } }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    )
  })

it('creates, lists, checks and restores a backup of both databases, and refuses what it should', {
  timeout: 300_000,
}, async () => {
  const created = await backup(['create'])
  expect(created).toMatchObject({
    code: 0,
    output: expect.stringMatching(/api: \d+ rows in \d+ tables\nvault: \d+ rows/),
  })
  const [name = ''] = readdirSync(env.BACKUP_FOLDER)
  const file = join(env.BACKUP_FOLDER, name)
  expect((await backup(['list'])).output).toContain(name)
  expect((await backup(['check', file])).output).toMatch(/^complete, made .*, api \d{3}_\w+\.sql, vault \d{3}_/)

  // Only the vault's, whose migrations are few: making an embedded database takes seconds.
  const [other, only] = [{ AMPARO_DATA: join(scratch, 'restored') }, ['--only', 'vault']]
  expect(await backup(['restore', file, ...only], other)).toMatchObject({
    code: 0,
    output: expect.stringContaining('restored as it was at'),
  })
  const refused = await backup(['restore', file, ...only], other)
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') })
  expect(await backup(['restore', file, ...only, '--replace'], other)).toMatchObject({ code: 0 })
  expect(readdirSync(join(scratch, 'restored/vault')).some((one) => one.startsWith('database.replaced-'))).toBe(true)

  const cut = join(scratch, 'cut.backup')
  copyFileSync(file, cut)
  writeFileSync(cut, 'x', { flag: 'r+' })
  for (const [args, change, problem] of [
    [['check', cut], {}, 'is not a backup'],
    [['check', file], { BACKUP_KEY: 'another key that is also long enough for it' }, 'was made with another key'],
    [['create'], { AMPARO_DATA: join(scratch, 'nothing') }, 'there is no database in'],
    [['create'], { NODE_ENV: 'production' }, 'amparo: S3_BUCKET is missing: with NODE_ENV=production'],
    [['create'], { S3_BUCKET: 'uploads' }, 'amparo: S3_REGION is missing: with S3_BUCKET'],
    [['create', '--only', 'portal'], {}, 'usage:'],
    [['restore'], {}, 'usage:'],
    [['create', '--fast'], {}, 'usage:'],
  ] as [string[], Record<string, string>, string][])
    expect(await backup(args, change)).toMatchObject({ code: 1, output: expect.stringContaining(problem) })
})
