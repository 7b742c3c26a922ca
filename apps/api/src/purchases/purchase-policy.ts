import { purchasePolicy } from '@amparo/contract/quotes'
import { type Call, implement } from '@amparo/service/app/implement'
import { problemOf } from '../platform/payments/payment-problem.ts'
import type { PaymentCard, Payments } from '../platform/payments/payments.ts'
import { refuseBillingAddress } from '../platform/payments/refuse-billing-address.ts'
import type { Policies } from '../policies/create-policies.ts'
import type { createBeginPurchase } from './begin-purchase.ts'
import type { Purchase } from './purchases-repository.ts'

type PurchaseCall = Call<typeof purchasePolicy>
type Parts = {
  payments: Pick<Payments, 'describeCard'>
  policies: Policies
  beginPurchase: ReturnType<typeof createBeginPurchase>
  waitFor: (id: string, log: PurchaseCall['log']) => Promise<Purchase | null>
}

/** Buys a policy, once: whoever asks again for the same quote gets the same policy. */
export function purchasePolicyRoute({ payments, policies, beginPurchase, waitFor }: Parts) {
  async function describe({ body, log, refuse }: PurchaseCall): Promise<PaymentCard> {
    const card = await payments.describeCard(body.payment_info.number).catch((error: Error) => {
      log.error({ cause: error.message }, 'the payment processor did not answer')
      return null
    })
    return card ?? refuse('payment_failed')
  }

  return implement(purchasePolicy, async (call) => {
    const { params, body, refuse, log } = call
    const { user, policy } = await policies.requireOwnWithUser(call, params.id)
    if (policy.number !== null) return policies.details(policy)
    if (!body.toc_agreement) return refuse('outline_not_acknowledged')
    refuseBillingAddress(body.billing_address, refuse)
    const begun = await beginPurchase(policy.id, body, { user, card: await describe(call) })
    if (begun.is === 'refused') return refuse(begun.code)
    if (begun.is === 'begun') {
      const purchase = begun.purchase.state === 'charging' ? await waitFor(begun.purchase.id, log) : begun.purchase
      if (purchase?.state !== 'succeeded') return refuse(refusalOf(purchase))
    }
    return policies.details((await policies.findOwn(user, policy.id)) ?? refuse('not_found'))
  })
}

function refusalOf(purchase: Purchase | null) {
  if (!purchase) return 'purchase_in_progress'
  return purchase.decline_code ? problemOf(purchase.decline_code) : 'payment_failed'
}
