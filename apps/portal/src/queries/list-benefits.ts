import { listBenefits } from '@amparo/contract/benefits'
import type { Locale } from '@amparo/rules/locale/locales'
import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'

/** P-439, P-440: cached by card token and language, for as long as the page lives. */
export function benefitsQuery(platform: Platform, { panToken, locale }: { panToken: string; locale: Locale }) {
  return queryOptions({
    queryKey: ['benefits', panToken, locale],
    queryFn: () =>
      platform.api(listBenefits, {
        body: { pan_token: panToken, language_code: locale, today: platform.today() },
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { reportAs: 'BENEFITS_API_ERROR', overlay: true },
  })
}
