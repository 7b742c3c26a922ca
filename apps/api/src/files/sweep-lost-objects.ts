import type { Database } from '@amparo/database/database'
import type { Clock } from '../platform/clock.ts'
import type { ObjectStore } from '../platform/object-store/object-store.ts'

const LOST_MS = 7 * 24 * 3_600_000
const PAGE = 500
const prefixes = ['incoming/', 'approved/'] as const
const OBJECT = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Parts = { database: Database; objectStore: ObjectStore; clock: Clock }

/**
 * Removes objects that no file names, for example those that are newer than a restored backup of the database. Each run looks at the next page of
 * the store, so that it costs the same however much is stored.
 */
export function createLostObjectSweep({ database, objectStore, clock }: Parts) {
  const seen = new Map<string, string>()

  async function knownOf(objects: readonly string[]): Promise<Set<string>> {
    const rows = await database.query<{ object: string }>(
      `SELECT object FROM files WHERE object = ANY($1::uuid[])
       UNION SELECT object FROM unused_objects WHERE object = ANY($1::uuid[])`,
      [objects],
    )
    return new Set(rows.map(({ object }) => object))
  }

  async function sweepPage(prefix: string) {
    const page = await objectStore.list({ prefix, after: seen.get(prefix), most: PAGE })
    const last = page.length < PAGE ? undefined : page.at(-1)?.key
    if (last) seen.set(prefix, last)
    else seen.delete(prefix)

    const old = page.filter(({ stored_at }) => clock.now().getTime() - stored_at.getTime() > LOST_MS)
    const objects = old.map(({ key }) => key.slice(prefix.length)).filter((object) => OBJECT.test(object))
    const known = await knownOf(objects)
    for (const object of objects) if (!known.has(object)) await objectStore.remove(`${prefix}${object}`)
  }

  return async () => {
    for (const prefix of prefixes) await sweepPage(prefix)
  }
}
