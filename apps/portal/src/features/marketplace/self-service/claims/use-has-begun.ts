import type { PolicyDetails } from '@amparo/contract/policies'
import { dayIn } from '@amparo/rules/policies/policy-days'
import { usePlatform } from '../../../../platform/platform.ts'

/** Whether coverage has started, by the day it is where the policy is (M-X15), as on the server. */
export function useHasBegun({ effective_date, geographic_location: { time_zone_id } }: PolicyDetails): boolean {
  return effective_date <= dayIn(time_zone_id, usePlatform().now())
}
