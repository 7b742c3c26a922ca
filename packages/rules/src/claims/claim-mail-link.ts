import type { Locale } from '../locale/locales.ts'

/** The page on which people turn mail about claims off, and on again. */
export const CLAIM_MAILS_PATH = '/claim-emails'

/** What a link to that page has instead of the address: half of it is a keyed hash of the address, the other half proves that we made it. */
export const claimMailTokenPattern = /^[0-9a-f]{64}$/

/** The token is in the fragment, which browsers do not send: it is in no server's log. */
export function claimMailsLink(portalOrigin: string, locale: Locale, token: string): string {
  return `${portalOrigin}/${locale}${CLAIM_MAILS_PATH}#${token}`
}
