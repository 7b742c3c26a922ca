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

/** `request`: the operator's request that it was planned for. */
export type PlanRefunds = (
  tx: Queryable,
  policyId: string,
  refunds: readonly Refund[],
  request?: string,
) => Promise<void>

/** Returns money to the charges it came from: planned in a transaction, made by a job, and entered in the ledger once the processor confirms it. */
export function createRefunds({ database, clock, jobs, payments, policies, refunds }: Parts) {
  const plan: PlanRefunds = async (tx, policy_id, wanted, request) => {
    for (const { charge_id, amount_cents } of wanted) {
      const id = randomUUID()
      await refunds.insert(tx, { id, policy_id, charge_id, amount_cents, request_id: request ?? null }, clock.now())
      await jobs.enqueue(tx, refundJob, { refund_id: id })
    }
  }

  /** Once, however often it is called: the processor knows the refund by its id. */
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
