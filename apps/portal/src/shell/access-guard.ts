import type { BenefitsResponse } from '@amparo/contract/benefits'
import type { Country } from '@amparo/contract/countries'
import { allExpired } from '@amparo/rules/benefit-expiry'
import type { IsoDate } from '@amparo/rules/iso-date'
import { languageHome } from '@amparo/rules/language-home'
import { defaultLocale, isLocale, type Locale } from '@amparo/rules/locales'
import { countryPath } from '../platform/paths.ts'

/** The pages under `/{country}/{language}`; `''` is that address itself. */
export type CountryPage = '' | '/benefits' | '/claim-status'

export type AccessState = {
  page: CountryPage
  language: string | undefined
  /** Null when the address names none of our countries. */
  country: Country | null
  hasToken: boolean
  /** What the benefits call said of the card, once it has been asked. */
  card?: Pick<BenefitsResponse, 'ica_country' | 'benefits'>
  today: IsoDate
}

export type Verdict = 'stay' | 'ask-card' | { go: string; notice?: 'no-active-benefits' }

/** Portal specification §2.3 with the readings P-X06 to P-X10, P-X43 and P-X44: where a state and an address lead. */
export function decideAccess(state: AccessState): Verdict {
  const { page, language, country, hasToken, card } = state
  if (!isLocale(language)) return { go: languageHome(defaultLocale) }
  if (!country) return { go: languageHome(language) }
  if (hasToken && !card) return 'ask-card'
  if (card && card.ica_country !== country.code) return { go: countryPath(card.ica_country, language, page) }
  if (!country.languages.includes(language)) {
    return { go: countryPath(country.code, country.languages[0] as Locale, page) }
  }
  return pageVerdict({ ...state, country }, language)
}

function pageVerdict(state: AccessState & { country: Country }, locale: Locale): Verdict {
  const { page, country, hasToken, card, today } = state
  const home = languageHome(locale)
  if (page === '') return hasToken ? { go: countryPath(country.code, locale, country.loginSuccessPath) } : 'stay'
  if (page === '/claim-status' && !country.isClaimStatusVisible) return { go: home }
  if (page === '/benefits' && (!hasToken || !country.isBenefitsVisible)) return { go: home }
  if (card && card.benefits.length === 0) return { go: home, notice: 'no-active-benefits' }
  if (card && page === '/benefits' && allExpired(card.benefits, today)) {
    return { go: home, notice: 'no-active-benefits' }
  }
  return 'stay'
}
