import * as z from 'zod/mini'
import { ClaimToken } from './primitives.ts'

/**
 * The messages between the claim form's page and the page that embeds it, over postMessage. Each side checks the other's exact origin and window;
 * `channel` is random for each iframe. `version` is that of the script, /widget/v1.js.
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
  /** The page waits for a token: when it is loaded, and again before the token ends. */
  z.object({ ...envelope, type: z.literal('token-needed') }),
  z.object({ ...envelope, type: z.literal('height'), height: z.int().check(z.minimum(0), z.maximum(100_000)) }),
  /** Another step is shown: its heading should be in view. */
  z.object({ ...envelope, type: z.literal('step') }),
  z.object({ ...envelope, type: z.literal('submitted'), claim_number: z.string().check(z.regex(/^[A-Z0-9]{1,25}$/)) }),
  /** The person has left the form, and may have saved it for later. */
  z.object({ ...envelope, type: z.literal('closed') }),
])
export type WidgetMessage = z.output<typeof WidgetMessage>

/** What the address of the page says besides the channel and the embedding page's origin (M-246 to M-248, M-X37). */
export const hiddenValues = ['environment', 'has_accident_medical_expense', 'has_critical_illness'] as const
