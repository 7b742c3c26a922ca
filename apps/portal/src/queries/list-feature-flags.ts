import { type FlagCode, listFeatureFlags } from '@amparo/contract/feature-flags'
import { isFlagOn } from '@amparo/rules/portal/flag-status'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Platform, usePlatform } from '../platform/platform.ts'

/** P-405: one call for every flag. */
export function featureFlagsQuery(platform: Platform) {
  return queryOptions({
    queryKey: ['feature-flags'],
    queryFn: () => platform.api(listFeatureFlags, {}),
    meta: { reportAs: 'FEATURE_FLAGS_API_ERROR' },
  })
}

export const RECHECK_MS = 60_000

/** P-326: maintenance may begin, and end, while a page is open. */
export function useMaintenance(): boolean {
  const { data } = useQuery({ ...featureFlagsQuery(usePlatform()), refetchInterval: RECHECK_MS })
  return isOn(data, 'portal_unavailable')
}

/** Off until the answer is there, and when there is none: a flag never breaks a page [P-X52]. */
export function useFlag(code: FlagCode): boolean {
  const { data } = useQuery(featureFlagsQuery(usePlatform()))
  return isOn(data, code)
}

export function isOn(flags: readonly { code: string; status: unknown }[] | undefined, code: FlagCode): boolean {
  return isFlagOn(flags?.find((flag) => flag.code === code)?.status)
}
