import type { Locale } from '@amparo/rules/locale/locales'

/** Portal specification §2.1. */
export const paths = {
  accessibility: '/accessibility',
  accountInformation: '/account-information',
  apCertificate: '/ap-certificate',
  auth: '/auth',
  benefits: '/benefits',
  campaign: '/campaign',
  cdwCertificate: '/cdw-certificate',
  checkClaimStatus: '/check-claim-status',
  checkout: '/checkout',
  claimStatus: '/claim-status',
  confirmation: '/confirmation',
  success: '/success',
  claims: '/claims',
  contact: '/contact',
  coverage: '/coverage',
  getNewCoverage: '/get-new-coverage',
  documents: '/documents',
  getStarted: '/get-started',
  cardEntry: '/',
  login: '/login',
  marketplace: '/marketplace',
  mexCertificate: '/mex-certificate',
  onlinePaymentForm: '/online-payment-form',
  pdfViewer: '/pdf-viewer',
  purchaseConfirmation: '/youre-all-set',
  prefill: '/prefill',
  previewClaim: '/preview-claim',
  purchase: '/purchase',
  redirect: '/redirect',
  returnToCardNetwork: '/return-to-mastercard',
  reviewAndSubmit: '/review-and-submit',
  selfService: '/self-service',
  sso: '/sso',
  terms: '/terms',
} as const

/** The routes of card entry. */
export const cardEntryPaths = [paths.cardEntry, paths.login, `/:languageCode${paths.login}`]

/** Country codes are lower case in addresses (P-X50). */
export function countryPath(country: string, locale: Locale, page = ''): string {
  return `/${country.toLowerCase()}/${locale}${page}`
}

/** Leads a cardholder home from a page without a country: the guard replaces the country by the card's own, and goes to its first page (P-084, P-110). */
export function cardHomePath(locale: Locale): string {
  return countryPath('usa', locale)
}

export type Scope = { country: string; locale: Locale }

export function marketplacePath({ country, locale }: Scope, page = ''): string {
  return countryPath(country, locale, paths.marketplace + page)
}

/** Our own addition to the specification's table (P-X60). */
export const PRIVACY_PATH = '/privacy'

export const isBenefitsHome = (path: string) => /^(\/\w+){2}\/benefits\/?$/i.test(path)
