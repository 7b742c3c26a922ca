import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stripeProcessor } from './stripe-processor.ts'

const card = { number: '5555555555554444', month: 12, year: 2028, cvv: '123', name: 'Ada Winters' }
const cardError = (code: string, decline_code?: string) => ({
  status: 402,
  body: { error: { type: 'card_error', code, decline_code, message: `Your card 5555555555554444 has a problem.` } },
})
const paymentMethod = {
  id: 'pm_1TestAbcDef',
  object: 'payment_method',
  type: 'card',
  card: { brand: 'mastercard', last4: '4444', exp_month: 12, exp_year: 2028 },
  livemode: false,
}

let server: Server
let answer: { status: number; body: unknown }
let asked: { path: string | undefined; authorization: string | undefined; form: Record<string, string> }[]
beforeAll(async () => {
  server = createServer(async (request: IncomingMessage, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)))
    asked.push({ path: request.url, authorization: request.headers.authorization, form })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

function submit(next: typeof answer) {
  asked = []
  answer = next
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return stripeProcessor({ secretKey: 'sk_test_abcdefgh', apiUrl }).referenceFor(card)
}

describe('Stripe', () => {
  it('turns a card into a payment method', async () => {
    expect(await submit({ status: 200, body: paymentMethod })).toEqual({ reference: 'pm_1TestAbcDef' })
    expect(asked).toEqual([
      {
        path: '/v1/payment_methods',
        authorization: 'Bearer sk_test_abcdefgh',
        form: {
          type: 'card',
          'card[number]': '5555555555554444',
          'card[exp_month]': '12',
          'card[exp_year]': '2028',
          'card[cvc]': '123',
          'billing_details[name]': 'Ada Winters',
        },
      },
    ])
  })

  it.each([
    ['invalid_card_number', cardError('incorrect_number')],
    ['invalid_expiry', cardError('invalid_expiry_year')],
    ['invalid_expiry', cardError('expired_card')],
    ['invalid_cvv', cardError('invalid_cvc')],
    ['card_refused', cardError('card_declined', 'generic_decline')],
  ])('refuses a card: %s', async (refusal, refused) => {
    expect(await submit(refused)).toEqual({ refusal })
  })

  it.each([
    ['a wrong key', { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } }],
    ['too many calls', { status: 429, body: { error: { type: 'rate_limit_error', code: 'rate_limit', message: '' } } }],
    ['a failure', { status: 500, body: { error: { type: 'api_error', message: 'Card 5555555555554444 failed' } } }],
    ['another object', { status: 200, body: { id: 'cus_1', object: 'customer' } }],
  ])('throws for %s, without anything of the card', async (_, failing) => {
    const error = await submit(failing).then(
      () => null,
      (reason: Error) => reason,
    )
    expect(error).toBeInstanceOf(Error)
    expect(JSON.stringify([error?.message, Object.values({ ...error })])).not.toMatch(/5555|4444|sk_test/)
  })

  it('throws if nobody listens', async () => {
    const nobody = stripeProcessor({ secretKey: 'sk_test_abcdefgh', apiUrl: 'http://127.0.0.1:1' })
    await expect(nobody.referenceFor(card)).rejects.toThrow('StripeConnectionError')
  })
})
