import type { LoaderFunction } from 'react-router'
import { isNoPolicy, policyQuery } from '../../../queries/marketplace/get-policy.ts'
import type { AppParts } from '../../../session/app-parts.ts'
import { signedInGate, toSignIn } from '../marketplace-gates.ts'

/**
 * Loads the policy in the address. Without a session, or with one that does not have this policy, the way leads to the sign-in link and from
 * there back (M-209, M-210). If the call fails otherwise, the frame says so.
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
    if (isNoPolicy(failure)) throw toSignIn(visit, 'not_found')
    return null
  }
}
