import { listPageQuestions } from '@amparo/contract/claim-forms'
import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'
import type { FormOf } from './list-claim-pages.ts'

/** The questions of one page (C-545 to C-548, C-X38). Without a page key it fails and reports that (C-601). */
export function pageQuestionsQuery(platform: Platform, form: FormOf & { pageKey: string }) {
  const { panToken, benefitCode: code, locale, today, isProductGraduation, pageKey } = form
  return queryOptions({
    queryKey: ['claim-questions', panToken, code, locale, today, isProductGraduation, pageKey],
    queryFn: async ({ signal, meta }) => {
      if (!pageKey) throw new Error('The questions of a page were asked for without its key')
      const query = {
        pan_token: panToken,
        today,
        language_code: locale,
        pg: isProductGraduation ? 'true' : 'false',
      } as const
      const { questions } = await platform.api(
        listPageQuestions,
        { params: { code, pageKey }, query },
        { signal, meta },
      )
      return questions
    },
    meta: { reportAs: 'CLAIM_PAGE_QUESTIONS_ERROR' },
  })
}
