import type { PrefillFields } from '@amparo/contract/vault'
import { cardDigits, cardNumberProblem } from '@amparo/rules/card/card-number'
import { compactPhone } from '@amparo/rules/phone/phone-display'
import * as z from 'zod/mini'
import type { PartnerKeys } from '../settings/partner-keys-setting.ts'
import { PartnerTokenClaims, type Purpose } from './partner-token-claims.ts'
import { decryptPartnerToken } from './partner-token-encryption.ts'

export type PartnerToken = { partner: string; jti: string; expiresAt: Date; digits: string; prefill: PrefillFields }
type Problem = 'invalid_token' | 'expired_token' | 'invalid_card_number'
type Options = { keys: PartnerKeys; purposes: readonly Purpose[]; now: Date }

/** How far a partner's clock may be ahead of ours. There is no such tolerance at the end of a token. */
const CLOCK_LEEWAY_MS = 60_000

/** The content of an issuer's token, or why it is refused. The database knows whether it was used before. */
export async function openPartnerToken(
  token: string,
  { keys, purposes, now }: Options,
): Promise<PartnerToken | { problem: Problem }> {
  const opened = await decryptPartnerToken(token, keys)
  const claims = z.safeParse(PartnerTokenClaims, opened?.content)
  if (!opened || !claims.success) return { problem: 'invalid_token' }

  const { jti, iat, exp, purpose, card_number, prefill = {} } = claims.data
  if (!purposes.includes(purpose)) return { problem: 'invalid_token' }
  if (iat * 1000 > now.getTime() + CLOCK_LEEWAY_MS) return { problem: 'invalid_token' }
  if (exp * 1000 <= now.getTime()) return { problem: 'expired_token' }
  if (cardNumberProblem(card_number)) return { problem: 'invalid_card_number' }

  return {
    partner: opened.partner,
    jti,
    expiresAt: new Date(exp * 1000),
    digits: cardDigits(card_number),
    prefill: { ...prefill, ...phoneIn(prefill) },
  }
}

/** The phone number is passed on without spaces and dashes (portal specification §3). */
function phoneIn({ cardholder_primary_phone_number: phone }: PrefillFields): PrefillFields {
  return phone === undefined ? {} : { cardholder_primary_phone_number: compactPhone(phone) }
}
