import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import { BadSettings, readSettings } from '@amparo/service/settings'
import * as z from 'zod/mini'

const text = z.optional(z.string())
const aKey = z.string().check(z.minLength(32, 'at least 32 characters'))

export type BackupSettings = ReturnType<typeof readBackupSettings>

/** The databases are those of the settings; without them, those in AMPARO_DATA. */
export function readBackupSettings(env: Record<string, string | undefined>) {
  return readSettings(
    {
      AMPARO_DATA: z._default(z.string(), './data'),
      DATABASE_URL: text,
      VAULT_DATABASE_URL: text,
      BACKUP_FOLDER: z._default(z.string(), './backups'),
      BACKUP_KEY: z.optional(aKey),
      BACKUP_KEY_FILE: text,
    },
    { env, ours: ['BACKUP_'] },
  )
}

/** The key of backups, which may not be where the backups are: whoever has the one must not have the other. */
export function backupKey({ BACKUP_KEY, BACKUP_KEY_FILE, AMPARO_DATA }: BackupSettings, folder: string): string {
  if (BACKUP_KEY && BACKUP_KEY_FILE) throw new BadSettings('BACKUP_KEY and BACKUP_KEY_FILE are both set: keep one')
  if (BACKUP_KEY) return BACKUP_KEY
  if (!BACKUP_KEY_FILE)
    throw new BadSettings('BACKUP_KEY_FILE is missing: a file with at least 32 random characters, far from the backups')
  if (!existsSync(BACKUP_KEY_FILE))
    throw new BadSettings(`BACKUP_KEY_FILE is wrong: there is no file ${BACKUP_KEY_FILE}`)
  for (const place of [folder, AMPARO_DATA])
    if (isInside(BACKUP_KEY_FILE, place))
      throw new BadSettings(
        `BACKUP_KEY_FILE is wrong: it is in ${place}, and a key has to be elsewhere than what it protects`,
      )
  const key = readFileSync(BACKUP_KEY_FILE, 'utf8').trim()
  const checked = aKey.safeParse(key)
  if (!checked.success) throw new BadSettings(`${BACKUP_KEY_FILE} is wrong: at least 32 characters`)
  return key
}

function isInside(file: string, folder: string): boolean {
  const real = (path: string) => (existsSync(path) ? realpathSync(path) : resolve(path))
  return `${real(dirname(file))}${sep}`.startsWith(`${real(folder)}${sep}`)
}
