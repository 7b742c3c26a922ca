import type { FastifyInstance } from 'fastify'
import type { DiskSpace } from './disk-space.ts'
import { Refused } from './refused.ts'

type Queried = { query(text: string): Promise<unknown> }

/** `/healthz` answers 200 while the database answers and the disk has space. */
export function mountHealth(app: FastifyInstance, database: Queried, disk?: Pick<DiskSpace, 'isFull'>) {
  app.get('/healthz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await database.query('SELECT 1')
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      throw new Refused('service_unavailable')
    }
    if (disk?.isFull()) throw new Refused('storage_full')
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
}
