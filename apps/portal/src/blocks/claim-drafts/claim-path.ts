import type { Locale } from '@amparo/rules/locale/locales'
import { countryPath, paths } from '../../platform/navigation/paths.ts'
import type { Draft } from '../../session/drafts/draft.ts'

type Claim = Pick<Draft, 'benefit_code' | 'localId'>

/** The address of a draft. Without a page it opens where the person left it (C-X18). */
export function claimPath(country: string, locale: Locale, { benefit_code, localId }: Claim, page?: string): string {
  const claim = `${paths.claims}/${benefit_code}/${encodeURIComponent(localId)}`
  return countryPath(country, locale, page ? `${claim}/${page}` : claim)
}

/** The last step of every claim (claims specification §2). */
export const REVIEW_PAGE = 'review_and_submit'
/** The step before it. Like the review it is not part of the claim form (C-125). */
export const DOCUMENTS_PAGE = 'documents'

/** How many steps every claim has besides the pages of its form: documents and review. */
export const STEPS_AFTER_FORM = 2

/** Shows what was sent, once the claim has its number. */
export const RECEIPT_PAGE = 'receipt'

/** All steps of a claim, in order. */
export function stepKeys(pages: readonly { page_key: string }[]): string[] {
  return [...pages.map(({ page_key }) => page_key), DOCUMENTS_PAGE, REVIEW_PAGE]
}

/** History state of links to form pages. Without it, as for a typed address, the first page opens (C-129). */
export const fromWithin = { isWithinClaim: true }
export const isFromWithin = (state: unknown) => (state as typeof fromWithin | null)?.isWithinClaim === true
