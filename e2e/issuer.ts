import { createCipheriv, randomBytes, randomUUID } from 'node:crypto'
import type { DemoCard } from '@amparo/catalogue/demo/demo-cards'
import type { Locale } from '@amparo/rules/locale/locales'

/** A fictional issuer whose key is configured in the product under test. */
const PARTNER = 'stories'
const KEY = 'a1'.repeat(32)
export const partnerKeys = `${PARTNER}:${KEY}`

type Purpose = 'prefill' | 'sso' | 'travel_document'
type TokenOptions = { card: DemoCard; purpose: Purpose; prefill?: Record<string, string>; secondsAgo?: number }

/** An encrypted token as described in docs/partners.md: five parts, AES-256-GCM. */
export function issuerToken({ card, purpose, prefill, secondsAgo = 0 }: TokenOptions): string {
  const iat = Math.floor(Date.now() / 1000) - secondsAgo
  const claims = { jti: randomUUID(), iat, exp: iat + 300, purpose, card_number: card.number, prefill }
  const header = base64({ alg: 'dir', enc: 'A256GCM', kid: PARTNER })
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(KEY, 'hex'), nonce).setAAD(Buffer.from(header))
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(claims)), cipher.final()])

  return [
    header,
    '',
    nonce.toString('base64url'),
    encrypted.toString('base64url'),
    cipher.getAuthTag().toString('base64url'),
  ].join('.')
}

export function prefillLink(
  token: string,
  { benefit, country, locale }: { benefit: string; country: string; locale: Locale },
) {
  const query = { cardholder_data: token, benefit_code: benefit, language_code: locale, country_code: country }
  return `/${country.toLowerCase()}/prefill?${new URLSearchParams(query)}`
}

export const ssoLink = (token: string, country: string) =>
  `/sso?${new URLSearchParams({ prefill_token: token, country_code: country })}`

export const travelDocumentLink = (token: string, benefit: string) =>
  `/redirect?${new URLSearchParams({ token, benefit_id: benefit })}`

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
