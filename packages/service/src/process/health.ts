import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refused } from '../app/refused.ts'
import type { DiskSpace } from '../limits/disk-space.ts'
import type { Draining } from './draining.ts'

type Queried = { query(text: string): Promise<unknown> }
type Watched = {
  database?: Queried
  disk?: Pick<DiskSpace, 'isFull'> | undefined
  draining?: Draining | undefined
  /** Which engines behind the process answer. It works without them, so they are named and change nothing else. */
  ports?: (() => Promise<Record<string, 'ok' | 'failing'>>) | undefined
}

/**
 * `/livez`: the process answers; if it does not, restart it. `/healthz`: its database answers too, and the disk has space. `/readyz`: also,
 * it is not about to stop; if it does not answer 200, send requests elsewhere. A server listens only once its migrations are applied.
 */
export function mountHealth(app: FastifyInstance, { database, disk, draining, ports }: Watched) {
  const quiet = { logLevel: 'warn' } as const
  app.get('/livez', quiet, (_, reply) => sendOk(reply))
  app.get('/healthz', quiet, async (_, reply) => {
    await requireHealth()
    return sendOk(reply, ports && { ports: await ports() })
  })
  app.get('/readyz', quiet, async (_, reply) => {
    if (draining?.hasBegun()) throw new Refused('service_unavailable')
    await requireHealth()
    return sendOk(reply)
  })

  async function requireHealth() {
    try {
      await database?.query('SELECT 1')
    } catch (error) {
      app.log.error({ err: error }, 'the database does not answer')
      throw new Refused('service_unavailable')
    }
    if (disk?.isFull()) throw new Refused('storage_full')
  }
}

function sendOk(reply: FastifyReply, more: object = {}) {
  return reply.header('cache-control', 'no-store').send({ status: 'ok', ...more })
}
