import type { Endpoint } from '@amparo/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { checkedAnswer } from './checked-answer.ts'
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
  { routes, services, guards = {} }: { routes: readonly Route<Services>[]; services: Services; guards?: Guards },
) {
  for (const { endpoint, handle } of routes) {
    const guard = guards[endpoint.audience]
    if (endpoint.audience !== 'browser' && !guard)
      throw new Error(`${endpoint.path}: no guard for ${endpoint.audience} calls`)

    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        guard?.(request)
        const call = {
          ...checkedParts(endpoint, request),
          refuse,
          log: request.log,
        } as Call<Endpoint>
        const answer = await handle(call as never, services)
        reply.headers(answerHeaders)
        return reply.send(
          answer instanceof ReadyAnswer ? answer.bytes : JSON.stringify(checkedAnswer(endpoint, answer)),
        )
      },
    })
  }
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
