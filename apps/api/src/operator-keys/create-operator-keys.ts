import { hash, randomBytes } from 'node:crypto'
import { addOperatorKey, listOperatorKeys, revokeOperatorKey } from '@amparo/contract/operator-keys'
import type { Database } from '@amparo/database/database'
import { implement } from '@amparo/service/implement'
import { bearerOf, type Guard } from '@amparo/service/mount-routes'
import { Refused } from '@amparo/service/refused'
import { isSecret } from '@amparo/service/secret-guard'
import type { Clock } from '../platform/clock.ts'
import { createOperatorKeyRepository } from './operator-key-repository.ts'

/** The author of what is done with the key of the settings, which is there to make the first named key. */
const BOOTSTRAP = 'bootstrap'
/** Authors that are not people with a key. */
const reserved = [BOOTSTRAP, 'system', 'developer', 'cardholder', 'policyholder']
/** Each call compares its key with all of them. */
const MOST_KEYS = 100
const LONGEST_KEY = 200

export function createOperatorKeys({ database, clock }: { database: Database; clock: Clock }) {
  const keys = createOperatorKeyRepository(database)

  /** Reads the keys at every call, so that one that was revoked stops working in every replica at once. */
  async function ownerOf(given: string): Promise<string | null> {
    const hashed = hashOf(given)
    const valid = await keys.valid()
    // Every key is compared, so that the time does not depend on whose it is.
    const [owner] = valid.filter((key) => isSecret(hashed, key.hash))
    if (!owner) return null
    const today = clock.now().toISOString().slice(0, 10)
    if (owner.last_used_on !== today) await keys.markUsed(owner.name, today)
    return owner.name
  }

  return {
    /** Lets in whoever has a key as a bearer token: one of the table, or the one of the settings. */
    guard:
      (bootstrapKey: string): Guard =>
      async (request) => {
        const given = bearerOf(request) ?? ''
        if (given === '' || given.length > LONGEST_KEY) throw new Refused('unauthorized')
        if (isSecret(given, bootstrapKey)) return BOOTSTRAP
        const owner = await ownerOf(given)
        if (owner === null) throw new Refused('unauthorized')
        return owner
      },

    routes: [
      implement(listOperatorKeys, async () => ({ keys: await keys.list() })),
      implement(addOperatorKey, async ({ body: { name }, author, refuse, log }) => {
        if (reserved.includes(name)) return refuse('name_reserved')
        if ((await keys.valid()).length >= MOST_KEYS) return refuse('too_many_keys')
        const key = `ok_${randomBytes(32).toString('base64url')}`
        if (!(await keys.add(name, hashOf(key), { author, now: clock.now() }))) return refuse('name_taken')
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
