import { getMarketplaceSupport } from '@amparo/contract/support'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Platform, usePlatform } from '../../platform/platform.ts'
import { useCountry } from '../get-country.ts'

/** Phones, mail address and hours of the marketplace's support (M-365, M-366). Nobody has to be signed in. */
export function marketplaceSupportQuery(platform: Platform) {
  return queryOptions({
    queryKey: ['marketplace-support'],
    queryFn: ({ signal, meta }) => platform.api(getMarketplaceSupport, {}, { signal, meta }),
    meta: { reportAs: 'UNEXPECTED_ERROR' },
  })
}

/** Whom to call about a quote. If that cannot be loaded, the number of the country in the address. */
export function useSupportPhone(): string | null {
  const platform = usePlatform()
  const { data, isPending } = useQuery(marketplaceSupportQuery(platform))
  const others = useCountry()?.contactNumbers[0]?.number ?? platform.settings.supportPhone
  return isPending ? null : (data?.quotes.phone ?? others)
}
