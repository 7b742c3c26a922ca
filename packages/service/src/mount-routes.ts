import type { Endpoint } from '@amparo/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { checkedAnswer } from './checked-answer.ts'
import { clientAddress } from './client-address.ts'
import { type Call, type Route, refuse } from './implement.ts'
import { problemsOf } from './problems-of.ts'
import { ReadyAnswer } from './ready-answer.ts'
import { Refused } from './refused.ts'

const answerHeaders = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' }

/** Decides whether a request may make calls of an audience; throws a refusal when not. */
export type Guard = (request: FastifyRequest) => void
type Guards = Partial<Record<Endpoint['audience'], Guard>>

export function mountRoutes<Services>(
  app: FastifyInstance,
  {
    routes,
    services,
    guards = {},
    proxies,
  }: { routes: readonly Route<Services>[]; services: Services; guards?: Guards; proxies?: number },
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
        const parts = checkedParts(endpoint, request)
        const call = {
          ...parts,
          refuse,
          log: request.log,
          bearer: bearerOf(request),
          get address() {
            return clientAddress(request, proxies)
          },
        } as Call<Endpoint>
        const answer = handle(call as never, services)
        if (answer instanceof ReadyAnswer) return send(reply, answer.bytes)
        return Promise.resolve(answer).then((given) =>
          send(reply, given instanceof ReadyAnswer ? given.bytes : JSON.stringify(checkedAnswer(endpoint, given))),
        )
      },
    })
  }
}

/** Gives nothing back: Fastify would wait for a reply that is returned, as for any promise. */
function send(reply: FastifyReply, bytes: Buffer | string) {
  reply.headers(answerHeaders).send(bytes)
}

function bearerOf({ headers: { authorization } }: FastifyRequest): string | null {
  return authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : null
}

function checkedParts(endpoint: Endpoint, request: FastifyRequest) {
  const parts: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const result = z.safeParse(schema, request[part])
    if (!result.success) throw new Refused('invalid_request', { problems: problemsOf(result.error, part) })
    parts[part] = result.data
  }
  return parts
}
