import type { BenefitsResponse } from '@amparo/contract/benefits'
import { useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useLocale } from '../platform/locale.ts'
import { usePlatform } from '../platform/platform.ts'
import { useCard } from '../session/card-session.ts'
import { benefitsQuery } from './list-benefits.ts'

const never = new Promise<never>(() => undefined)

/**
 * The guard has let nobody in without a card, and has asked already. When the session ends in another tab the page shows
 * its shape until it is left, and asks nobody.
 */
export function useBenefits(): BenefitsResponse {
  const platform = usePlatform()
  const locale = useLocale()
  const { panToken } = useCard() ?? use(never)

  return useSuspenseQuery(benefitsQuery(platform, { panToken, locale })).data
}
