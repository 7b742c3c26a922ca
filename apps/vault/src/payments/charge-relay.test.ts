import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createApp } from '@amparo/service/app/create-app'
import { createLogger } from '@amparo/service/process/logger'
import type { FastifyInstance } from 'fastify'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chargeRelay } from './charge-relay.ts'

const SECRET = 'the internal secret of the tests, long enough'
const KEY = 'sk_test_of_the_vault'

type Asked = { call: string; headers: Record<string, unknown>; body: string }
let asked: Asked[]
let answer: { status: number; body: unknown } | 'silence'
const stripeServer = createServer(async (request, reply) => {
  asked.push({ call: `${request.method} ${request.url}`, headers: request.headers, body: await text(request) })
  if (answer === 'silence') return request.socket.destroy()
  reply.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_1' })
  reply.end(JSON.stringify(answer.body))
})

let app: FastifyInstance
const lines: string[] = []
beforeAll(async () => {
  await new Promise<void>((resolve) => stripeServer.listen(0, '127.0.0.1', resolve))
  const apiUrl = `http://127.0.0.1:${(stripeServer.address() as AddressInfo).port}`
  app = createApp({ logger: createLogger({ name: 'vault', sink: { write: (line) => void lines.push(line) } }) })
  await app.register(chargeRelay, { secretKey: KEY, apiUrl, internalSecret: SECRET })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  stripeServer.close()
})
beforeEach(() => {
  asked = []
  answer = { status: 200, body: { id: 'pi_1', object: 'payment_intent', status: 'succeeded' } }
})

/** Stripe's own library, as the API uses it, with the vault in Stripe's place. */
const stripeAt = (secret = SECRET) => {
  const { hostname, port } = new URL(app.listeningOrigin)
  return new Stripe(secret, { protocol: 'http', host: hostname, port, maxNetworkRetries: 0, telemetry: false })
}
const order = { amount: 1731, currency: 'usd', payment_method: 'pm_1' }

describe('the way of charges through the vault', () => {
  it('passes a call on with the vault’s key and the caller’s idempotency key', async () => {
    const { id } = await stripeAt().paymentIntents.create(order, { idempotencyKey: 'order-1' })
    expect(id).toBe('pi_1')
    expect(asked).toMatchObject([
      {
        call: 'POST /v1/payment_intents',
        headers: { authorization: `Bearer ${KEY}`, 'idempotency-key': 'order-1' },
        body: 'amount=1731&currency=usd&payment_method=pm_1',
      },
    ])
    expect(JSON.stringify(asked)).not.toContain(SECRET)
  })

  it('has every call that charges need', async () => {
    const stripe = stripeAt()
    await stripe.paymentMethods.retrieve('pm_1')
    await stripe.customers.create({})
    await stripe.paymentMethods.attach('pm_1', { customer: 'cus_1' })
    answer = { status: 200, body: { object: 'list', data: [], has_more: false } }
    await stripe.paymentIntents.list({ customer: 'cus_1', limit: 100 })
    await stripe.refunds.list({ payment_intent: 'pi_1', limit: 100 })
    answer = { status: 200, body: { id: 'pi_1' } }
    await stripe.paymentIntents.confirm('pi_1', { off_session: true })
    await stripe.paymentIntents.retrieve('pi_1')
    await stripe.paymentIntents.cancel('pi_1')
    await stripe.refunds.create({ payment_intent: 'pi_1', amount: 5 })
    expect(asked.map(({ call }) => call)).toEqual([
      'GET /v1/payment_methods/pm_1',
      'POST /v1/customers',
      'POST /v1/payment_methods/pm_1/attach',
      'GET /v1/payment_intents?customer=cus_1&limit=100',
      'GET /v1/refunds?payment_intent=pi_1&limit=100',
      'POST /v1/payment_intents/pi_1/confirm',
      'GET /v1/payment_intents/pi_1',
      'POST /v1/payment_intents/pi_1/cancel',
      'POST /v1/refunds',
    ])
  })

  it('fails a call that it does not pass on, instead of letting it look like a success', async () => {
    await expect(stripeAt().payouts.create({ amount: 1, currency: 'usd' })).rejects.toMatchObject({ statusCode: 404 })
    expect(asked).toEqual([])
  })

  it('gives Stripe’s refusals back as they are', async () => {
    answer = { status: 402, body: { error: { type: 'card_error', code: 'card_declined', message: 'no' } } }
    await expect(stripeAt().paymentIntents.confirm('pi_1')).rejects.toMatchObject({
      code: 'card_declined',
      requestId: 'req_1',
    })
  })

  it('says that there is no answer if Stripe gives none', async () => {
    answer = 'silence'
    await expect(stripeAt().paymentIntents.confirm('pi_1')).rejects.toMatchObject({ statusCode: 502 })
  })

  it.each<[string, 'GET' | 'POST', string, string, string, number, string?]>([
    ['another secret', 'POST', '/v1/payment_intents', '', 'Bearer another', 401],
    ['no secret', 'POST', '/v1/payment_intents', '', '', 401],
    ['a card', 'POST', '/v1/payment_methods', 'type=card&card[number]=5555555555554444', `Bearer ${SECRET}`, 404],
    ['a card token', 'POST', '/v1/tokens', 'card[number]=5555555555554444', `Bearer ${SECRET}`, 404],
    ['a payout', 'POST', '/v1/payouts', 'amount=1', `Bearer ${SECRET}`, 404],
    ['a list of customers', 'GET', '/v1/customers', '', `Bearer ${SECRET}`, 404],
    [
      'a card inside a charge',
      'POST',
      '/v1/payment_intents',
      'amount=1&payment_method_data[card][number]=5555555555554444',
      `Bearer ${SECRET}`,
      400,
    ],
    ['a source', 'POST', '/v1/customers', 'source[number]=5555555555554444', `Bearer ${SECRET}`, 400],
    ['JSON', 'POST', '/v1/refunds', '{"a":1}', `Bearer ${SECRET}`, 400, 'application/json'],
  ])('does not pass on %s', async (_, method, path, body, authorization, status, type) => {
    const answer = await fetch(app.listeningOrigin + path, {
      method,
      headers: { authorization, 'content-type': type ?? 'application/x-www-form-urlencoded' },
      ...(method === 'POST' && { body }),
    })
    expect(answer.status).toBe(status)
    expect(asked).toEqual([])
    expect(lines.join('')).not.toMatch(/5555555555554444|sk_test/)
  })
})
