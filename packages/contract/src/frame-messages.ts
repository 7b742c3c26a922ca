import * as z from 'zod/mini'
import { CardholderName, PaymentSource } from './payment-source.ts'
import { LastFour, PanToken } from './primitives.ts'

/**
 * The messages between the portal's page and the vault's frame, over postMessage. Each side checks the other's origin and window;
 * `channel` is random for each mounted frame, and the id of a `tokenise` or `request-source` is answered once, so that no message can be replayed.
 */
const channel = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))
const shortText = z.string().check(z.maxLength(500))

/** The texts and colours of a card field. Texts are plain text, never markup. */
export const FieldLook = z.object({
  label: shortText,
  help: shortText,
  problem: z.nullable(shortText),
  language: z.string().check(z.maxLength(40)),
  direction: z.enum(['ltr', 'rtl']),
  theme: z.enum(['light', 'dark']),
  colours: z.record(z.string().check(z.regex(/^--[a-z-]{1,30}$/)), z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
  revealed: z.boolean(),
})
export type FieldLook = z.output<typeof FieldLook>

export const HostMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('look'), channel, look: FieldLook }),
  z.object({ type: z.literal('focus'), channel }),
  z.object({ type: z.literal('tokenise'), channel, id: z.uuid() }),
  /** To the frame of a payment card's number, which gets expiry date and CVV from the frames beside it. */
  z.object({ type: z.literal('request-source'), channel, id: z.uuid(), name: CardholderName }),
  z.object({ type: z.literal('clear'), channel }),
])
export type HostMessage = z.output<typeof HostMessage>

const FieldProblem = z.nullable(z.enum(['required', 'invalid', 'not_mastercard']))
export type FieldProblem = z.output<typeof FieldProblem>

/** `card` is the field of the login page; the others are the three of a payment card. */
export const FieldKind = z.enum(['card', 'number', 'expiry', 'cvv'])
export type FieldKind = z.output<typeof FieldKind>

export const FrameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), channel }),
  z.object({ type: z.literal('state'), channel, problem: FieldProblem, touched: z.boolean(), focused: z.boolean() }),
  z.object({ type: z.literal('submit'), channel }),
  z.object({ type: z.literal('token'), channel, id: z.uuid(), pan_token: PanToken, last4: LastFour }),
  z.object({ type: z.literal('source'), channel, id: z.uuid(), source: PaymentSource }),
  z.object({
    type: z.literal('failed'),
    channel,
    id: z.uuid(),
    code: z.string().check(z.regex(/^[a-z_]{1,40}$/)),
    request_id: z.nullable(z.string().check(z.maxLength(64))),
  }),
])
export type FrameMessage = z.output<typeof FrameMessage>
