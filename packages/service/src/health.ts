import type { FastifyInstance } from 'fastify'
import { Refused } from './refused.ts'

/** `/healthz` answers 200 while the database does. */
export function mountHealth(app: FastifyInstance, database: { query(text: string): Promise<unknown> }) {
  app.get('/healthz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await database.query('SELECT 1')
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      throw new Refused('service_unavailable')
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
}
