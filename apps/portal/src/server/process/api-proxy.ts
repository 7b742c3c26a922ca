import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request as send } from 'node:http'
import { request as sendOverTls, Agent as TlsAgent } from 'node:https'
import { Refused } from '@amparo/service/app/refused'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const PASSED = ['/api/*', '/documents/*', '/uploads', '/uploads/*'] as const
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Longer than the longest call: a purchase waits for the processor. */
const LONGEST_WAIT_MS = 65_000
/** They concern one connection, not the request. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Passes calls of pages on to the API, so that one origin is enough where no load balancer separates them. Nothing is kept in memory. */
export async function apiProxy(app: FastifyInstance, { origin, proxies }: { origin: string; proxies: number }) {
  const { protocol, hostname, port } = new URL(origin)
  const isTls = protocol === 'https:'
  const agentWith = (options: { keepAlive: boolean }) => (isTls ? new TlsAgent(options) : new Agent(options))
  const [kept, fresh] = [agentWith({ keepAlive: true }), agentWith({ keepAlive: false })]
  app.addHook('onClose', async () => kept.destroy())
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, body, done) => done(null, body))

  for (const url of PASSED) app.route({ method: METHODS, url, handler: pass })

  async function pass(request: FastifyRequest, reply: FastifyReply) {
    const answer = await ask(request, reply).catch((error: NodeJS.ErrnoException) => {
      request.log.error({ code: error.code }, 'the API does not answer')
      throw new Refused('service_unavailable')
    })
    return reply
      .code(answer.statusCode ?? 502)
      .headers(passedOn(answer.headers))
      .send(answer)
  }

  // An API that stops may close a kept connection just as we use it. A request that only reads is then sent again on a new connection; one that
  // writes always gets a new connection, because afterwards nobody could tell whether it was done.
  function ask(
    request: FastifyRequest,
    reply: FastifyReply,
    agent = ['GET', 'HEAD'].includes(request.method) ? kept : fresh,
  ): Promise<IncomingMessage> {
    const { raw } = request
    return new Promise((resolve, reject) => {
      const outgoing = (isTls ? sendOverTls : send)({
        agent,
        hostname,
        ...(port && { port }),
        method: request.method,
        path: raw.url,
        headers: { ...passedOn(raw.headers), ...forwarded(request, proxies) },
        timeout: LONGEST_WAIT_MS,
      })
      outgoing.on('response', resolve)
      outgoing.on('timeout', () => outgoing.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })))
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        const wasClosed = outgoing.reusedSocket && error.code !== 'ETIMEDOUT' && !reply.raw.destroyed
        if (wasClosed) ask(request, reply, fresh).then(resolve, reject)
        else reject(error)
      })
      reply.raw.on('close', () => {
        if (!reply.raw.writableFinished) outgoing.destroy()
      })
      raw.pipe(outgoing)
    })
  }
}

function passedOn(headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)))
}

/** Without proxies in front, what a client says about its own way here counts for nothing. */
function forwarded({ raw, socket, host }: FastifyRequest, proxies: number): OutgoingHttpHeaders {
  const before = proxies > 0 ? [raw.headers['x-forwarded-for']].flat() : []
  const isTls = 'encrypted' in socket
  return {
    'x-forwarded-for': [...before, socket.remoteAddress].filter(Boolean).join(', '),
    'x-forwarded-host': (proxies > 0 && raw.headers['x-forwarded-host']) || host,
    'x-forwarded-proto': (proxies > 0 && raw.headers['x-forwarded-proto']) || (isTls ? 'https' : 'http'),
  }
}
