import type { Database } from '@amparo/database/database'
import { Refused } from '@amparo/service/refused'
import type { FastifyInstance } from 'fastify'

export function mountHealth(app: FastifyInstance, database: Database) {
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
