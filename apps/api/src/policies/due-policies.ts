import type { Database } from '@amparo/database/database'
import type { PolicyEvent, PolicyStatus } from '@amparo/rules/policies/policy-status'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import { oneByOne } from '../platform/one-by-one.ts'
import type { ChangeStatus } from './change-status.ts'
import type { PoliciesRepository } from './policies-repository.ts'
import { statusAt } from './policy.ts'

const eventIn: Partial<Record<PolicyStatus, PolicyEvent>> = { bound: 'started', initializing: 'quote_ended' }

type Parts = {
  database: Database
  clock: Clock
  log: Pick<FastifyBaseLogger, 'error'>
  repository: Pick<PoliciesRepository, 'listDue' | 'lock'>
  changeStatus: ChangeStatus
  /** How many are read at a time. Only tests set it. */
  atOnce?: number
}

/** Starts policies whose start date has come and ends expired quotes. A worker calls it each minute. */
export function createDuePolicies({ database, clock, repository, changeStatus, log, atOnce }: Parts) {
  return async () => {
    const now = clock.now()
    await oneByOne({
      atOnce,
      onFailure: (error, policy) =>
        log.error({ err: error, policy }, 'a policy could not be started, or a quote ended'),
      list: (most) => repository.listDue(now, most),
      work: (id) =>
        database.transaction(async (tx) => {
          const policy = await repository.lock(tx, id)
          const event = policy && eventIn[policy.status]
          if (event && statusAt(policy, now) !== policy.status)
            await changeStatus(tx, policy, { event, author: 'system', now })
        }),
    })
  }
}
