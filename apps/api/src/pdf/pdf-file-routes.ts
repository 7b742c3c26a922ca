import { Refused } from '@amparo/service/app/refused'
import { limitRate } from '@amparo/service/limits/limit-rate'
import type { FastifyInstance } from 'fastify'
import type { PdfFiles } from './pdf-files.ts'

/** A person opens a few; more would only make the server print. */
const FILES_A_MINUTE = 120

/** No `sandbox` and no `object-src`: they would stop the browser's own PDF viewer. */
const HEADERS = {
  'content-type': 'application/pdf',
  'cache-control': 'public, max-age=3600',
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}

/** Guides and forms. They are bytes, not JSON, so they are not in the contract. Register it, so that its rate limit stays inside. */
export async function pdfFileRoutes(
  app: FastifyInstance,
  { pdfFiles, proxies = 0 }: { pdfFiles: PdfFiles; proxies?: number },
) {
  await limitRate(app, { name: 'pdf_files', callsAMinute: FILES_A_MINUTE, proxies })

  app.get<{ Params: { '*': string } }>('/documents/*', async (request, reply) => {
    const file = await pdfFiles.find(`/documents/${request.params['*']}`)
    if (!file) throw new Refused('not_found')

    const { bytes, etag, disposition } = file
    reply.headers({ ...HEADERS, etag, 'content-disposition': disposition })
    return hasTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(bytes)
  })
}

function hasTag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false
}
