import { type FlagCode, flagCodes } from '@amparo/contract/feature-flags'
import type { Database } from '@amparo/database/database'
import { isFlagOn } from '@amparo/rules/portal/flag-status'

type Flag = { code: string; status: string }

export function createFeatureFlagRepository(database: Database) {
  return {
    list: () => database.query<Flag>('SELECT code, status FROM feature_flags ORDER BY code'),

    async isOn(code: FlagCode): Promise<boolean> {
      const [flag] = await database.query<Flag>('SELECT code, status FROM feature_flags WHERE code = $1', [code])
      return isFlagOn(flag?.status)
    },

    async set(code: FlagCode, status: 'on' | 'off', author: string): Promise<Flag> {
      const [flag] = await database.query<Flag>(
        `INSERT INTO feature_flags (code, status, is_default, changed_by) VALUES ($1, $2, false, $3)
         ON CONFLICT (code) DO UPDATE SET status = excluded.status, is_default = false, changed_at = now(),
           changed_by = excluded.changed_by
         RETURNING code, status`,
        [code, status, author],
      )
      return flag as Flag
    },

    /** Replaces the migration's default status, unless somebody has set the flag. */
    async setDefault(code: FlagCode, status: 'on' | 'off'): Promise<void> {
      await database.query('UPDATE feature_flags SET status = $2 WHERE code = $1 AND is_default', [code, status])
    },
  }
}

export function isFlagCode(code: string): code is FlagCode {
  return (flagCodes as readonly string[]).includes(code)
}
