import { CallFailed } from '@amparo/contract/call'
import type { Input } from '@amparo/contract/endpoint'
import type { ApplicationError } from '@amparo/contract/errors'
import { createQuote } from '@amparo/contract/new-quotes'
import { type AppParts, useAppParts } from '../../session/app-parts.ts'
import { type ActionCallbacks, useAction } from '../use-action.ts'
import { isSessionOver } from './as-user.ts'
import { authenticate } from './authenticate.ts'
import { userQuery } from './get-user.ts'

type QuoteBody = Input<typeof createQuote>['body']

/** The address does not exist: an answer for the form, which marks its fields (M-318). */
export function isBadLocation(error: unknown): boolean {
  return error instanceof CallFailed && error.code === 'invalid_geographical_location'
}

/**
 * Creates a quote (M-076). `policyEmail` is the address of the quote that the form began with. An address that is neither the session's nor the
 * policy's begins a session of its own (M-033, M-X09). A guest whose session is over gets a new one; somebody who signed in does so again.
 */
export function useCreateQuote(policyEmail: string | null, callbacks: ActionCallbacks<{ id: string }>) {
  const app = useAppParts()
  return useAction({
    run: async (signal, body: QuoteBody) => {
      if (!(await isKnown(app, [policyEmail], body.email))) await begin(app, body.email, signal)
      const wasGuest = app.user.get()?.isGuestUser
      return create(app, body, signal).catch(async (error) => {
        if (!isSessionOver(error)) throw error
        app.user.drop()
        if (!wasGuest) throw error
        await begin(app, body.email, signal)
        return create(app, body, signal)
      })
    },
    reportAs: (error): ApplicationError | null => {
      if (error instanceof NotAuthenticated) return 'CARDHOLDER_PAY_AUTH_API_ERROR'
      return isBadLocation(error) || isSessionOver(error) ? null : 'CARDHOLDER_PAY_QUOTE_API_ERROR'
    },
    ...callbacks,
  })
}

function create({ platform, user }: AppParts, body: QuoteBody, signal: AbortSignal) {
  return platform.api(createQuote, { body }, { signal, bearer: user.get()?.token })
}

/** Authenticate failed; the rest is what the call said. */
class NotAuthenticated extends CallFailed {}

function begin(app: AppParts, email: string, signal: AbortSignal) {
  return authenticate(app, email, { signal }).catch((error) => {
    throw error instanceof CallFailed ? new NotAuthenticated(error) : error
  })
}

/** Whether there is a session, and the address is the one it or the policy has. */
async function isKnown(app: AppParts, others: readonly (string | null)[], email: string): Promise<boolean> {
  const user = app.user.get()
  if (!user) return false
  // If the address cannot be read, a new session is begun.
  const own = user.email ?? (await app.queries.fetchQuery(userQuery(app)).catch(() => null))?.email ?? null
  return app.user.get() !== null && [own, ...others].some((one) => one?.toLowerCase() === email.toLowerCase())
}
