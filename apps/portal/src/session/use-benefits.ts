import type { BenefitsResponse } from '@amparo/contract/benefits'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocale } from '../platform/locale.ts'
import { usePlatform } from '../platform/platform.ts'
import { benefitsQuery } from './benefits-query.ts'
import { useCard } from './card-session.ts'

/** The guard has let nobody in without a card, and has asked already. */
export function useBenefits(): BenefitsResponse {
  const platform = usePlatform()
  const locale = useLocale()
  const panToken = useCard()?.panToken ?? ''

  return useSuspenseQuery(benefitsQuery(platform, { panToken, locale })).data
}
