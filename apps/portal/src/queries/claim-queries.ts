import { listClaimPages, listPageQuestions } from '@amparo/contract/claim-forms'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { Locale } from '@amparo/rules/locale/locales'
import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'

/** Whose form it is. `today` is the day of the loss for a benefit that has ended (C-X24). */
export type FormOf = {
  panToken: string
  benefitCode: string
  locale: Locale
  today: IsoDate
  isProductGraduation: boolean
}

/** C-543, C-544, C-549. */
export function claimPagesQuery(platform: Platform, { panToken, benefitCode: code, locale, today }: FormOf) {
  return queryOptions({
    queryKey: ['claim-pages', panToken, code, locale, today],
    queryFn: () =>
      platform.api(listClaimPages, {
        params: { code },
        query: { pan_token: panToken, today, language_code: locale },
      }),
    meta: { reportAs: 'CLAIM_PAGE_METADATA_ERROR', overlay: true },
  })
}

/** C-545 to C-548, C-X38. Without a page key the call fails, and says so [C-601]. */
export function pageQuestionsQuery(platform: Platform, form: FormOf & { pageKey: string }) {
  const { panToken, benefitCode: code, locale, today, isProductGraduation, pageKey } = form
  return queryOptions({
    queryKey: ['claim-questions', panToken, code, locale, today, isProductGraduation, pageKey],
    queryFn: async () => {
      if (!pageKey) throw new Error('A page is asked for without its key')
      const { questions } = await platform.api(listPageQuestions, {
        params: { code, pageKey },
        query: { pan_token: panToken, today, language_code: locale, pg: isProductGraduation ? 'true' : 'false' },
      })
      return questions
    },
    meta: { reportAs: 'CLAIM_PAGE_QUESTIONS_ERROR' },
  })
}
