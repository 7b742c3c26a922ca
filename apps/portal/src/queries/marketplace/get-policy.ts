import { CallFailed } from '@amparo/contract/call'
import { getPolicy, type PolicyDetails } from '@amparo/contract/policies'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useParams } from 'react-router'
import { type AppParts, useAppParts } from '../../session/app-parts.ts'
import { useUser } from '../../session/use-user.ts'
import { MARKETPLACE } from '../../session/user-session.ts'
import { asUser, isSessionOver } from './as-user.ts'

/** The keys of all queries about a policy begin with this. */
export function policyKey(id: string) {
  return [MARKETPLACE, 'policy', id]
}

/** A policy that has been bought (M-301). If it is not the user's, that is not reported as an error: it leads to sign-in (M-210). */
export function policyQuery(app: AppParts, id: string) {
  return queryOptions({
    queryKey: [...policyKey(id), 'details'],
    queryFn: ({ signal, meta }) => asUser(app, getPolicy, { params: { id } }, { signal, meta }),
    meta: {
      reportAs: 'CARDHOLDER_PAY_PURCHASED_POLICY_API_ERROR',
      isAnswer: (error) => isSessionOver(error) || isPolicyNotFound(error),
      overlay: true,
    },
  })
}

export function isPolicyNotFound(error: unknown): boolean {
  return error instanceof CallFailed && (error.status === 404 || error.status === 400)
}

/** Replaces the cached policy with the answer to a change. Everything else about the policy is loaded again. */
export function updateCachedPolicy({ queries }: AppParts, policy: PolicyDetails) {
  const { id } = policy
  queries.setQueryData([...policyKey(id), 'details'], policy)
  for (const part of ['billing', 'documents']) void queries.invalidateQueries({ queryKey: [...policyKey(id), part] })
  void queries.invalidateQueries({ queryKey: [MARKETPLACE, 'policies'] })
}

const never = new Promise<never>(() => undefined)

/** The policy in the address, which the page's loader has loaded. When the session ends, the page suspends until the shell leaves it. */
export function usePolicy(): PolicyDetails {
  const app = useAppParts()
  const { policyId } = useParams()
  if (!useUser() || !policyId) use(never)

  return useSuspenseQuery(policyQuery(app, policyId ?? '')).data
}
