import { createHmac } from 'node:crypto'
import { type SharedRow, shareWith } from './share-counts.ts'

const MINUTE_MS = 60_000
/** Far more than call in a minute; those that began first are forgotten first. */
const MOST_KEYS = 10_000
const SHARED_EVERY_MS = 1_000
/** A key is shared once it has used this part of its limit: most people never come near, and cost no query. */
const SHARED_FROM = 1 / 8

type Count = {
  calls: number
  ends: number
  most: number
  /** How many of the calls other replicas do not know of. */
  unshared: number
}
type Limited = {
  /** The same in every replica. */
  limit: string
  key: string
  callsAMinute: number
}
type Log = { warn(details: object, text: string): void }
type Shared = { query<Row>(text: string, values: unknown[]): Promise<Row[]> }

export type CallCounts = ReturnType<typeof createCallCounts>
type Options = {
  clock: { now(): Date }
  /** Where replicas share their counts; keys are hashed with the secret, because they may be addresses of people. */
  shared?: { database: Shared; secret: string; log: Log }
}

/**
 * Counts calls in memory, by limit and key, for a minute after the first. Replicas tell each other once a second of the keys that have used
 * a part of their limit, so all of them together let through little more than one would.
 */
export function createCallCounts({ clock, shared }: Options) {
  const counts = new Map<string, Count>()
  let sharing = Promise.resolve()

  function share(): Promise<void> {
    sharing = sharing.then(exchange)
    return sharing
  }

  async function exchange() {
    const now = clock.now().getTime()
    const toShare = [...counts].filter(([, count]) => isLive(count, now) && count.unshared !== 0 && isNearLimit(count))
    if (!shared || toShare.length === 0) return
    const byHash = new Map(toShare.map(([key, count]) => [hashOf(key, shared.secret), count]))
    const rows = [...byHash].map(([hash, { unshared, ends }]): SharedRow => ({ hash, calls: unshared, ends }))
    for (const [, count] of toShare) count.unshared = 0
    try {
      for (const { hash, calls, ends } of await shareWith(shared.database, rows, now)) {
        const count = byHash.get(hash)
        if (count) Object.assign(count, { calls: calls + count.unshared, ends })
      }
    } catch (error) {
      for (const { hash, calls } of rows) {
        const count = byHash.get(hash)
        if (count) count.unshared += calls
      }
      shared.log.warn({ err: error }, 'the counts of calls were not shared')
    }
  }
  const timer = shared && setInterval(() => void share(), SHARED_EVERY_MS).unref()

  return {
    /** Counts a call. `uncount` takes it off again. */
    count({ limit, key, callsAMinute: most }: Limited) {
      const now = clock.now().getTime()
      const name = `${limit} ${key}`
      const known = counts.get(name)
      const isKnown = known !== undefined && isLive(known, now)
      const count = isKnown ? known : { calls: 0, ends: now + MINUTE_MS, most, unshared: 0 }
      if (!isKnown) {
        // Deleted first, so that the map stays in the order in which minutes began.
        counts.delete(name)
        if (counts.size >= MOST_KEYS) counts.delete(counts.keys().next().value as string)
        counts.set(name, count)
      }
      add(count, 1)
      return { calls: count.calls, endsInMs: count.ends - now, uncount: () => add(count, -1) }
    },
    share,
    async close() {
      clearInterval(timer)
      await sharing
    },
  }
}

function add(count: Count, calls: number) {
  count.calls += calls
  count.unshared += calls
}

/** A clock that was set back must not keep anybody waiting for longer than a minute. */
const isLive = ({ ends }: Count, now: number) => ends > now && ends <= now + MINUTE_MS
const isNearLimit = ({ calls, most }: Count) => calls >= most * SHARED_FROM
const hashOf = (key: string, secret: string) => createHmac('sha256', secret).update(key).digest('base64url')
