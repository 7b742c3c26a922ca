import Stripe from 'stripe'
import type { CardRefusal, PaymentProcessor } from './payment-processor.ts'

const TIMEOUT_MS = 8_000

const refusals: Record<string, CardRefusal> = {
  incorrect_number: 'invalid_card_number',
  invalid_number: 'invalid_card_number',
  invalid_expiry_month: 'invalid_expiry',
  invalid_expiry_year: 'invalid_expiry',
  expired_card: 'invalid_expiry',
  incorrect_cvc: 'invalid_cvv',
  invalid_cvc: 'invalid_cvv',
}

type Options = { secretKey: string; apiUrl: string | undefined; timeoutMs?: number }

/** Stripe keeps the card as a payment method; the API attaches it to a customer and charges it. */
export function stripeProcessor({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: Options): PaymentProcessor {
  const stripe = new Stripe(secretKey, {
    ...(apiUrl && addressOf(apiUrl)),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })

  return {
    async referenceFor({ number, month, year, cvv, name }) {
      try {
        const { id } = await stripe.paymentMethods.create({
          type: 'card',
          card: { number, exp_month: month, exp_year: year, cvc: cvv },
          billing_details: { name },
        })
        if (!/^pm_[A-Za-z0-9_]{1,100}$/.test(id)) throw new Error('Stripe answered without a payment method')
        return { reference: id }
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError)
          return { refusal: refusals[error.code ?? ''] ?? 'card_refused' }
        throw withoutCard(error)
      }
    },
  }
}

function addressOf(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl)
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    ...(port && { port }),
  }
}

/** Stripe's messages may repeat what they are about, so only type and code go any further. */
function withoutCard(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return error instanceof Error ? error : new Error('no answer')
  return new Error(`${error.type} ${error.code ?? ''} (status ${error.statusCode ?? 'none'})`)
}
