import { exchangePrefillToken } from '@amparo/contract/vault'
import { newCardToken } from '../new-card-token.ts'
import { implement } from '../services.ts'
import { openPartnerToken } from './open-partner-token.ts'

export const exchangePrefillTokenRoute = implement(
  exchangePrefillToken,
  async ({ body, refuse }, { partnerTokens, partnerKeys: keys, tokenHours, now }) => {
    const issued = now()
    const opened = await openPartnerToken(body.token, { keys, purposes: ['prefill', 'sso'], now: issued })
    if ('problem' in opened) return refuse(opened.problem)

    const made = newCardToken(opened.digits, { hours: tokenHours, now: issued })
    if (!(await partnerTokens.exchange(opened, made))) return refuse('used_token')

    return { pan_token: made.token, last4: opened.digits.slice(-4), prefill: opened.prefill }
  },
)
