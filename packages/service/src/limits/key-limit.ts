import { refuse } from '../app/implement.ts'
import type { CallCounts } from './call-counts.ts'

type Options = { name: string; callsAMinute: number; counts: Pick<CallCounts, 'count'> }

/** Counts a call; refuses it if its key has made too many in this minute. The returned function takes it off the count again. */
export type KeyLimit = (key: string) => () => void

/**
 * Limits calls by what only a handler knows, such as the card behind a token: somebody with many addresses still has one card. `limitRate`
 * does the same by address, before a handler runs.
 */
export function createKeyLimit({ name: limit, callsAMinute, counts }: Options): KeyLimit {
  return (key) => {
    const { calls, endsInMs, uncount } = counts.count({ limit, key, callsAMinute })
    if (calls <= callsAMinute) return uncount
    uncount()
    return refuse('too_many_requests', { retryAfter: Math.ceil(endsInMs / 1000) })
  }
}
