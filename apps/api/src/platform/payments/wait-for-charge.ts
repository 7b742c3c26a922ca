import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** The longest that a page waits. After that, the answer is that the charge is still in progress. */
const MAX_WAIT_MS = 10_000
const BETWEEN_TRIES_MS = 500

type Log = Pick<FastifyBaseLogger, 'error'>
type Parts<Decided> = {
  /** Null while there is no result, for example because another process is trying. `failures` is how many tries of this page have failed. */
  settle: (id: string, failures: number) => Promise<Decided | null>
  maxWaitMs?: number | undefined
  pause?: (ms: number) => Promise<unknown>
}

/** Tries until a charge is finished or the page stops waiting. A try that has begun by then still runs to its end. */
export function createWaitForCharge<Decided>({
  settle,
  maxWaitMs = MAX_WAIT_MS,
  pause = (ms) => wait(ms),
}: Parts<Decided>) {
  const running = new Set<Promise<unknown>>()

  async function waitFor(id: string, log: Log): Promise<Decided | null> {
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(), maxWaitMs)
    const givenUp = new Promise<null>((resolve) => deadline.signal.addEventListener('abort', () => resolve(null)))

    const tries = async () => {
      for (let failures = 0; ; ) {
        const decided = await settle(id, failures).catch((error: Error) => {
          failures++
          log.error({ cause: error.message, charge: id }, 'the payment processor did not answer a charge')
          return null
        })
        if (decided || deadline.signal.aborted) return decided
        await pause(BETWEEN_TRIES_MS)
      }
    }
    const trying = tries()
    running.add(trying)
    void trying.finally(() => running.delete(trying)).catch(() => {})
    try {
      return await Promise.race([trying, givenUp])
    } finally {
      clearTimeout(timer)
    }
  }

  return { waitFor, close: () => Promise.allSettled(running) }
}
