import type { Answer, Checked, Endpoint, RefusalCode } from '@amparo/contract/endpoint'
import type { CommonRefusal } from '@amparo/contract/failure'
import type { FastifyBaseLogger } from 'fastify'
import type { ReadyAnswer } from './ready-answer.ts'
import { Refused } from './refused.ts'

type Refuse<E extends Endpoint> = (code: RefusalCode<E> | CommonRefusal, details?: Refused['details']) => never

export type Call<E extends Endpoint> = Checked<E> & {
  refuse: Refuse<E>
  log: FastifyBaseLogger
  /** The name of the operator's key, which is recorded with what the call does. Nobody else has one. */
  author: E['audience'] extends 'operator' ? string : null
  /** The bearer token of the request, unchecked: the handler decides whether it is valid. */
  bearer: string | null
  /** The caller's address, as rate limits count it. It is personal data: never log or store it as it is. */
  readonly address: string
}

/** An endpoint together with the code that answers it. */
export type Route = { endpoint: Endpoint; handle: (call: never) => unknown }

type Answered<E extends Endpoint> = Answer<E> | ReadyAnswer | Promise<Answer<E> | ReadyAnswer>

/** A handler gets what it needs, beside the call, from the function that creates it. */
export function implement<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Answered<E>): Route {
  return { endpoint, handle }
}

export const refuse: Refuse<Endpoint> = (code, details) => {
  throw new Refused(code, details)
}
