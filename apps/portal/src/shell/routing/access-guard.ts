import type { BenefitsResponse } from '@amparo/contract/benefits'
import type { Country } from '@amparo/contract/countries'
import { allExpired } from '@amparo/rules/benefits/benefit-expiry'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import { languageOf } from '@amparo/rules/locale/language-of'
import { defaultLocale, isLocale, type Locale, languageHome } from '@amparo/rules/locale/locales'
import { countryPath, paths } from '../../platform/navigation/paths.ts'

export type AccessState = {
  /** The path after `/{country}/{language}`, or `''`. */
  page: string
  language: string | undefined
  /** Null if the country in the address is not one of ours. */
  country: Country | null
  hasToken: boolean
  /** The answer of the benefits call, once there is one. */
  card?: Pick<BenefitsResponse, 'ica_country' | 'benefits'>
  today: IsoDate
}

export type Verdict = 'stay' | 'ask-card' | { go: string; notice?: 'no-active-benefits' }

/** Decides whether the page may be shown, or where to go instead (portal specification §2.3; P-X06 to P-X10, P-X43, P-X44). */
export function decideAccess(state: AccessState): Verdict {
  const { page, language, country, hasToken, card } = state
  if (!isLocale(language)) return { go: languageHome(defaultLocale) }
  if (!country) return { go: languageHome(language) }
  if (hasToken && !card) return 'ask-card'
  if (card && card.ica_country !== country.code) return { go: countryPath(card.ica_country, language, page) }
  const spoken = languageOf(country, language)
  if (spoken !== language) return { go: countryPath(country.code, spoken, page) }
  return pageVerdict({ ...state, country }, language)
}

function pageVerdict({ page, country, hasToken, card, today }: AccessState & { country: Country }, locale: Locale) {
  const go = languageHome(locale)
  const area = areaOf(page)
  if (page === '') return hasToken ? { go: countryPath(country.code, locale, country.loginSuccessPath) } : 'stay'
  if (!hasToken && !isOpenToGuests(page)) return { go }
  if (isHidden(area, country)) return { go }
  if (!card || !needsBenefits.includes(area)) return 'stay'
  if (card.benefits.length === 0) return { go, notice: 'no-active-benefits' } as const
  // Losses from before the benefits ended can still be claimed (P-X10).
  if (area === paths.benefits && allExpired(card.benefits, today)) {
    return !isHidden(paths.claims, country)
      ? { go: countryPath(country.code, locale, paths.claims) }
      : ({ go, notice: 'no-active-benefits' } as const)
  }
  return 'stay'
}

const openToGuests: string[] = [
  paths.auth,
  paths.previewClaim,
  paths.purchase,
  paths.selfService,
  paths.claimStatus,
  paths.prefill,
]
const marketplace = new RegExp(`^${paths.marketplace}(?:/[^/]+(?=${paths.purchase}))?(?=/)`)

/**
 * The place of a word counts: in `/claims/auth` it names a benefit, not the login of the marketplace (P-101 to P-107). The
 * marketplace has its own at `/marketplace/auth`, `/marketplace/self-service` and `/marketplace/{benefitCode}/purchase`.
 */
function isOpenToGuests(page: string): boolean {
  return openToGuests.includes(areaOf(page.replace(marketplace, '')))
}

function areaOf(page: string): string {
  return `/${page.split('/')[1] ?? ''}`
}

const needsBenefits: string[] = [paths.benefits, paths.contact, paths.claims, paths.claimStatus]

/** A country that hides its benefits also hides the other pages of a card, except claim status (P-X09). */
function isHidden(area: string, country: Country): boolean {
  if (area === paths.claimStatus) return !country.isClaimStatusVisible
  // Where claims cannot be started online, the contact page has the phone numbers (C-007, C-008).
  if (area === paths.claims && !(country.isClaimsVisible && country.isStartClaimEnabled)) return true
  return needsBenefits.includes(area) && !country.isBenefitsVisible
}
