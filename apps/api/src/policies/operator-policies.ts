import {
  listOperatorPolicies,
  listPolicyHistory,
  resendPolicyLink,
  showOperatorPolicy,
} from '@amparo/contract/operator-policies'
import type { Database } from '@amparo/database/database'
import { dollarsOf } from '@amparo/rules/policies/money'
import { implement } from '@amparo/service/app/implement'
import type { Clock } from '../platform/clock.ts'
import type { Users } from '../users/create-users.ts'
import { ledgerOf } from './ledger-repository.ts'
import type { PoliciesRepository } from './policies-repository.ts'
import { policyDetails, policyListItem } from './policy-details.ts'
import { addToHistory, historyAfter, historyOf, MOST_EVENTS } from './policy-history-repository.ts'

const USUAL_LIMIT = 50

type Parts = {
  database: Database
  clock: Clock
  repository: PoliciesRepository
  sendLink: Users['sendLink']
  about: () => Parameters<typeof policyDetails>[1]
}

/** The operator's calls. Each leaves an event with its author. */
export function operatorPolicyRoutes({ database, clock, repository, sendLink, about }: Parts) {
  return [
    implement(listOperatorPolicies, ({ query: { limit, ...filters }, author }) =>
      database.transaction(async (tx) => {
        const most = Number(limit ?? USUAL_LIMIT)
        await addToHistory(tx, null, { kind: 'listed', author, now: clock.now() })
        const found = await repository.listAll(tx, filters, most)
        const page = found.slice(0, most)
        const policies = page.map((policy) => ({
          ...policyListItem(policy, about()),
          state: policy.state,
          monthly_premium: dollarsOf(policy.monthly_premium_cents),
          created_at: policy.created_at.toISOString(),
        }))
        return { policies, next: found.length > most ? (page.at(-1)?.id ?? null) : null }
      }),
    ),

    implement(showOperatorPolicy, async ({ params, author, refuse }) => {
      const policy = (await repository.findNamed(params.id)) ?? refuse('unknown_policy')
      return database.transaction(async (tx) => {
        await addToHistory(tx, policy.id, { kind: 'shown', author, now: clock.now() })
        const [ledger, history] = [await ledgerOf(tx, policy.id), await historyOf(tx, policy.id)]
        return {
          policy: policyDetails(policy, about()),
          version: policy.version,
          created_at: policy.created_at.toISOString(),
          ledger: ledger.map(({ amount_cents, ...entry }) => dated({ ...entry, amount: dollarsOf(amount_cents) })),
          history: history.map(dated),
        }
      })
    }),

    implement(listPolicyHistory, async ({ params, query: { after = '0' }, author, refuse }) => {
      const policy = (await repository.findNamed(params.id)) ?? refuse('unknown_policy')
      return database.transaction(async (tx) => {
        const events = (await historyAfter(tx, policy.id, after)).map(dated)
        await addToHistory(tx, policy.id, { kind: 'shown', author, now: clock.now() })
        return { events, next: events.length < MOST_EVENTS ? null : (events.at(-1)?.position ?? null) }
      })
    }),

    implement(resendPolicyLink, async ({ params, author, refuse }) => {
      const policy = (await repository.findNamed(params.id)) ?? refuse('unknown_policy')
      if (policy.erased_at) return refuse('policy_erased')
      if (!(await sendLink(policy.people.email))) return refuse('too_many_links')
      await addToHistory(database, policy.id, { kind: 'link_sent', author, now: clock.now() })
      return null
    }),
  ]
}

function dated<Row extends { happened_at: Date }>(row: Row) {
  return { ...row, happened_at: row.happened_at.toISOString() }
}
