import { listClaimPages } from '@amparo/contract/claim-forms'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { Locale } from '@amparo/rules/locale/locales'
import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'

/** Which claim form: of which card, benefit and language. For a benefit that has ended, `today` is the day of the loss (C-X24). */
export type FormOf = {
  panToken: string
  benefitCode: string
  locale: Locale
  today: IsoDate
  isProductGraduation: boolean
}

/** The names of a claim form's pages, cached (C-543, C-544, C-549). */
export function claimPagesQuery(platform: Platform, { panToken, benefitCode: code, locale, today }: FormOf) {
  return queryOptions({
    queryKey: ['claim-pages', panToken, code, locale, today],
    queryFn: ({ signal, meta }) =>
      platform.api(
        listClaimPages,
        { params: { code }, query: { pan_token: panToken, today, language_code: locale } },
        { signal, meta },
      ),
    meta: { reportAs: 'CLAIM_PAGE_METADATA_ERROR', overlay: true },
  })
}
