import { type LoaderFunction, redirect } from 'react-router'
import { signInPath } from '../../../platform/navigation/marketplace-paths.ts'
import { isPolicyNotFound, policyQuery } from '../../../queries/marketplace/get-policy.ts'
import type { AppParts } from '../../../session/app-parts.ts'
import { scopeOf, signedInGate } from '../marketplace-gates.ts'

/**
 * Loads the policy in the address. Without a session that owns this policy, redirects to sign-in, which leads back here (M-209, M-210). The frame
 * shows other failures.
 */
export function policyGate(app: AppParts, guard: LoaderFunction): LoaderFunction {
  const gate = signedInGate(app, guard)
  return async (visit, context) => {
    await gate(visit, context)
    const { pathname, search } = new URL(visit.request.url)
    const { policyId = '' } = visit.params
    const failure = await app.queries.ensureQueryData(policyQuery(app, policyId)).then(
      () => null,
      (error: unknown) => error,
    )
    const isOwn = app.user.get() !== null && !isPolicyNotFound(failure)
    if (!isOwn) throw redirect(signInPath(scopeOf(visit.params), pathname + search))
    return null
  }
}
