import type { Endpoint } from '@amparo/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Refused } from './refused.ts'

type Part = 'params' | 'query' | 'body'

/** The parts of a request that the contract describes, parsed; throws a refusal that names every problem. */
export function checkedRequest(endpoint: Endpoint, request: FastifyRequest) {
  const checked = (part: Part): unknown => {
    const schema = endpoint[part]
    if (!schema) return undefined
    const result = z.safeParse(schema, request[part])
    if (result.success) return result.data
    throw new Refused('invalid_request', { problems: problemsOf(result.error, part) })
  }

  return { params: checked('params'), query: checked('query'), body: checked('body') }
}

/** The answer without fields that the contract does not name; an answer that breaks the contract is a bug of ours and throws. */
export function checkedAnswer(endpoint: Endpoint, answer: unknown): unknown {
  const result = z.safeParse(endpoint.answer, answer)
  if (result.success) return result.data
  const places = problemsOf(result.error, 'answer').map(({ path, code }) => `${path} (${code})`)
  throw new Error(`${endpoint.method} ${endpoint.path} answered outside its contract: ${places.join(', ')}`)
}

/** Names the field and the kind of problem, never the value: a mistyped field may hold a card number. */
function problemsOf(error: z.core.$ZodError, part: string) {
  return error.issues.map((issue) => ({
    path: [part, ...issue.path].map(String).join('.'),
    code: issue.code === 'custom' ? issue.message : issue.code,
  }))
}
