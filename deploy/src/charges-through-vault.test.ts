import { randomBytes } from 'node:crypto'
import { createApp } from '@amparo/service/app/create-app'
import { createLogger } from '@amparo/service/process/logger'
import { chargeRelay } from '@amparo/vault/payments/charge-relay'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Payments } from '../../apps/api/src/platform/payments/payments.ts'
import { createStripePayments } from '../../apps/api/src/platform/payments/stripe-payments.ts'
import { describePayments } from '../../apps/api/src/platform/payments/testing/payments-contract.ts'
import { startStripeServer } from '../../apps/api/src/platform/payments/testing/stripe-server.ts'

const KEY = 'sk_test_of_the_vault'
const SECRET = 'the internal secret of the tests, long enough'

let stripe: Awaited<ReturnType<typeof startStripeServer>>
let vault: ReturnType<typeof createApp>
let payments: Payments
beforeAll(async () => {
  stripe = await startStripeServer(KEY)
  vault = createApp({ logger: createLogger({ name: 'vault', level: 'silent' }) })
  await vault.register(chargeRelay, { secretKey: KEY, apiUrl: stripe.url, internalSecret: SECRET })
  await vault.listen({ host: '127.0.0.1', port: 0 })
  payments = createStripePayments({ secretKey: SECRET, url: vault.listeningOrigin })
})
afterAll(async () => {
  await vault.close()
  await stripe.close()
})

// The way of charges and refunds in a deployment, where the API has no key and only the vault reaches Stripe.
describe('Stripe through the vault', () =>
  describePayments({
    payments: () => payments,
    reference: (outcome) => `pm_${outcome}_${randomBytes(6).toString('hex')}`,
    strangeCharges: ['pi_nothing', 'ch_nothing'],
    moved: async () => stripe.moved(),
  }))
