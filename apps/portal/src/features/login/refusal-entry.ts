import type { ContentOf } from '@amparo/content/slugs'

export type RefusalEntry = Exclude<keyof ContentOf<'login-errors'>, 'request-number'>

/** The error message for each refusal code of the benefits call. */
const entries: Record<string, RefusalEntry> = {
  diners_club_card: 'diners-club-card-error',
  generic_api_exception: 'global-error',
  incorrect_bank_country: 'incorrect-issuing-bank-country',
  transfer_to_phone: 'transfer-to-phone',
  unable_to_verify_card: 'invalid-card-number',
  unsupported_product_code: 'global-error-without-phone-number',
  no_benefits_found: 'no-benefits-found',
}

/** For all other codes (an unknown partner, a refusal that any call can give, no network): the global error (P-X41). */
export function refusalEntry(code: string): RefusalEntry {
  return Object.hasOwn(entries, code) ? (entries[code] as RefusalEntry) : 'global-error'
}

/** The address of the partner that looks after the card (P-461). Only an https address is followed. */
export function partnerAddress({ code, redirectUrl }: { code: string; redirectUrl?: string }): string | null {
  if (!code.startsWith('redirect_to_') || redirectUrl === undefined) return null
  return URL.canParse(redirectUrl) && new URL(redirectUrl).protocol === 'https:' ? redirectUrl : null
}
