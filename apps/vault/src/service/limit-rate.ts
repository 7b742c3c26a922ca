import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

/** A person needs a few tries; someone who tries numbers out needs many. Counted by the address our outermost proxy saw. */
export async function limitRate(
  app: FastifyInstance,
  { proxies, callsAMinute }: { proxies: number; callsAMinute: number },
) {
  await app.register(rateLimit, {
    max: callsAMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip, ips }) => normalizeIP(ips?.[proxies] ?? ip),
  })
}
