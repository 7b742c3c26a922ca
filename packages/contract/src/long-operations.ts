import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Polls a long operation (C-556, C-557). Its id cannot be guessed, so knowing it is permission enough. */
export const getLongOperation = endpoint({
  summary: 'Get the state of a long operation',
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
          /** True if a confirmation of the claim was mailed; absent if nobody wants or can get it. */
          is_mailed: z.optional(z.boolean()),
          /** `fields` names the questions that the error is about, by page key, as the paths of a refusal's `problems` do. */
          error: z.optional(z.object({ code: z.string(), fields: z.record(z.string(), z.array(z.string())) })),
        }),
      }),
    ),
  }),
  refusals: ['unknown_operation'],
})
