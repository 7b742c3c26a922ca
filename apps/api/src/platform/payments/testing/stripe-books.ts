export type StripeAnswer = { status: number; body: object; losses?: number }
type Fields = Record<string, string>
type Intent = {
  id: string
  status: string
  amount: number
  payment_method: string
  last_payment_error: object | null
  currency: string
  customer: string
  metadata: Fields
}

const error = (status: number, body: object): StripeAnswer => ({ status, body: { error: { message: 'No.', ...body } } })
const missing = () => error(404, { type: 'invalid_request_error', code: 'resource_missing' })
const unexpected = () => error(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' })
const metadataOf = (fields: Fields) => ({ idempotency_key: fields['metadata[idempotency_key]'] ?? '' })

const cardErrors: Record<string, { code: string; decline_code?: string }> = {
  card_declined: { code: 'card_declined', decline_code: 'generic_decline' },
  insufficient_funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  expired_card: { code: 'expired_card' },
  incorrect_cvv: { code: 'incorrect_cvc' },
}

/** Stripe's customers, payment methods, intents and refunds, in memory. */
export function createStripeBooks() {
  const customers = new Map<string, string>()
  const declined = new Set<string>()
  const intents = new Map<string, Intent>()
  const refunds: { id: string; payment_intent: string; amount: number; metadata: Fields }[] = []
  let made = 0
  const newId = (prefix: string) => `${prefix}_${++made}`
  const outcomeOf = (method: string) => /^pm_(.+)_[0-9a-f]{12}$/.exec(method)?.[1]
  const refundedOf = (id: string) =>
    refunds.filter(({ payment_intent }) => payment_intent === id).reduce((sum, one) => sum + one.amount, 0)

  function confirm(intent: Intent): StripeAnswer {
    // As at Stripe, one whose card was declined has no card any more.
    if (intent.status !== 'requires_confirmation') return unexpected()
    const outcome = outcomeOf(intent.payment_method) ?? ''
    if (outcome === 'processing_error') return error(500, { type: 'api_error' })
    const refusal = cardErrors[outcome]
    if (refusal) {
      intent.status = 'requires_payment_method'
      intent.last_payment_error = { type: 'card_error', ...refusal }
      return error(402, intent.last_payment_error)
    }
    intent.status = 'succeeded'
    // Twice, because Stripe's library retries when a connection fails.
    return { status: 200, body: intent, losses: outcome === 'answer_lost' ? 2 : 0 }
  }

  function cancel(intent: Intent): StripeAnswer {
    if (!intent.status.startsWith('requires_')) return unexpected()
    intent.status = 'canceled'
    return { status: 200, body: intent }
  }

  function refund({ payment_intent = '', amount = '', ...more }: Fields): StripeAnswer {
    const intent = intents.get(payment_intent)
    if (!intent) return missing()
    if (intent.status !== 'succeeded') return unexpected()
    if (refundedOf(intent.id) >= intent.amount)
      return error(400, { type: 'invalid_request_error', code: 'charge_already_refunded' })
    if (refundedOf(intent.id) + Number(amount) > intent.amount)
      return error(400, { type: 'invalid_request_error', param: 'amount' })
    const entry = { id: newId('re'), payment_intent, amount: Number(amount), metadata: metadataOf(more) }
    refunds.push(entry)
    return { status: 200, body: { ...entry, object: 'refund', status: 'succeeded' } }
  }

  function aboutMethod(id: string, customer?: string): StripeAnswer {
    if (!outcomeOf(id)) return missing()
    if (customer && customers.has(id)) return error(400, { type: 'invalid_request_error' })
    // Stripe checks a card when it is attached, and may decide otherwise the next time.
    if (customer && outcomeOf(id) === 'declined_when_attached' && !declined.has(id)) {
      declined.add(id)
      return error(402, { type: 'card_error', ...cardErrors.card_declined })
    }
    if (customer) customers.set(id, customer)
    const card = { brand: 'mastercard', last4: '4444', exp_month: 12, exp_year: 2030 }
    return { status: 200, body: { id, object: 'payment_method', card, customer: customers.get(id) ?? null } }
  }

  function create({ amount = '', currency = '', payment_method = '', customer = '', ...more }: Fields): StripeAnswer {
    // As at Stripe, a card is charged for the customer that has it.
    if (customers.get(payment_method) !== customer) return error(400, { type: 'invalid_request_error' })
    const intent: Intent = {
      id: newId('pi'),
      status: 'requires_confirmation',
      amount: Number(amount),
      currency,
      customer,
      payment_method,
      metadata: metadataOf(more),
      last_payment_error: null,
    }
    intents.set(intent.id, intent)
    return { status: 200, body: intent }
  }

  /** Newest first. */
  const list = (data: object[]): StripeAnswer => ({
    status: 200,
    body: { object: 'list', data: data.toReversed(), has_more: false },
  })

  return {
    moved: () =>
      [...intents.values()]
        .filter(({ status }) => status === 'succeeded')
        .reduce((sum, { id, amount }) => sum + amount - refundedOf(id), 0),

    answer(path: string, fields: Fields): StripeAnswer {
      const [verb = '', , , kind = '', id = '', action = ''] = path.replace(' ', '/').split('/')
      if (verb === 'POST' && kind === 'customers')
        return { status: 200, body: { id: newId('cus'), object: 'customer' } }
      if (kind === 'payment_methods') return aboutMethod(id, fields.customer)
      if (verb === 'POST' && kind === 'refunds') return refund(fields)
      if (kind === 'refunds') return list(refunds.filter((one) => one.payment_intent === fields.payment_intent))
      if (kind !== 'payment_intents') return error(404, { type: 'invalid_request_error' })
      if (!id && verb === 'GET') return list([...intents.values()].filter((one) => one.customer === fields.customer))
      if (!id) return create(fields)
      const intent = intents.get(id)
      if (!intent) return missing()
      if (action === 'confirm') return confirm(intent)
      if (action === 'cancel') return cancel(intent)
      return { status: 200, body: intent }
    },
  }
}
