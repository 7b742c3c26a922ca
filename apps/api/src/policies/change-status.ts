import type { Queryable } from '@amparo/database/database'
import { nextStatus, type PolicyEvent } from '@amparo/rules/policies/policy-status'
import type { PoliciesRepository } from './policies-repository.ts'
import type { Policy } from './policy.ts'
import { addToHistory } from './policy-history-repository.ts'

type Change = { event: PolicyEvent; author: string; note?: string | undefined; now: Date }

/** The one way to change a status: the rules allow it, and the history says who did it and when. The policy is locked. */
export function createChangeStatus(policies: Pick<PoliciesRepository, 'setStatus'>) {
  return async (tx: Queryable, policy: Policy, { event: kind, ...change }: Change): Promise<Policy> => {
    const status = nextStatus(policy.status, kind)
    if (!status) throw new Error(`${kind} cannot happen to a policy that is ${policy.status}`)
    await policies.setStatus(tx, policy.id, status)
    await addToHistory(tx, policy.id, { kind, status, ...change })
    return { ...policy, status }
  }
}

export type ChangeStatus = ReturnType<typeof createChangeStatus>
