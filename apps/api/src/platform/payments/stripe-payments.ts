import Stripe from 'stripe'
import {
  assertAmount,
  type Charge,
  type ChargeResult,
  type DeclineCode,
  IdempotencyMismatch,
  type Payments,
  ProcessorFailed,
} from './payments.ts'
import { createOnce } from './stripe-create-once.ts'

const TIMEOUT_MS = 8_000
const BRANDS: Record<string, string> = { mastercard: 'Mastercard' }

/** Stripe's words for a declined card; all others are `card_declined`. */
const declineCodes: Record<string, DeclineCode> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvv',
  invalid_cvc: 'incorrect_cvv',
  processing_error: 'processing_error',
}

/** `url` replaces Stripe's own address in tests. */
export type StripeOptions = { secretKey: string; url?: string | undefined }

/**
 * Stripe. A card is attached to a customer of its own, so that it can be charged again each month. A charge is a payment intent, created and
 * confirmed in two calls: an intent that was not confirmed can be canceled for certain. Its id is the charge's id.
 */
export function createStripePayments({ secretKey, url }: StripeOptions): Payments {
  const stripe = new Stripe(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: 0, telemetry: false, ...placeOf(url) })

  const attachedTo = async (reference: string) => {
    const { customer } = await stripe.paymentMethods.retrieve(reference)
    return typeof customer === 'string' ? customer : customer?.id
  }

  /**
   * The customer that a card is attached to. Attaching has a key too: Stripe may decline a card then, which leaves no trace at Stripe, and whoever
   * asks again must not get another answer.
   */
  async function customerOf(reference: string): Promise<string> {
    const known = await attachedTo(reference)
    if (known) return known
    const { id: customer } = await createOnce(`customer-${reference}`, {
      find: async () => undefined,
      create: (key) => stripe.customers.create({}, key),
    })
    return createOnce(`attach-${reference}`, {
      find: () => attachedTo(reference),
      create: (key) => stripe.paymentMethods.attach(reference, { customer }, key).then(() => customer),
    })
  }

  async function intentFor(charge: Charge): Promise<Stripe.PaymentIntent> {
    const { amount_cents: amount, payment_reference: payment_method, idempotency_key } = charge
    const currency = charge.currency.toLowerCase()
    const customer = await customerOf(payment_method)
    const allowed_payment_method_types: ['card'] = ['card']
    const metadata = { idempotency_key }
    const request = { amount, currency, customer, payment_method, allowed_payment_method_types, metadata }
    const intent = await createOnce(`intent-${idempotency_key}`, {
      find: () => earlierIntent(customer, idempotency_key),
      create: (key) => stripe.paymentIntents.create(request, key),
    })
    if (intent.amount !== amount || intent.currency !== currency) throw new IdempotencyMismatch()
    return intent
  }

  async function earlierIntent(customer: string, key: string): Promise<Stripe.PaymentIntent | undefined> {
    const { data } = await stripe.paymentIntents.list({ customer, limit: 100 })
    return data.find(({ metadata }) => metadata.idempotency_key === key)
  }

  async function earlierRefund(payment_intent: string, key: string): Promise<Stripe.Refund | undefined> {
    const { data } = await stripe.refunds.list({ payment_intent, limit: 100 })
    return data.find(({ metadata }) => metadata?.idempotency_key === key)
  }

  async function result(id: string): Promise<ChargeResult> {
    const intent = await stripe.paymentIntents.retrieve(id)
    if (intent.status === 'succeeded') return { status: 'succeeded', charge_id: id }
    if (intent.status === 'canceled') return { status: 'declined', code: 'processing_error' }
    if (intent.last_payment_error) return { status: 'declined', code: declineOf(intent.last_payment_error) }
    throw new ProcessorFailed(`payments: a payment intent is ${intent.status}`)
  }

  return {
    async charge(charge) {
      assertAmount(charge.amount_cents)
      return decided(async () => {
        const { id, status: before } = await intentFor(charge)
        if (before !== 'requires_confirmation') return result(id)
        // Without a key of the charge, so that a failure can be tried again: Stripe confirms an intent once.
        const { status } = await stripe.paymentIntents.confirm(id, { off_session: true }).catch((error) => {
          // Another process or an earlier try canceled or confirmed it; its own state says which.
          if (codeOf(error) === 'payment_intent_unexpected_state') return { status: 'other' as const }
          throw error
        })
        return status === 'succeeded' ? { status: 'succeeded', charge_id: id } : result(id)
      })
    },

    async abandon(charge) {
      assertAmount(charge.amount_cents)
      return decided(async () => {
        const { id } = await intentFor(charge)
        await stripe.paymentIntents.cancel(id).catch((error) => {
          if (codeOf(error) !== 'payment_intent_unexpected_state') throw error
        })
        return result(id)
      })
    },

    async refund({ charge_id, amount_cents, idempotency_key }) {
      assertAmount(amount_cents)
      try {
        const request = { payment_intent: charge_id, amount: amount_cents, metadata: { idempotency_key } }
        const { id, amount } = await createOnce(idempotency_key, {
          find: () => earlierRefund(charge_id, idempotency_key),
          create: (key) => stripe.refunds.create(request, key),
        })
        if (amount !== amount_cents) throw new IdempotencyMismatch()
        return { status: 'succeeded', refund_id: id }
      } catch (error) {
        if (isMissing(error) || codeOf(error) === 'payment_intent_unexpected_state')
          return { status: 'refused', code: 'unknown_charge' }
        if (codeOf(error) === 'charge_already_refunded' || isAboutAmount(error))
          return { status: 'refused', code: 'exceeds_charge' }
        throw failure(error)
      }
    },

    async describeCard(reference) {
      try {
        const { card } = await stripe.paymentMethods.retrieve(reference)
        if (!card) return null
        const { brand, last4: last_4, exp_month, exp_year } = card
        return { brand: BRANDS[brand] ?? brand, last_4, exp_month, exp_year }
      } catch (error) {
        if (isMissing(error)) return null
        throw failure(error)
      }
    },
  }
}

/** A declined card is an answer; everything else that Stripe throws is a failure. */
async function decided(work: () => Promise<ChargeResult>): Promise<ChargeResult> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return { status: 'declined', code: declineOf(error) }
    if (isMissing(error)) return { status: 'declined', code: 'unknown_reference' }
    throw failure(error)
  }
}

function declineOf({
  code,
  decline_code,
}: {
  code?: string | undefined
  decline_code?: string | undefined
}): DeclineCode {
  return declineCodes[decline_code ?? ''] ?? declineCodes[code ?? ''] ?? 'card_declined'
}

const codeOf = (error: unknown) => (error instanceof Stripe.errors.StripeError ? error.code : undefined)
const isMissing = (error: unknown) => codeOf(error) === 'resource_missing'
const isAboutAmount = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'amount'

/** Stripe's errors carry the request with its headers, so they are never passed on: a log would have them. */
function failure(error: unknown): Error {
  if (error instanceof Stripe.errors.StripeIdempotencyError && error.code !== 'idempotency_key_in_use')
    return new IdempotencyMismatch()
  if (error instanceof Stripe.errors.StripeError)
    return new ProcessorFailed(`payments: Stripe failed with ${error.type}, request ${error.requestId ?? 'unknown'}`)
  return error as Error
}

function placeOf(url: string | undefined) {
  if (!url) return {}
  const { protocol, hostname, port } = new URL(url)
  return { protocol: protocol.slice(0, -1) as 'http' | 'https', host: hostname, ...(port && { port }) }
}
