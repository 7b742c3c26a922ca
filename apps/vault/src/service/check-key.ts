import type { Database } from '@amparo/database/database'
import { BadSettings } from '@amparo/service/settings'
import type { Fingerprint } from './fingerprint.ts'

/** With another key every known card would become a new one and lose its claims: better no start. */
export async function checkKey(database: Database, fingerprint: Fingerprint): Promise<void> {
  const ours = fingerprint.checkValue()
  // An empty vault takes any key. Deciding and writing are one statement, so replicas that start together agree.
  await database.query(
    `INSERT INTO fingerprint_key (check_value) VALUES ($1)
     ON CONFLICT (only_row) DO UPDATE SET check_value = excluded.check_value WHERE NOT EXISTS (SELECT FROM cards)`,
    [ours],
  )
  const [kept] = await database.query<{ check_value: Uint8Array }>('SELECT check_value FROM fingerprint_key')
  if (!kept || !ours.equals(kept.check_value))
    throw new BadSettings(
      'the fingerprint key is not the one that the cards in this database were kept with: give the vault its old key again',
    )
}

export async function hasCards(database: Database): Promise<boolean> {
  return (await database.query('SELECT 1 FROM cards LIMIT 1')).length > 0
}
