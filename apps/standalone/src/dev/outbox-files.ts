import type { Outbox } from '@amparo/api/platform/mail/outbox'
import type { Guard } from '@amparo/service/app/mount-routes'
import { Refused } from '@amparo/service/app/refused'
import type { FastifyInstance } from 'fastify'

/** A mail may contain anything, so nothing in it runs and it belongs to no origin. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}

type Parts = { outbox: Pick<Outbox, 'find' | 'findAttachment'>; guard: Guard }

/** What the outbox has beside texts: mail as HTML, and attachments to save. */
export function mountOutboxFiles(app: FastifyInstance, { outbox, guard }: Parts) {
  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    await guard(request)
    const html = (await outbox.find(request.params.id))?.html
    if (!html) throw new Refused('not_found')
    return reply.headers(HEADERS).type('text/html; charset=utf-8').send(html)
  })

  app.get<{ Params: { id: string; place: string } }>('/dev/outbox/:id/attachments/:place', async (request, reply) => {
    await guard(request)
    const { id, place } = request.params
    const file = /^\d{1,3}$/.test(place) ? await outbox.findAttachment(id, Number(place)) : null
    if (!file) throw new Refused('not_found')
    const name = encodeURIComponent(file.filename)
    return reply
      .headers({ ...HEADERS, 'content-disposition': `attachment; filename*=UTF-8''${name}` })
      .type(file.content_type)
      .send(file.content)
  })
}
