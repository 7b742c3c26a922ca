import type { Endpoint } from '@amparo/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Refused } from './refused.ts'

/** Nobody reads more, and the answer stays small however large the request is. */
const MOST_PROBLEMS = 100
const LONGEST_PATH = 200
/** Far more than a page has questions. */
const MOST_KEYS = 1_000

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

  if (hasTooManyKeys(request.body))
    throw new Refused('invalid_request', { problems: [{ path: 'body', code: 'too_many_keys' }] })
  return { params: checked('params'), query: checked('query'), body: checked('body') }
}

/** Goes through a whole body of 250 kB in 3 ms, where copying and naming its 30,000 keys takes 100. */
function hasTooManyKeys(body: unknown): boolean {
  const left = [body]
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (typeof value !== 'object' || value === null) continue
    const inside: unknown[] = Array.isArray(value) ? value : Object.values(value)
    if (inside !== value && inside.length > MOST_KEYS) return true
    for (const one of inside) if (typeof one === 'object' && one !== null) left.push(one)
  }
  return false
}

/** The answer without fields that the contract does not name; an answer that breaks the contract is our bug and throws. */
export function checkedAnswer(endpoint: Endpoint, answer: unknown): unknown {
  const result = z.safeParse(endpoint.answer, answer)
  if (result.success) return result.data
  const places = problemsOf(result.error, 'answer').map(({ path, code }) => `${path} (${code})`)
  throw new Error(`${endpoint.method} ${endpoint.path} answered outside its contract: ${places.join(', ')}`)
}

/** Names the field and the kind of problem, never the value: a mistyped field may hold a card number. */
function problemsOf(error: z.core.$ZodError, part: string) {
  return error.issues.slice(0, MOST_PROBLEMS).map((issue) => ({
    path: [part, ...issue.path].map(String).join('.').slice(0, LONGEST_PATH),
    code: issue.code === 'custom' ? issue.message : issue.code,
  }))
}
