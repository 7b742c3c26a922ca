import { limitRate } from '@amparo/service/limit-rate'
import { Refused } from '@amparo/service/refused'
import type { FastifyInstance } from 'fastify'
import type { Documents } from './pdf-files.ts'

/** A person opens a few; whoever has many made for nothing is slowed down. */
const FILES_A_MINUTE = 120

/** No `sandbox` and no `object-src`: browsers show a PDF with a part of their own, which those would stop. */
const HEADERS = {
  'content-type': 'application/pdf',
  'cache-control': 'public, max-age=3600',
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}

/** Guides and forms as files. They are bytes, not JSON, so they are no calls of the contract. To be registered: its limit stays inside. */
export async function documentsRoutes(
  app: FastifyInstance,
  { documents, proxies = 0 }: { documents: Documents; proxies?: number },
) {
  await limitRate(app, { callsAMinute: FILES_A_MINUTE, proxies })

  app.get<{ Params: { '*': string } }>('/documents/*', async (request, reply) => {
    const file = await documents.find(`/documents/${request.params['*']}`)
    if (!file) throw new Refused('not_found')

    const { bytes, etag, disposition } = file
    reply.headers({ ...HEADERS, etag, 'content-disposition': disposition })
    return holdsTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(bytes)
  })
}

function holdsTag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false
}
