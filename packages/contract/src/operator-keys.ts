import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** It is the author of whatever is done with the key, so it stays taken after the key is revoked. */
const OperatorKeyName = z.string().check(z.regex(/^[a-z][a-z0-9._-]{1,39}$/))

const OperatorKey = z.object({
  name: z.string(),
  created_at: z.string(),
  created_by: z.string(),
  /** A day, so that the list does not record when somebody works. */
  last_used_on: z.nullable(z.string()),
  revoked_at: z.nullable(z.string()),
  revoked_by: z.nullable(z.string()),
})
export type OperatorKey = z.output<typeof OperatorKey>

export const listOperatorKeys = endpoint({
  summary: 'List the operator keys, revoked ones included',
  method: 'GET',
  path: '/api/management/v1/operator_keys/',
  audience: 'operator',
  answer: z.object({ keys: z.array(OperatorKey) }),
  refusals: [],
})

/** The answer is the only place where the key is ever shown. */
export const addOperatorKey = endpoint({
  summary: 'Make an operator key for a person',
  method: 'POST',
  path: '/api/management/v1/operator_keys/',
  audience: 'operator',
  body: z.object({ name: OperatorKeyName }),
  answer: z.object({ name: z.string(), key: z.string() }),
  refusals: ['name_taken', 'name_reserved', 'too_many_keys'],
})

/** From the next call on, in every replica. */
export const revokeOperatorKey = endpoint({
  summary: 'Revoke an operator key',
  method: 'POST',
  path: '/api/management/v1/operator_keys/:name/revoke/',
  audience: 'operator',
  params: z.object({ name: OperatorKeyName }),
  answer: OperatorKey,
  refusals: ['unknown_key', 'already_revoked'],
})
