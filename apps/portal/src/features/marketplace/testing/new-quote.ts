import type { Handler } from '../../../testing/render-page.tsx'
import { api, marketplace, mayasQuote, policyId } from './open-marketplace.tsx'

export const getStarted = `${marketplace}/add/purchase/get-started`
/** The session that a guest gets. */
export const guestToken = `us_${'c'.repeat(43)}`
/** What the API says to a quote that can be made. */
export const quoteAnswers: Record<string, Handler> = {
  [`${api}/auth/authenticate/`]: () => ({ body: { guest_session_token: guestToken, email: null } }),
  [`${api}/quote/`]: () => ({ body: { id: policyId } }),
  [`${api}/quote/${policyId}/details/`]: () => ({ body: mayasQuote() }),
}
