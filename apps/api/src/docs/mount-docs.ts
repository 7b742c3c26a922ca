import type { Route } from '@amparo/service/implement'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

export function mountDocs(app: FastifyInstance, routes: readonly Pick<Route<never>, 'endpoint'>[]) {
  const document = JSON.stringify(openApiDocument(routes.map(({ endpoint }) => endpoint)))
  app.get('/api/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(document))
}
