import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** A page waits at most this long; then it is told that the charge goes on. */
const PATIENCE_MS = 10_000
const BETWEEN_TRIES_MS = 500

type Log = Pick<FastifyBaseLogger, 'error'>
type Parts<Decided> = {
  /** Null while there is no result, and somebody else may be trying. */
  settle: (id: string) => Promise<Decided | null>
  patienceMs?: number | undefined
  pause?: (ms: number) => Promise<unknown>
}

/** Tries until a charge is decided, for as long as a page waits. What is under way then goes on. */
export function createWaitForCharge<Decided>({
  settle,
  patienceMs = PATIENCE_MS,
  pause = (ms) => wait(ms),
}: Parts<Decided>) {
  const underWay = new Set<Promise<unknown>>()

  async function waitFor(id: string, log: Log): Promise<Decided | null> {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), patienceMs)
    const givenUp = new Promise<null>((resolve) => patience.signal.addEventListener('abort', () => resolve(null)))

    const tries = async () => {
      for (;;) {
        const decided = await settle(id).catch((error: Error) => {
          log.error({ cause: error.message, charge: id }, 'a charge has no answer yet')
          return null
        })
        if (decided || patience.signal.aborted) return decided
        await pause(BETWEEN_TRIES_MS)
      }
    }
    const trying = tries()
    underWay.add(trying)
    void trying.finally(() => underWay.delete(trying)).catch(() => {})
    try {
      return await Promise.race([trying, givenUp])
    } finally {
      clearTimeout(timer)
    }
  }

  return { waitFor, close: () => Promise.allSettled(underWay) }
}
