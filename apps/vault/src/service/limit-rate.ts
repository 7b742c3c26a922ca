import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

const CALLS_A_MINUTE = 30

/** A person needs a few tries; someone who tries numbers out needs many. Counted by the address our outermost proxy saw. */
export async function limitRate(app: FastifyInstance, { proxies }: { proxies: number }) {
  await app.register(rateLimit, {
    max: CALLS_A_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: ({ ip, ips }) => normalizeIP(ips?.[proxies] ?? ip),
  })
}
