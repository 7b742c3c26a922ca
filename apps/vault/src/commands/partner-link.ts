import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { PartnerTokenClaims, type Purpose } from '../partner-entries/partner-token-claims.ts'
import { encryptPartnerToken } from '../partner-entries/partner-token-encryption.ts'
import { type LinkOptions, WrongArguments } from './link-options.ts'

type Options = { purpose: Purpose; encryption: { partner: string; key: Uint8Array }; now: Date }

/** The path of a link into the portal for one purpose, with a new token. */
export async function partnerLink(options: LinkOptions, { purpose, encryption, now }: Options): Promise<string> {
  const { card, country, language, minutes, prefill } = options
  const iat = Math.floor(now.getTime() / 1000)
  const claims = { jti: randomUUID(), iat, exp: iat + minutes * 60, purpose, card_number: card, prefill }
  if (!z.safeParse(PartnerTokenClaims, claims).success)
    throw new WrongArguments('a text about the cardholder is too long or has more than one line')
  const token = await encryptPartnerToken(claims, encryption)

  if (purpose === 'sso') return `/sso?${new URLSearchParams({ prefill_token: token, country_code: country })}`
  if (purpose === 'travel_document')
    return `/redirect?${new URLSearchParams({ token, benefit_id: options.benefit ?? 'TIR' })}`
  return `/${country.toLowerCase()}/prefill?${new URLSearchParams({
    cardholder_data: token,
    benefit_code: options.benefit ?? 'CDW',
    language_code: language,
    country_code: country,
  })}`
}
