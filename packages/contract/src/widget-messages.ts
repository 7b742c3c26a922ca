import * as z from 'zod/mini'
import { ClaimToken } from './primitives.ts'

/**
 * The messages between the widget and the page that embeds it, sent with postMessage. Each side checks the other's exact origin and window.
 * `channel` is random for each iframe; `version` is the number in the script's name, /widget/v1.js.
 */
const envelope = {
  amparo: z.literal('claim-widget'),
  version: z.literal(1),
  channel: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
}

export const WidgetHostMessage = z.discriminatedUnion('type', [
  z.object({ ...envelope, type: z.literal('token'), token: ClaimToken }),
  /** There is no token: the person has to sign in again. */
  z.object({ ...envelope, type: z.literal('no-token') }),
])
export type WidgetHostMessage = z.output<typeof WidgetHostMessage>

export const WidgetMessage = z.discriminatedUnion('type', [
  /** Asks for a claim token: after loading, and again before the token expires. */
  z.object({ ...envelope, type: z.literal('token-needed') }),
  z.object({ ...envelope, type: z.literal('height'), height: z.int().check(z.minimum(0), z.maximum(100_000)) }),
  /** The widget shows another step: the embedding page should scroll its heading into view. */
  z.object({ ...envelope, type: z.literal('step') }),
  /** Somebody uses the widget, and is not idle: the embedding page cannot see this itself. */
  z.object({ ...envelope, type: z.literal('active') }),
  z.object({ ...envelope, type: z.literal('submitted'), claim_number: z.string().check(z.regex(/^[A-Z0-9]{1,25}$/)) }),
  /** The person left the form, and may have saved a draft. */
  z.object({ ...envelope, type: z.literal('closed') }),
])
export type WidgetMessage = z.output<typeof WidgetMessage>

/** Query parameters of the widget's address, besides the channel and the embedding page's origin (M-246 to M-248, M-X37). */
export const hiddenValues = ['environment', 'has_accident_medical_expense', 'has_critical_illness'] as const
