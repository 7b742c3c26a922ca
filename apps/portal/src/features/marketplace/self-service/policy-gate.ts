import type { LoaderFunction } from 'react-router'
import { isPolicyNotFound, policyQuery } from '../../../queries/marketplace/get-policy.ts'
import type { AppParts } from '../../../session/app-parts.ts'
import { signedInGate, toSignIn } from '../marketplace-gates.ts'

/**
 * Loads the policy in the address. Without a session that owns this policy, redirects to sign-in, which leads back here (M-209, M-210). The frame
 * shows other failures.
 */
export function policyGate(app: AppParts, guard: LoaderFunction): LoaderFunction {
  const gate = signedInGate(app, guard)
  return async (visit, context) => {
    await gate(visit, context)
    const { policyId = '' } = visit.params
    const failure = await app.queries.ensureQueryData(policyQuery(app, policyId)).then(
      () => null,
      (error: unknown) => error,
    )
    if (app.user.get() === null) throw toSignIn(visit, 'expired')
    if (isPolicyNotFound(failure)) throw toSignIn(visit, 'not_found')
    return null
  }
}
