import { hash } from 'node:crypto'
import { addOperatorKey, listOperatorKeys, revokeOperatorKey } from '@amparo/contract/operator-keys'
import type { Database } from '@amparo/database/database'
import { implement } from '@amparo/service/app/implement'
import { bearerOf, type Guard } from '@amparo/service/app/mount-routes'
import { Refused } from '@amparo/service/app/refused'
import { isSecret } from '@amparo/service/app/secret-guard'
import { newToken } from '@amparo/service/secrets/opaque-token'
import type { Clock } from '../platform/clock.ts'
import { createOperatorKeyRepository } from './operator-key-repository.ts'

/** Recorded as the author of calls made with the key from the settings, which exists to create the first named key. */
const BOOTSTRAP = 'bootstrap'
/** Authors in histories who are not operators, so no key may have these names. */
const reserved = [BOOTSTRAP, 'system', 'command', 'developer', 'cardholder', 'policyholder']
/** Few enough for each call to compare its key with all of them. */
const MOST_KEYS = 100
/** Longer ones are refused at once, so none may be set either. */
export const LONGEST_KEY = 200

export function createOperatorKeys({ database, clock }: { database: Database; clock: Clock }) {
  const keys = createOperatorKeyRepository(database)

  /** Reads the keys at every call, so that a revoked key stops working in every replica at once. */
  async function ownerOf(bearer: string): Promise<string | null> {
    const hashed = hashOf(bearer)
    const valid = await keys.valid()
    // Always compares with every key, so that the time taken does not reveal whose key it is.
    const [owner] = valid.filter((key) => isSecret(hashed, key.hash))
    if (!owner) return null
    const today = clock.now().toISOString().slice(0, 10)
    if (owner.last_used_on !== today) await keys.markUsed(owner.name, today)
    return owner.name
  }

  return {
    /** Accepts a bearer token that is a named key or the key from the settings. */
    guard:
      (bootstrapKey: string): Guard =>
      async (request) => {
        const bearer = bearerOf(request) ?? ''
        if (bearer === '' || bearer.length > LONGEST_KEY) throw new Refused('unauthorized')
        if (isSecret(bearer, bootstrapKey)) return BOOTSTRAP
        const owner = await ownerOf(bearer)
        if (owner === null) throw new Refused('unauthorized')
        return owner
      },

    routes: [
      implement(listOperatorKeys, async () => ({ keys: await keys.list() })),
      implement(addOperatorKey, async ({ body: { name }, author, refuse, log }) => {
        if (reserved.includes(name)) return refuse('name_reserved')
        const key = newToken('operator')
        const result = await keys.add(name, hashOf(key), { author, now: clock.now(), most: MOST_KEYS })
        if (result === 'too_many') return refuse('too_many_keys')
        if (result === 'taken') return refuse('name_taken')
        log.info({ operator_key: name, author }, 'operator key added')
        return { name, key }
      }),
      implement(revokeOperatorKey, async ({ params: { name }, author, refuse, log }) => {
        const revoked = await keys.revoke(name, { author, now: clock.now() })
        if (!revoked) return refuse((await keys.isKnown(name)) ? 'already_revoked' : 'unknown_key')
        log.info({ operator_key: name, author }, 'operator key revoked')
        return revoked
      }),
    ],
  }
}

function hashOf(key: string): string {
  return hash('sha256', key, 'base64url')
}
