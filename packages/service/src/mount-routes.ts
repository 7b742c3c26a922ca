import type { Endpoint } from '@amparo/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { stampOf } from './answer-stamp.ts'
import { checkedAnswer } from './checked-answer.ts'
import { clientAddress } from './client-address.ts'
import { type Route, refuse } from './implement.ts'
import { problemsOf } from './problems-of.ts'
import { ReadyAnswer } from './ready-answer.ts'
import { Refused } from './refused.ts'

const answerHeaders = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' }
const readyHeaders = Object.entries(answerHeaders).flat()

/** Decides whether a request may make calls of an audience; throws a refusal when not. */
export type Guard = (request: FastifyRequest) => void
type Guards = Partial<Record<Endpoint['audience'], Guard>>

export function mountRoutes<Services = void>(
  app: FastifyInstance,
  {
    routes,
    services,
    guards = {},
    proxies,
  }: { routes: readonly Route<Services>[]; services?: Services; guards?: Guards; proxies?: number },
) {
  for (const { endpoint, handle } of routes) {
    const guard = guards[endpoint.audience]
    if (endpoint.audience !== 'browser' && !guard)
      throw new Error(`${endpoint.path}: no guard for ${endpoint.audience} calls`)

    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: (request, reply) => {
        guard?.(request)
        const answer = handle(new IncomingCall(endpoint, request, proxies) as never, services as Services)
        if (answer instanceof ReadyAnswer) return sendReady(reply, answer)
        return Promise.resolve(answer).then((given) =>
          send(reply, given instanceof ReadyAnswer ? given.bytes : JSON.stringify(checkedAnswer(endpoint, given))),
        )
      },
    })
  }
}

/** What few calls ask for is found out when they do: this is made for every call there is. */
class IncomingCall {
  readonly refuse = refuse
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly #request: FastifyRequest
  readonly #proxies: number | undefined

  constructor(endpoint: Endpoint, request: FastifyRequest, proxies: number | undefined) {
    this.#request = request
    this.#proxies = proxies
    this.params = checkedPart(endpoint, request, 'params')
    this.query = checkedPart(endpoint, request, 'query')
    this.body = checkedPart(endpoint, request, 'body')
  }

  get log() {
    return this.#request.log
  }

  get bearer() {
    return bearerOf(this.#request)
  }

  get address() {
    return clientAddress(this.#request, this.#proxies)
  }
}

/** Bytes and headers are all there: what Fastify does to an answer on its way would find nothing to do. */
function sendReady(reply: FastifyReply, { bytes }: ReadyAnswer) {
  reply.hijack()
  const headers = [...readyHeaders, ...stampOf(reply), 'content-length', bytes.length]
  const given = reply.getHeaders()
  for (const name in given) headers.push(name, given[name] as string)
  reply.raw.writeHead(200, headers).end(bytes)
}

/** Gives nothing back: Fastify would wait for a reply that is returned, as for any promise. */
function send(reply: FastifyReply, bytes: Buffer | string) {
  reply.headers(answerHeaders).send(bytes)
}

function bearerOf({ headers: { authorization } }: FastifyRequest): string | null {
  return authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : null
}

function checkedPart(endpoint: Endpoint, request: FastifyRequest, part: 'params' | 'query' | 'body'): unknown {
  const schema = endpoint[part]
  if (!schema) return undefined
  const result = z.safeParse(schema, request[part])
  if (result.success) return result.data
  throw new Refused('invalid_request', { problems: problemsOf(result.error, part) })
}
