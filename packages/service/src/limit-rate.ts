import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from './client-address.ts'

/** A person makes a few calls; someone who tries numbers out, or fills our logs, needs many. Counted by the address our outermost proxy saw. */
export async function limitRate(
  app: FastifyInstance,
  { proxies = 0, callsAMinute }: { proxies?: number; callsAMinute: number },
) {
  await app.register(rateLimit, {
    max: callsAMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => clientAddress(request, proxies),
  })
}
