import type { Endpoint } from '@amparo/contract/endpoint'
import * as z from 'zod/mini'
import { problemsOf } from './problems-of.ts'

/** What the contract promises, and nothing else; an answer outside it is a fault of ours. */
export function checkedAnswer(endpoint: Endpoint, answer: unknown): unknown {
  const result = z.safeParse(endpoint.answer, answer)
  if (result.success) return result.data
  const places = problemsOf(result.error, 'answer').map(({ path, code }) => `${path} (${code})`)
  throw new Error(`${endpoint.method} ${endpoint.path} answered outside its contract: ${places.join(', ')}`)
}
