import * as z from 'zod/mini'

/** Refusals that any call can give, before its own code runs. */
export const borderRefusals = {
  invalid_request: 400,
  unauthorized: 401,
  not_found: 404,
  body_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  service_unavailable: 503,
} as const

export type BorderRefusal = keyof typeof borderRefusals

/** The one shape of every refusal on the wire. `problems` name the place, never the value. */
export const Failure = z.object({
  error_code: z.string(),
  request_id: z.string(),
  problems: z.optional(z.array(z.object({ path: z.string(), code: z.string() }))),
  redirect_url: z.optional(z.string()),
})
export type Failure = z.output<typeof Failure>

/** Refusals of our own calls are 422: the request was understood and the answer is no. */
export function statusOf(code: string): number {
  return Object.hasOwn(borderRefusals, code) ? borderRefusals[code as BorderRefusal] : 422
}
