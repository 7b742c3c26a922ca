import { refuse } from './implement.ts'

const MINUTE_MS = 60_000
/** Far more than call within a minute. The oldest are forgotten first. */
const MOST_KEYS = 10_000

type Options = { callsAMinute: number; clock: { now(): Date } }

/** Counts a call; refuses it if its key has made too many in this minute. The returned function takes it off the count again. */
export type KeyLimit = (key: string) => () => void

/**
 * Limits calls by what only a handler knows, such as the card behind a token: somebody with many addresses still has one card. Counts in
 * memory, so each replica has its own count. `limitRate` does the same by address, before a handler runs.
 */
export function createKeyLimit({ callsAMinute, clock }: Options): KeyLimit {
  const counts = new Map<string, { calls: number; ends: number }>()

  const uncount = (count: { calls: number }) => () => {
    count.calls--
  }

  return (key) => {
    const now = clock.now().getTime()
    const known = counts.get(key)
    // A clock that was set back must not keep anybody waiting for longer than a minute.
    if (known && known.ends > now && known.ends <= now + MINUTE_MS) {
      if (known.calls >= callsAMinute) refuse('too_many_requests', { retryAfter: Math.ceil((known.ends - now) / 1000) })
      known.calls++
      return uncount(known)
    }
    // Deleted first, so that the map stays in the order in which minutes began.
    counts.delete(key)
    if (counts.size >= MOST_KEYS) counts.delete(counts.keys().next().value as string)
    const count = { calls: 1, ends: now + MINUTE_MS }
    counts.set(key, count)
    return uncount(count)
  }
}
