import { AsyncResource } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type RequestEvent, requests } from './channels.ts'

/** Says when requests begin and end. Adds no hook if nobody listens when the server is made. */
export function observeRequests(app: FastifyInstance) {
  if (!requests.hasSubscribers) return
  const events = new WeakMap<FastifyRequest, { event: RequestEvent; inside: AsyncResource }>()

  app.addHook('onRequest', (request, reply, done) => {
    const event: RequestEvent = { request, reply }
    requests.start.runStores(event, () => {
      events.set(request, { event, inside: new AsyncResource('request') })
      done()
    })
  })
  // Reading the body loses the request's context, because it is Node's parser that calls.
  app.addHook('preValidation', (request, _reply, done) => {
    events.get(request)?.inside.runInAsyncScope(done)
  })
  app.addHook('onResponse', (request, _reply, done) => {
    const known = events.get(request)
    if (known) requests.asyncEnd.publish(known.event)
    done()
  })
}
