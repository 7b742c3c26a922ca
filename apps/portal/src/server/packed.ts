import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const encoders = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
}
type Encoding = keyof typeof encoders

/** A text with its ETag, compressed once per encoding, when it is first asked for. */
export type Packed = { plain: Buffer; etag: string; encoded: (encoding: Encoding) => Promise<Buffer> }

export function packed(text: string | Buffer): Packed {
  const plain = Buffer.from(text)
  const done = new Map<Encoding, Promise<Buffer>>()
  return {
    plain,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    encoded: (encoding) => {
      const ready = done.get(encoding) ?? encoders[encoding](plain)
      done.set(encoding, ready)
      return ready
    },
  }
}

/** Answers 304 if the browser has it already, else the best encoding it accepts. The caller may have said how to cache it. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, { plain, etag, encoded }: Packed) {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  reply.header('etag', etag).header('vary', 'accept-encoding')
  if (holdsTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (!encoding) return reply.send(plain)
  return reply.header('content-encoding', encoding).send(await encoded(encoding))
}

function holdsTag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}

function encodingFor(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}
