import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Purchase } from './purchases-repository.ts'
import type { SettlePurchase } from './settle-purchase.ts'

/** A page waits at most this long; then it is told that the purchase goes on. */
const PATIENCE_MS = 10_000
const BETWEEN_TRIES_MS = 500

export type WaitForPurchase = (purchase: Purchase, log: Pick<FastifyBaseLogger, 'error'>) => Promise<Purchase | null>
type Parts = { settle: SettlePurchase; patienceMs?: number; pause?: (ms: number) => Promise<unknown> }

/** Tries until a purchase is decided, for as long as a page waits. What is under way then goes on. */
export function createWaitForPurchase({ settle, patienceMs = PATIENCE_MS, pause = (ms) => wait(ms) }: Parts) {
  const underWay = new Set<Promise<unknown>>()

  const waitFor: WaitForPurchase = async (purchase, log) => {
    if (purchase.state !== 'charging') return purchase
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), patienceMs)
    const givenUp = new Promise<null>((resolve) => patience.signal.addEventListener('abort', () => resolve(null)))

    const tries = async () => {
      for (;;) {
        const decided = await settle(purchase.id).catch((error: Error) => {
          log.error({ cause: error.message, purchase_id: purchase.id }, 'a charge has no answer yet')
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
