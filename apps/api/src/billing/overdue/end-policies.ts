import type { Database, Queryable } from '@amparo/database/database'
import { latestDay } from '@amparo/rules/dates/iso-date'
import { dueDatesUntil, reminderOn } from '@amparo/rules/policies/billing-days'
import { dayIn, termEnd } from '@amparo/rules/policies/policy-days'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import { oneByOne } from '../../platform/one-by-one.ts'
import type { Policies, Policy } from '../../policies/create-policies.ts'
import type { SendPolicyMail } from '../policy-mails.ts'
import { addReminder } from './reminders-repository.ts'

/** The day where the policy is, and the latest day anywhere, which is the same for all policies so that indexes can use it. */
const DAYS =
  'CROSS JOIN LATERAL (SELECT ($1::timestamptz AT TIME ZONE time_zone_id)::date AS today, $2::date AS latest_day) AS days'
const NOT_CHARGING = "NOT EXISTS (SELECT 1 FROM charges WHERE policy_id = policies.id AND state = 'charging')"

type Parts = {
  database: Database
  clock: Clock
  log: Pick<FastifyBaseLogger, 'error'>
  policies: Policies
  sendMail: SendPolicyMail
}

/** Sends reminders, lapses policies whose grace period is over, and expires those whose term is over. */
export function createEndPolicies({ database, clock, log, policies, sendMail }: Parts) {
  const todayOf = ({ time_zone_id }: Policy) => dayIn(time_zone_id, clock.now())

  /** Each policy gets its own transaction, and the condition is checked again once the policy is locked. */
  async function forEach(condition: string, work: (tx: Queryable, policy: Policy) => Promise<unknown>) {
    const find = `SELECT id FROM policies ${DAYS} WHERE ${condition}`
    const valuesWith = (last: unknown) => [clock.now(), latestDay(clock.now()), last]
    await oneByOne({
      onFailure: (error, policy) =>
        log.error({ err: error, policy }, 'a policy could not be ended, or its holder reminded'),
      list: async (most) => {
        const found = await database.query<{ id: string }>(`${find} LIMIT $3`, valuesWith(most))
        return found.map(({ id }) => id)
      },
      work: (id) =>
        database.transaction(async (tx) => {
          const policy = await policies.lock(tx, id)
          const isStillTrue = (await tx.query(`${find} AND id = $3`, valuesWith(id))).length > 0
          if (policy && isStillTrue) await work(tx, policy)
        }),
    })
  }

  async function end(tx: Queryable, policy: Policy, event: 'lapsed' | 'term_ended') {
    await policies.changeStatus(tx, policy, { event, author: 'system', now: clock.now() })
    await policies.setNextPayments(tx, [{ id: policy.id, day: null }])
  }

  return async () => {
    await forEach(
      `status = 'suspended' AND out_of_force_date > today AND out_of_force_date - 10 <= today AND NOT EXISTS (
         SELECT 1 FROM payment_reminders WHERE policy_id = policies.id AND coverage_ends_on = out_of_force_date
           AND days_before <= CASE WHEN out_of_force_date - 3 <= today THEN 3 ELSE 10 END)`,
      async (tx, policy) => {
        const { id: policy_id, out_of_force_date: ends, next_payment_on: since, effective_date } = policy
        const today = todayOf(policy)
        const days_before = ends && reminderOn(today, ends)
        if (!ends || !since || !days_before) return
        if (!(await addReminder(tx, { policy_id, coverage_ends_on: ends, days_before }))) return
        const cents = dueDatesUntil(effective_date, { since, today }).length * policy.monthly_premium_cents
        await sendMail(tx, policy, 'reminder', { day: ends, cents })
      },
    )
    // A payment that began in time still counts, so a policy with a charge in progress does not lapse yet.
    await forEach(`status = 'suspended' AND out_of_force_date <= today AND ${NOT_CHARGING}`, async (tx, policy) => {
      await end(tx, policy, 'lapsed')
      await sendMail(tx, policy, 'lapsed', { day: policy.out_of_force_date ?? todayOf(policy) })
    })
    // Only once every month is paid: after a long outage, the last charges may not have been made yet. A term from 29 February ends on 28 February,
    // so the bound for the index is a day later.
    await forEach(
      `status = 'in_force' AND next_payment_on IS NULL AND effective_date + interval '1 year' <= today
         AND effective_date <= latest_day - interval '1 year' + interval '1 day'`,
      async (tx, policy) => {
        const day = termEnd(policy.effective_date)
        await end(tx, policy, 'term_ended')
        await policies.setOutOfForceDate(tx, policy.id, day)
        await sendMail(tx, policy, 'expired', { day })
      },
    )
  }
}
