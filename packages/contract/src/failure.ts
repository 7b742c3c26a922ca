import * as z from 'zod/mini'

/** Refusals that every call can give, with their HTTP status. Endpoints do not declare them. */
export const commonRefusals = {
  invalid_request: 400,
  unauthorized: 401,
  not_found: 404,
  body_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  service_unavailable: 503,
  storage_full: 507,
} as const

export type CommonRefusal = keyof typeof commonRefusals

/** The body of every refusal. `problems` say where something is wrong, and never contain a value. */
export const Failure = z.object({
  error_code: z.string(),
  request_id: z.string(),
  problems: z.optional(z.array(z.object({ path: z.string(), code: z.string() }))),
  redirect_url: z.optional(z.string()),
})
export type Failure = z.output<typeof Failure>

/** Refusals of endpoints that the specification gives a status of their own; all others have 422. */
const declaredStatuses: Record<string, number> = {
  quote_locked: 423,
  purchase_in_progress: 423,
  payment_in_progress: 423,
}

export function statusOf(code: string): number {
  if (Object.hasOwn(commonRefusals, code)) return commonRefusals[code as CommonRefusal]
  return (Object.hasOwn(declaredStatuses, code) && declaredStatuses[code]) || 422
}
