import { type FlagCode, listFeatureFlags } from '@amparo/contract/feature-flags'
import { isFlagOn } from '@amparo/rules/portal/flag-status'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CallOptions } from '../platform/calls/caller.ts'
import { type Platform, usePlatform } from '../platform/platform.ts'

/** All flags in one call (P-405). If it fails, only the check for maintenance repeats it, not every page that has a flag (P-443). */
export function featureFlagsQuery(platform: Platform) {
  return queryOptions({
    queryKey: ['feature-flags'],
    queryFn: ({ signal, meta }) => readFeatureFlags(platform, { signal, meta }),
    retryOnMount: false,
    meta: { reportAs: 'FEATURE_FLAGS_API_ERROR' },
  })
}

export function readFeatureFlags({ api }: Pick<Platform, 'api'>, options?: CallOptions) {
  return api(listFeatureFlags, {}, options)
}

export const RECHECK_MS = 60_000

/** Whether the portal is closed for maintenance, which may begin and end while a page is open (P-326). */
export function useMaintenance(): boolean {
  const { data } = useQuery({ ...featureFlagsQuery(usePlatform()), refetchInterval: RECHECK_MS })
  return isOn(data, 'portal_unavailable')
}

/** Off until there is an answer and when the call fails, so that a flag never breaks a page (P-X52). */
export function useFlag(code: FlagCode): boolean {
  const { data } = useQuery(featureFlagsQuery(usePlatform()))
  return isOn(data, code)
}

export function isOn(flags: readonly { code: string; status: unknown }[] | undefined, code: FlagCode): boolean {
  return isFlagOn(flags?.find((flag) => flag.code === code)?.status)
}
