import type { Endpoint } from '@amparo/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientAddress } from '../limits/client-address.ts'
import { jsonHeaders } from './answer-headers.ts'
import { type Audit, audited } from './audited.ts'
import { checkedAnswer, checkedRequest } from './check-contract.ts'
import { type Route, refuse } from './implement.ts'
import { ReadyAnswer } from './ready-answer.ts'

/** Decides whether a request may make calls of an audience; throws a refusal if not. Returns the caller's name where callers have one. */
export type Guard = (request: FastifyRequest) => string | null | Promise<string | null>
type Guards = Partial<Record<Endpoint['audience'], Guard>>

export function mountRoutes(
  app: FastifyInstance,
  {
    routes,
    guards = {},
    proxies,
    audit,
  }: { routes: readonly Route[]; guards?: Guards; proxies?: number; audit?: Audit },
) {
  for (const { endpoint, handle } of routes) {
    const guard = guards[endpoint.audience]
    if (endpoint.audience !== 'browser' && !guard)
      throw new Error(`${endpoint.path}: no guard for ${endpoint.audience} calls`)
    if (endpoint.audience === 'operator' && !audit) throw new Error(`${endpoint.path}: no audit log for operator calls`)

    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const author = (await guard?.(request)) ?? null
        const checked = checkedRequest(endpoint, request)
        const call = {
          ...checked,
          refuse,
          author,
          log: request.log,
          bearer: bearerOf(request),
          get address() {
            return clientAddress(request, proxies)
          },
        }
        const answered = async () => {
          const answer = await handle(call as never)
          return answer instanceof ReadyAnswer ? answer.json : JSON.stringify(checkedAnswer(endpoint, answer))
        }
        const isAudited = audit && author !== null && endpoint.audience === 'operator'
        const json = await (isAudited ? audited(answered, { audit, endpoint, request, author, checked }) : answered())
        return reply.headers(jsonHeaders).send(json)
      },
    })
  }
}

/** The token of a request with the scheme `Bearer`; null for every other one. */
export function bearerOf({ headers: { authorization } }: FastifyRequest): string | null {
  return authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : null
}
