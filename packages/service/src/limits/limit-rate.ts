import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { type CallCounts, createCallCounts } from './call-counts.ts'
import { clientAddress } from './client-address.ts'

const DECORATOR = 'callCounts'

type Limit = {
  /** Not the name of another limit. */
  name: string
  proxies?: number
  callsAMinute: number
}

/** Lets the limits of this server count together with those of other replicas. */
export function setCallCounts(app: FastifyInstance, counts: CallCounts) {
  app.decorate(DECORATOR, counts)
}

/** A person makes a few calls a minute; somebody who guesses card numbers or floods our logs makes many. Counts by client address. */
export async function limitRate(app: FastifyInstance, { name, proxies = 0, callsAMinute }: Limit) {
  const counts = app.hasDecorator(DECORATOR)
    ? app.getDecorator<CallCounts>(DECORATOR)
    : createCallCounts({ clock: { now: () => new Date() } })
  await app.register(rateLimit, {
    max: callsAMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => clientAddress(request, proxies),
    store: storeOf(counts, { limit: name, callsAMinute }),
  })
}

/** In the shape in which the plugin takes it. */
function storeOf(counts: CallCounts, limit: { limit: string; callsAMinute: number }) {
  return class CallCountStore {
    incr(key: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void) {
      const { calls, endsInMs } = counts.count({ ...limit, key })
      done(null, { current: calls, ttl: endsInMs })
    }
    child() {
      return this
    }
  }
}
