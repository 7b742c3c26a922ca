import type * as z from 'zod/mini'

/**
 * A call described as data. The route, the client, the OpenAPI document and the tests are derived from it; a handler cannot compile with a
 * refusal that is not declared.
 */
export type Endpoint = {
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path parameters as in Fastify: `/:country/`. */
  path: `/${string}`
  /** Who may call it: the browser, an operator with a key, or one of our services with its secret. */
  audience: 'browser' | 'operator' | 'service'
  /** Whether the browser has to send a user session's token as a bearer token; without one the answer is `unauthorized`. */
  isForUsers?: boolean
  /** The same with the token of a card, of a policy's claim form or of a status check. */
  isForClaimants?: boolean
  /** Fixed headers that every client sends with it. */
  headers?: Readonly<Record<string, string>>
  /** For operators' calls: what the audit log says the call is about, where that is not in the path. Never personal data. */
  auditTarget?: (body: never) => string
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  answer: z.ZodMiniType
  refusals: readonly string[]
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type Part<E, Key extends string, Direction extends 'input' | 'output'> =
  E extends Record<Key, infer Schema extends z.ZodMiniType>
    ? Record<Key, Direction extends 'input' ? z.input<Schema> : z.output<Schema>>
    : unknown

/** What a caller passes. */
export type Input<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'>
/** What a handler gets, after validation. */
export type Checked<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>
export type Answer<E extends Endpoint> = z.output<E['answer']>

/** `redirect_to_*` stands for every code that begins like this. */
export type RefusalCode<E extends Endpoint> = Wild<E['refusals'][number]>
type Wild<Code extends string> = Code extends `${infer Beginning}*` ? `${Beginning}${string}` : Code
