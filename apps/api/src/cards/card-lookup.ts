import { hash } from 'node:crypto'
import type { Card } from '@amparo/contract/vault'
import type { Database } from '@amparo/database/database'
import type { Clock } from '../platform/clock.ts'
import type { VaultClient } from '../platform/vault-client.ts'

const REMEMBERED_MS = 60_000
const MOST_REMEMBERED = 10_000
const CHANNEL = 'token_revoked'

/** Finds the card behind a token. Answers are cached for a minute under the token's hash, and dropped in every replica when it is revoked. */
export type CardLookup = {
  find(panToken: string): Promise<Card | null>
  revoke(panToken: string): Promise<void>
  close(): Promise<void>
}

type Options = { vault: VaultClient; database: Database; clock: Clock }

export async function createCardLookup({ vault, database, clock }: Options): Promise<CardLookup> {
  const remembered = new Map<string, { card: Card; until: number }>()
  let revocations = 0
  const forget = (key: string) => {
    revocations++
    remembered.delete(key)
  }
  const close = await database.listen(CHANNEL, forget)

  const fresh = (key: string) => {
    const known = remembered.get(key)
    return known && known.until > clock.now().getTime() ? known.card : undefined
  }

  return {
    async find(panToken) {
      const key = keyOf(panToken)
      const now = clock.now().getTime()
      const known = fresh(key)
      if (known) return known

      const before = revocations
      const card = await vault.findCard(panToken)
      // If any token was revoked while the vault answered, it may have been this one: do not cache.
      if (card && before === revocations) {
        if (remembered.size >= MOST_REMEMBERED) remembered.delete(remembered.keys().next().value as string)
        remembered.set(key, { card, until: now + REMEMBERED_MS })
      } else remembered.delete(key)

      return card
    },
    async revoke(panToken) {
      const key = keyOf(panToken)
      // Before the vault answers, so that a vault that is down cannot keep a session alive here.
      forget(key)
      await vault.revokeToken(panToken)
      forget(key)
      await database.notify(CHANNEL, key)
    },
    close,
  }
}

function keyOf(panToken: string): string {
  return hash('sha256', panToken, 'base64url')
}
