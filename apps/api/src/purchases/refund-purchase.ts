import type { Database } from '@amparo/database/database'
import type { Clock } from '../platform/clock.ts'
import { defineJob } from '../platform/jobs/jobs.ts'
import type { Payments } from '../platform/payments/payments.ts'
import type { Policies } from '../policies/create-policies.ts'
import type { PurchasesRepository } from './purchases-repository.ts'

export const refundPurchaseJob = defineJob<{ purchase_id: string }>('refund-purchase')

type Parts = {
  database: Database
  clock: Clock
  payments: Pick<Payments, 'refund'>
  policies: Pick<Policies, 'enterMovement'>
  purchases: PurchasesRepository
}

/** Returns the money of a charge that no policy came of: once, however often it is called. */
export function createRefundPurchase({ database, clock, payments, policies, purchases }: Parts) {
  return async (id: string) => {
    const purchase = await purchases.find(id)
    if (purchase?.state !== 'refunding' || purchase.charge_id === null) return
    const { policy_id, amount_cents, charge_id } = purchase
    const movement = `refund of purchase ${id}`
    const result = await payments.refund({ charge_id, amount_cents, idempotency_key: movement })
    if (result.status === 'refused') throw new Error(`a refund was refused: ${result.code}`)
    await database.transaction(async (tx) => {
      const current = await purchases.lock(tx, id)
      if (current?.state !== 'refunding') return
      const now = clock.now()
      await policies.enterMovement(tx, { policy_id, kind: 'refund', amount_cents, charge_id, movement, now })
      await purchases.setRefunded(tx, id, now)
    })
  }
}
