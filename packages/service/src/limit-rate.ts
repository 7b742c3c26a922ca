import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from './client-address.ts'

/** A person makes a few calls a minute; somebody who guesses card numbers or floods our logs makes many. Counts by client address. */
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
