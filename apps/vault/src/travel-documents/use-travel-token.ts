import { tokenKinds } from '@amparo/service/secrets/opaque-token'
import { openPartnerToken } from '../partner-entries/open-partner-token.ts'
import type { PartnerTokenRepository } from '../partner-entries/partner-token-repository.ts'
import type { PartnerKeys } from '../settings/partner-keys-setting.ts'
import type { TravelTokenRepository } from './travel-token-repository.ts'

export type TravelTokens = {
  travelTokens: TravelTokenRepository
  partnerTokens: PartnerTokenRepository
  partnerKeys: PartnerKeys
  now: () => Date
}
type Used = { card_id: string; release: () => Promise<void> }
type Problem = { problem: 'unknown_token' | 'expired_token' | 'used_token' }

/** Uses up a travel-document token, ours or an issuer's. `release` makes it valid again if it led to no document. */
export async function useTravelToken(
  token: string,
  { travelTokens, partnerTokens, partnerKeys: keys, now }: TravelTokens,
): Promise<Used | Problem> {
  const at = now()
  // An issuer's token is a JWE, which begins differently.
  if (token.startsWith(`${tokenKinds.travelDocument}_`)) {
    const used = await travelTokens.use(token, { now: at })
    return 'problem' in used ? used : { ...used, release: () => travelTokens.release(token) }
  }

  const opened = await openPartnerToken(token, { keys, purposes: ['travel_document'], now: at })
  if ('problem' in opened) return { problem: opened.problem === 'expired_token' ? 'expired_token' : 'unknown_token' }
  const card_id = await partnerTokens.use(opened, { now: at })
  return card_id === null ? { problem: 'used_token' } : { card_id, release: () => partnerTokens.release(opened) }
}
