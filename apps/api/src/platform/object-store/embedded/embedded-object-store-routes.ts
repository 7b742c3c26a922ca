import type { Readable } from 'node:stream'
import { Refused } from '@amparo/service/app/refused'
import type { FastifyError, FastifyInstance } from 'fastify'
import { errorXml, postResponseXml, S3Error } from '../forms/s3-error.ts'
import { BUCKET } from '../forms/upload-signer.ts'
import type { EmbeddedObjectStore } from './embedded-object-store.ts'

type Options = {
  store: EmbeddedObjectStore
  /** Like a bucket's notification: if it fails, the upload is stored and answered all the same. */
  onUpload?: (key: string) => Promise<unknown>
}

/** Takes presigned uploads at the store's own address. Register it, so that its body parser and error handler stay inside. */
export async function embeddedObjectStoreRoutes(app: FastifyInstance, { store, onUpload }: Options) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.code === 'InternalError') request.log.error({ err: error }, 'upload failed')
    else request.log.info({ error_code: refusal.code }, 'upload refused')
    return reply
      .code(refusal.status)
      .headers({ 'content-type': 'application/xml', 'cache-control': 'no-store', connection: 'close' })
      .send(errorXml(refusal, request.id))
  })

  app.post(new URL(store.url, 'http://here').pathname, async (request, reply) => {
    const contentType = request.headers['content-type'] ?? ''
    if (!/^multipart\/form-data\s*(?:;|$)/i.test(contentType)) throw notMultipart()
    const body = request.body as Readable | undefined
    if (!body) throw new S3Error('MalformedPOSTRequest')

    const { key, etag, status } = await store.receivePost({ body, contentType })
    await onUpload?.(key).catch((error) => request.log.error({ err: error }, 'upload not announced'))
    const location = `${store.url}/${encodeURIComponent(key)}`
    reply.code(status).headers({ 'cache-control': 'no-store', etag, location })
    if (status !== 201) return reply.send()
    const named = { Location: location, Bucket: BUCKET, Key: key, ETag: etag }
    return reply.header('content-type', 'application/xml').send(postResponseXml(named))
  })
}

/** The server refuses what it has no space for, and Fastify a content type that it cannot read. */
function refusalOf(error: unknown): S3Error {
  if (error instanceof S3Error) return error
  const isFull = error instanceof Refused && error.code === 'storage_full'
  if (isFull || (error as NodeJS.ErrnoException).code === 'ENOSPC') return new S3Error('StorageFull')
  return (error as FastifyError).statusCode === 415 ? notMultipart() : new S3Error('InternalError')
}

function notMultipart() {
  const Condition = 'Bucket POST must be of the enclosure-type multipart/form-data'
  return new S3Error('PreconditionFailed', undefined, { Condition })
}
