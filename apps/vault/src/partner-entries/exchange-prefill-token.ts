import { exchangePrefillToken } from '@amparo/contract/vault'
import { implement } from '@amparo/service/app/implement'
import type { PartnerKeys } from '../settings/partner-keys-setting.ts'
import { newCardToken } from '../tokens/card-repository.ts'
import { openPartnerToken } from './open-partner-token.ts'
import type { PartnerTokenRepository } from './partner-token-repository.ts'

type Dependencies = {
  partnerTokens: PartnerTokenRepository
  partnerKeys: PartnerKeys
  tokenHours: number
  now: () => Date
}

export const exchangePrefillTokenRoute = ({ partnerTokens, partnerKeys: keys, tokenHours, now }: Dependencies) =>
  implement(exchangePrefillToken, async ({ body, refuse }) => {
    const issued = now()
    const opened = await openPartnerToken(body.token, { keys, purposes: ['prefill', 'sso'], now: issued })
    if ('problem' in opened) return refuse(opened.problem)

    const created = newCardToken(opened.digits, { hours: tokenHours, now: issued })
    if (!(await partnerTokens.exchange(opened, created))) return refuse('used_token')

    return { pan_token: created.token, last4: opened.digits.slice(-4), prefill: opened.prefill }
  })
