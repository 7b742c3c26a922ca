import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import type { Packed } from './packed.ts'

const FRESH_MS = 1000
const RETRY_AFTER_S = '120'

/** Reads the flag at most once a second, however many pages are served. If that fails, the portal stays open. */
export function maintenanceCheck(ask: (() => Promise<boolean>) | undefined, log: Pick<FastifyBaseLogger, 'warn'>) {
  let answer = Promise.resolve(false)
  let askedAt = Number.NEGATIVE_INFINITY
  return (): Promise<boolean> => {
    if (!ask || Date.now() - askedAt < FRESH_MS) return answer
    askedAt = Date.now()
    answer = ask().catch((error: unknown) => {
      log.warn({ err: error }, 'the flags could not be read, the portal stays open')
      return false
    })
    return answer
  }
}

/** 503, so that the page is not cached and crawlers come back. */
export function sendClosed(reply: FastifyReply, { plain }: Packed) {
  return reply.code(503).header('cache-control', 'no-store').header('retry-after', RETRY_AFTER_S).send(plain)
}
