import { exchangeLinkToken } from '@amparo/contract/sign-in'
import { useAppParts } from '../../session/app-parts.ts'
import { type ActionCallbacks, useAction } from '../use-action.ts'

/** Exchanges a sign-in link's token for a session (M-025). Without `signal`: the link works once, so its answer must not be lost. */
export function useExchangeLinkToken(callbacks: ActionCallbacks<void>) {
  const { platform, user } = useAppParts()
  return useAction({
    run: async (_, token: string) => {
      const answer = await platform.api(exchangeLinkToken, { body: { token } })
      user.begin({ token: 'token' in answer ? answer.token : answer.session_token, isGuestUser: false })
    },
    reportAs: 'CARDHOLDER_PAY_EXCHANGE_TOKEN_API_ERROR',
    ...callbacks,
  })
}
