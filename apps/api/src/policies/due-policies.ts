import type { Database } from '@amparo/database/database'
import type { PolicyEvent, PolicyStatus } from '@amparo/rules/policies/policy-status'
import type { Clock } from '../platform/clock.ts'
import type { ChangeStatus } from './change-status.ts'
import type { PoliciesRepository } from './policies-repository.ts'
import { statusAt } from './policy.ts'

const AT_ONCE = 500
const eventIn: Partial<Record<PolicyStatus, PolicyEvent>> = { bound: 'started', initializing: 'quote_ended' }

type Parts = {
  database: Database
  clock: Clock
  repository: Pick<PoliciesRepository, 'listDue' | 'lock'>
  changeStatus: ChangeStatus
  /** How many are read at a time. Only tests set it. */
  atOnce?: number
}

/** Starts policies whose start date has come and ends expired quotes. A worker calls it each minute. */
export function createDuePolicies({ database, clock, repository, changeStatus, atOnce = AT_ONCE }: Parts) {
  return async () => {
    const now = clock.now()
    let due: string[]
    do {
      due = await repository.listDue(now, atOnce)
      for (const id of due)
        await database.transaction(async (tx) => {
          const policy = await repository.lock(tx, id)
          const event = policy && eventIn[policy.status]
          if (event && statusAt(policy, now) !== policy.status)
            await changeStatus(tx, policy, { event, author: 'system', now })
        })
    } while (due.length === atOnce)
  }
}
