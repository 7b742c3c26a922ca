import { getMarketplaceSupport } from '@amparo/contract/support'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocale } from '../../platform/content/locale.ts'
import { supportHours } from '../../platform/content/support-hours.ts'
import { type Platform, usePlatform } from '../../platform/platform.ts'
import { useCountry } from '../get-country.ts'

/** Phone numbers, mail address and hours of the marketplace's support (M-365, M-366). Works without a session. */
export function marketplaceSupportQuery(platform: Platform) {
  return queryOptions({
    queryKey: ['marketplace-support'],
    queryFn: ({ signal, meta }) => platform.api(getMarketplaceSupport, {}, { signal, meta }),
    meta: { reportAs: 'UNEXPECTED_ERROR' },
  })
}

/** The phone number and hours for questions about a quote. Falls back to the country's number; null while loading. */
export function useQuoteSupport(): { phone: string; hours: string | null } | null {
  const platform = usePlatform()
  const locale = useLocale()
  const country = useCountry()
  const { data, isPending } = useQuery(marketplaceSupportQuery(platform))
  if (data) return { phone: data.quotes.phone, hours: supportHours(data.hours, locale) }
  const phone = country?.contactNumbers[0]?.number ?? platform.settings.supportPhone
  return phone && !isPending ? { phone, hours: null } : null
}
