import { randomUUID } from 'node:crypto'
import type { Database, Queryable } from '@amparo/database/database'
import type { Refund } from '@amparo/rules/policies/refunds'
import type { Clock } from '../../platform/clock.ts'
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts'
import type { Payments } from '../../platform/payments/payments.ts'
import type { Policies } from '../../policies/create-policies.ts'
import type { RefundsRepository } from './refunds-repository.ts'

export const refundJob = defineJob<{ refund_id: string }>('refund-charge')

type Parts = {
  database: Database
  clock: Clock
  jobs: Jobs
  payments: Pick<Payments, 'refund'>
  policies: Pick<Policies, 'enterMovement'>
  refunds: RefundsRepository
}

/** `request` is the id of the operator's request, if an operator asked for the refund. */
export type PlanRefunds = (
  tx: Queryable,
  policyId: string,
  refunds: readonly Refund[],
  request?: string,
) => Promise<void>

/** Refunds charges: a transaction plans the refund, a job makes it, and it is entered in the ledger once the processor confirms it. */
export function createRefunds({ database, clock, jobs, payments, policies, refunds }: Parts) {
  const plan: PlanRefunds = async (tx, policy_id, wanted, request) => {
    for (const { charge_id, amount_cents } of wanted) {
      const id = randomUUID()
      await refunds.insert(tx, { id, policy_id, charge_id, amount_cents, request_id: request ?? null }, clock.now())
      await jobs.enqueue(tx, refundJob, { refund_id: id })
    }
  }

  /** Makes a refund once, however often this is called: the refund's id is the processor's idempotency key. */
  async function make(id: string) {
    const planned = await refunds.findPlanned(id)
    if (!planned) return
    const { policy_id, charge_id, amount_cents } = planned
    const movement = `refund ${id}`
    const result = await payments.refund({ charge_id, amount_cents, idempotency_key: movement })
    if (result.status === 'refused') throw new Error(`a refund was refused: ${result.code}`)
    await database.transaction(async (tx) => {
      if (!(await refunds.lockPlanned(tx, id))) return
      const now = clock.now()
      await policies.enterMovement(tx, { policy_id, kind: 'refund', amount_cents, charge_id, movement, now })
      await refunds.setDone(tx, id, now)
    })
  }

  return { plan, make }
}
