import { existsSync, realpathSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import { ourPrefixes, settingNames } from '@amparo/service/settings/setting-names'
import { BadSettings, readSettings } from '@amparo/service/settings/settings'
import * as z from 'zod/mini'
import { checkedS3 } from '../../platform/settings/checked-s3.ts'
import { s3Settings } from '../../platform/settings/port-settings.ts'

const text = z.optional(z.string())

export type BackupSettings = ReturnType<typeof readBackupSettings>

/** Databases and bucket are those of the settings; without them, those in AMPARO_DATA. */
export function readBackupSettings(env: Record<string, string | undefined>) {
  const settings = readSettings(
    {
      AMPARO_DATA: z._default(z.string(), './data'),
      DATABASE_URL: text,
      VAULT_DATABASE_URL: text,
      BACKUP_FOLDER: z._default(z.string(), './backups'),
      BACKUP_KEY: z.optional(z.string().check(z.minLength(32, 'at least 32 characters'))),
      ...s3Settings,
    },
    { env, ours: ['BACKUP_', ...ourPrefixes], known: settingNames },
  )
  return {
    ...settings,
    s3: checkedS3(settings),
    keyFile: env.BACKUP_KEY_FILE,
    isProduction: env.NODE_ENV === 'production',
  }
}

/** The key of backups. It must not be stored with them: nobody who gets a backup may get its key too. */
export function backupKey({ BACKUP_KEY, keyFile, AMPARO_DATA }: BackupSettings, folder: string): string {
  if (!BACKUP_KEY)
    throw new BadSettings('BACKUP_KEY_FILE is missing: a file with at least 32 random characters, far from the backups')
  for (const place of keyFile ? [folder, AMPARO_DATA] : [])
    if (isInside(keyFile ?? '', place))
      throw new BadSettings(
        `BACKUP_KEY_FILE is wrong: it is in ${place}, and a key has to be elsewhere than what it protects`,
      )
  return BACKUP_KEY
}

function isInside(file: string, folder: string): boolean {
  const real = (path: string) => (existsSync(path) ? realpathSync(path) : resolve(path))
  return `${real(dirname(file))}${sep}`.startsWith(`${real(folder)}${sep}`)
}
