import type { ContentStore } from '@amparo/content/load-content'
import type { Served } from '@amparo/content/prepared-language'
import type { FastifyInstance } from 'fastify'
import { type Packed, packed, sendPacked } from './packed.ts'

type Params = { language: string; slug: string }

/** `{cms}/{language}/{slug}.json` (P-400). 403 for a missing language, so that the next one is tried (P-314). */
export function contentRoute(app: FastifyInstance, content: ContentStore) {
  /** A text that has been replaced goes with its bytes. */
  const ready = new WeakMap<Served, Packed>()

  app.get<{ Params: Params }>('/content/:language/:slug.json', async (request, reply) => {
    const { language, slug } = request.params
    const found = content.get(language, slug)
    if (found === 'unknown-language') return reply.code(403).send(refusal('unknown_language', request.id))
    if (found === 'unknown-slug') return reply.code(404).send(refusal('not_found', request.id))

    const entry = ready.get(found) ?? packed(found.body)
    ready.set(found, entry)
    reply.header('content-type', 'application/json; charset=utf-8')
    return sendPacked(request, reply, entry)
  })
}

function refusal(error_code: string, request_id: string) {
  return { error_code, request_id }
}
