import type { Answer, Checked, Endpoint, RefusalCode } from '@amparo/contract/endpoint'
import type { BorderRefusal } from '@amparo/contract/failure'
import type { FastifyBaseLogger } from 'fastify'
import type { ReadyAnswer } from './ready-answer.ts'
import { Refused } from './refused.ts'

type Refuse<E extends Endpoint> = (code: RefusalCode<E> | BorderRefusal, details?: Refused['details']) => never

export type Call<E extends Endpoint> = Checked<E> & {
  refuse: Refuse<E>
  log: FastifyBaseLogger
  /** The bearer token that came with the call; whether it is worth anything is for the handler to find out. */
  bearer: string | null
  /** Where the call came from, as rates are counted. Personal: never into a log or a table as it is. */
  readonly address: string
}

/** An endpoint together with the code that answers it. `Services` is what a handler made by `implementFor` gets beside the call. */
export type Route<Services = void> = {
  endpoint: Endpoint
  handle: (call: never, services: Services) => unknown
}

/** A handler that has everything at hand may answer at once: each promise on the way costs a call several microseconds. */
type Given<T> = T | Promise<T>

/** A handler that got everything it needs where it was made. */
export function implement<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Given<Answer<E> | ReadyAnswer>,
): Route {
  return { endpoint, handle }
}

/** Binds `implement` to the services of one app, so that a handler sees them typed. */
export function implementFor<Services>() {
  return <E extends Endpoint>(
    endpoint: E,
    handle: (call: Call<E>, services: Services) => Given<Answer<E> | ReadyAnswer>,
  ): Route<Services> => ({ endpoint, handle })
}

export const refuse: Refuse<Endpoint> = (code, details) => {
  throw new Refused(code, details)
}
