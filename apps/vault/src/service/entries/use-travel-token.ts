import { TRAVEL_DOCUMENT_TOKEN } from '../opaque-token.ts'
import type { VaultServices } from '../services.ts'
import { openPartnerToken } from './open-partner-token.ts'

type Used = { card_id: string; giveBack: () => Promise<void> }
type Problem = { problem: 'unknown_token' | 'expired_token' | 'used_token' }

/** Uses up a travel-document token, ours or an issuer's. It can be given back when it was good for nothing. */
export async function useTravelToken(
  token: string,
  { travelTokens, partnerTokens, partnerKeys: keys, now }: VaultServices,
): Promise<Used | Problem> {
  const at = now()
  if (token.startsWith(TRAVEL_DOCUMENT_TOKEN)) {
    const used = await travelTokens.use(token, { now: at })
    return 'problem' in used ? used : { ...used, giveBack: () => travelTokens.giveBack(token) }
  }

  const opened = await openPartnerToken(token, { keys, purposes: ['travel_document'], now: at })
  if ('problem' in opened) return { problem: opened.problem === 'expired_token' ? 'expired_token' : 'unknown_token' }
  const card_id = await partnerTokens.use(opened, { now: at })
  return card_id === null ? { problem: 'used_token' } : { card_id, giveBack: () => partnerTokens.giveBack(opened) }
}
