import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** C-556, C-557. The id is a capability: nobody can guess one. */
export const getLongOperation = endpoint({
  summary: 'How far a long operation is',
  method: 'GET',
  path: '/api/management/v1/long_operations/:id',
  audience: 'browser',
  params: z.object({ id: z.string().check(z.regex(/^lo_[A-Za-z0-9_-]{43}$/)) }),
  answer: z.object({
    done: z.boolean(),
    result: z.nullable(
      z.object({
        response: z.object({
          claim_number: z.optional(z.string()),
          error: z.optional(z.object({ code: z.string(), fields: z.record(z.string(), z.array(z.string())) })),
        }),
      }),
    ),
  }),
  refusals: ['unknown_operation'],
})
