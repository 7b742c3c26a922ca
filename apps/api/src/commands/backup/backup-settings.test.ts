import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { backupKey, readBackupSettings } from './backup-settings.ts'
import { backupStore } from './backup-store.ts'
import { refuseOtherSecret, secretFiles, writeSecretFile } from './secret-files.ts'

const scratch = mkdtempSync(join(tmpdir(), 'amparo-backup-settings-'))
const at = (name: string) => join(scratch, name)
for (const folder of ['backups', 'data', 'elsewhere']) mkdirSync(at(folder))
const key = 'a key of the tests, long enough for a backup'
for (const folder of ['backups', 'data', 'elsewhere']) writeFileSync(at(`${folder}/backup.key`), `${key}\n`)
writeFileSync(at('elsewhere/short.key'), 'short\n')
afterAll(() => rmSync(scratch, { recursive: true }))

const keyWith = (env: Record<string, string>) =>
  backupKey(readBackupSettings({ AMPARO_DATA: at('data'), ...env }), at('backups'))

it('reads the key from a file that is elsewhere, or from the settings', () => {
  expect(keyWith({ BACKUP_KEY_FILE: at('elsewhere/backup.key') })).toBe(key)
  expect(keyWith({ BACKUP_KEY: key })).toBe(key)
})

it.each<[string, Record<string, string>, string]>([
  ['no key', {}, 'BACKUP_KEY_FILE is missing'],
  ['a key beside the backups', { BACKUP_KEY_FILE: at('backups/backup.key') }, 'a key has to be elsewhere'],
  ['a key beside the data', { BACKUP_KEY_FILE: at('data/backup.key') }, 'a key has to be elsewhere'],
  ['a file that is not there', { BACKUP_KEY_FILE: at('none') }, 'cannot be read'],
  ['a short key in a file', { BACKUP_KEY_FILE: at('elsewhere/short.key') }, 'at least 32 characters'],
  ['a short key', { BACKUP_KEY: 'short' }, 'BACKUP_KEY is wrong: at least 32 characters'],
  ['two keys', { BACKUP_KEY: key, BACKUP_KEY_FILE: at('elsewhere/backup.key') }, 'only one of them counts'],
  ['a misspelled setting', { BACKUP_FILE: 'x' }, 'BACKUP_FILE is not a setting'],
  ['a misspelled setting of the bucket', { S3_BUKET: 'x' }, 'S3_BUKET is not a setting'],
  ['a bucket without its region', { S3_BUCKET: 'uploads' }, 'S3_REGION is missing: with S3_BUCKET'],
  ['half a key of the bucket', { S3_BUCKET: 'uploads', S3_REGION: 'us-east-1', S3_ACCESS_KEY_ID: 'x' }, 'S3_SECRET_'],
])('refuses %s', (_, env, problem) => {
  expect(() => keyWith(env)).toThrow(problem)
})

it('uses the folder in AMPARO_DATA without a bucket, but not in production, where no file would be in it', () => {
  const store = (env: Record<string, string>) => backupStore(readBackupSettings({ AMPARO_DATA: at('data'), ...env }))
  expect(store({}).name).toBe(at('data/objects'))
  expect(() => store({ NODE_ENV: 'production' })).toThrow('S3_BUCKET is missing: with NODE_ENV=production')
  expect(store({ NODE_ENV: 'production', S3_BUCKET: 'uploads', S3_REGION: 'us-east-1' }).name).toBe(
    'the bucket uploads',
  )
})

describe('secrets beside the data', () => {
  it('are restored where there are none, and never over others', () => {
    const [from, to] = [at('from'), at('to')]
    mkdirSync(join(from, 'vault'), { recursive: true })
    writeFileSync(join(from, 'letters.secret'), `${'a'.repeat(64)}\n`)
    writeFileSync(join(from, 'vault/fingerprint.key'), `${'b'.repeat(64)}\n`)
    writeFileSync(join(from, 'notes.txt'), 'not a secret of ours')
    const secrets = secretFiles(from)
    expect([...secrets.keys()].toSorted()).toEqual(['letters.secret', 'vault/fingerprint.key'])
    for (const [name, value] of secrets) writeSecretFile(to, name, value)
    expect(secretFiles(to)).toEqual(secrets)
    for (const [name, value] of secrets) expect(() => refuseOtherSecret(to, name, value)).not.toThrow()
    expect(() => refuseOtherSecret(to, 'letters.secret', 'c'.repeat(64))).toThrow('is another secret than')
  })

  it.each(['../letters.secret', '/etc/x.key', 'vault/../x.key', 'letters.txt'])('refuses the name %s', (name) => {
    expect(() => refuseOtherSecret(scratch, name, 'x')).toThrow('a name that is not ours')
  })
})
