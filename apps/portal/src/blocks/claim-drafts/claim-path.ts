import type { Locale } from '@amparo/rules/locale/locales'
import { countryPath, paths } from '../../platform/paths.ts'
import type { Draft } from '../../session/drafts/draft.ts'

type Claim = Pick<Draft, 'benefit_code' | 'localId'>

/** The address of a claim on this device; without a page it opens where it was left (C-X18). */
export function claimPath(country: string, locale: Locale, { benefit_code, localId }: Claim, page?: string): string {
  const claim = `${paths.claims}/${benefit_code}/${encodeURIComponent(localId)}`
  return countryPath(country, locale, page ? `${claim}/${page}` : claim)
}

/** Claims specification §2. */
export const REVIEW_PAGE = 'review_and_submit'
/** C-125: the step before it, which no form defines. */
export const DOCUMENTS_PAGE = 'documents'

/** Everything that was sent, once the claim has its number. */
export const RECEIPT_PAGE = 'receipt'

/** All steps of a claim, in their order. */
export function stepKeys(pages: readonly { page_key: string }[]): string[] {
  return [...pages.map(({ page_key }) => page_key), DOCUMENTS_PAGE, REVIEW_PAGE]
}

/** C-129: a form page is opened from within the portal; an address that is typed opens the first one. */
export const fromWithin = { isWithinClaim: true }
export const isFromWithin = (state: unknown) => (state as typeof fromWithin | null)?.isWithinClaim === true
