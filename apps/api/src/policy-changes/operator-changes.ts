import {
  cancelOperatorPolicy,
  chargeOperatorPolicy,
  type OperatorAccount,
  refundOperatorPolicy,
} from '@amparo/contract/operator-policies'
import type { Database } from '@amparo/database/database'
import { centsOf, dollarsOf } from '@amparo/rules/policies/money'
import { implement } from '@amparo/service/app/implement'
import type { Billing } from '../billing/create-billing.ts'
import type { Policies, Policy } from '../policies/create-policies.ts'
import type { Cancel } from './cancel.ts'

type Parts = {
  database: Database
  policies: Policies
  billing: Pick<Billing, 'chargeOverdue' | 'refund' | 'toBeReturned'>
  cancel: Cancel['cancel']
}

/** Changes that an operator makes for a policyholder. Each adds an event with its author to the history. */
export function operatorChangeRoutes({ database, policies, billing, cancel }: Parts) {
  async function accountOf({ id, number }: Policy): Promise<OperatorAccount> {
    const [policy, ledger, returning] = await Promise.all([
      policies.find(id),
      policies.ledgerOf(database, id),
      billing.toBeReturned(database, id),
    ])
    if (!policy) throw new Error('the policy no longer exists')
    const paid = ledger.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
    return {
      id,
      number,
      status_code: policies.statusOf(policy),
      paid: dollarsOf(paid),
      to_be_returned: dollarsOf(returning),
    }
  }

  return [
    implement(cancelOperatorPolicy, async ({ params, body, author, refuse, log }) => {
      const policy = (await policies.findNamed(params.id)) ?? refuse('unknown_policy')
      const result = await cancel(policy.id, { ...body, author }, log)
      return typeof result === 'string' ? refuse(result) : accountOf(policy)
    }),

    implement(chargeOperatorPolicy, async ({ params, body, author, refuse, log }) => {
      const policy = (await policies.findNamed(params.id)) ?? refuse('unknown_policy')
      const result = await billing.chargeOverdue(policy.id, { ...body, author, log })
      if (result.is === 'in_progress') return refuse('payment_in_progress')
      if (result.is === 'nothing_due') return refuse('nothing_due')
      return result.is === 'declined' ? refuse(result.code) : accountOf(policy)
    }),

    implement(refundOperatorPolicy, async ({ params, body: { amount, request_id }, author, refuse }) => {
      const problems = [{ path: 'body.amount', code: 'not_whole_cents' }]
      const amount_cents = centsOf(amount) ?? refuse('invalid_request', { problems })
      const policy = (await policies.findNamed(params.id)) ?? refuse('unknown_policy')
      if (policy.number === null) return refuse('not_purchased')
      const result = await billing.refund(policy.id, { amount_cents, request_id, author })
      return result === 'planned' ? accountOf(policy) : refuse(result)
    }),
  ]
}
