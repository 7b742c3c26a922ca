import { join } from 'node:path'
import type { Route } from '@amparo/service/app/implement'
import { once } from '@amparo/service/process/once'
import type { FastifyInstance } from 'fastify'
import { mountBuiltPage } from './built-page.ts'
import { openApiDocument } from './openapi.ts'

const built = join(import.meta.dirname, '../../dist')

/** The OpenAPI document, and a page that shows it and makes calls. */
export function mountDocs(app: FastifyInstance, routes: readonly Pick<Route, 'endpoint'>[], folder = built) {
  const document = once(() => Buffer.from(JSON.stringify(openApiDocument(routes.map(({ endpoint }) => endpoint)))))
  app.get('/api/openapi.json', (_, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(document()),
  )
  mountBuiltPage(app, { path: '/api/docs', folder, page: 'docs.html' })
}
