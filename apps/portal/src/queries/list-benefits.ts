import { type Benefit, type BenefitsResponse, listBenefits } from '@amparo/contract/benefits'
import { CallFailed } from '@amparo/contract/call'
import { findBenefit } from '@amparo/rules/benefits/find-benefit'
import type { Locale } from '@amparo/rules/locale/locales'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useParams } from 'react-router'
import { useLocale } from '../platform/content/locale.ts'
import { type Platform, usePlatform } from '../platform/platform.ts'
import { useCard } from '../session/card-session.ts'

/** Cached by card token and language for as long as the page is open (P-439, P-440). */
export function benefitsQuery(platform: Platform, { panToken, locale }: { panToken: string; locale: Locale }) {
  return queryOptions({
    queryKey: ['benefits', panToken, locale],
    queryFn: ({ signal, meta }) =>
      platform.api(
        listBenefits,
        { body: { pan_token: panToken, language_code: locale, today: platform.today() } },
        { signal, meta },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { reportAs: 'BENEFITS_API_ERROR', isAnswer: isAboutCard, overlay: true },
  })
}

/** The call worked and said why this card gets no benefits: nothing to report (P-447). Only `generic_api_exception` means that it failed. */
function isAboutCard(error: unknown): boolean {
  return error instanceof CallFailed && error.status === 422 && error.code !== 'generic_api_exception'
}

const never = new Promise<never>(() => undefined)

/**
 * The benefits of the card. The guard lets nobody in without a card and has loaded them. When the session ends in another
 * tab, the page suspends until it is left, and makes no call.
 */
export function useBenefits(): BenefitsResponse {
  const platform = usePlatform()
  const locale = useLocale()
  const { panToken } = useCard() ?? use(never)

  return useSuspenseQuery(benefitsQuery(platform, { panToken, locale })).data
}

/** The benefit in the address. The guard lets nobody in without one; a page that is being left suspends. */
export function useBenefit(): { benefit: Benefit; card: BenefitsResponse } {
  const { benefitCode = '' } = useParams()
  const card = useBenefits()

  return { benefit: findBenefit(card.benefits, benefitCode) ?? use(never), card }
}
