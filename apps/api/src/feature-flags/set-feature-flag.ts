import { setFeatureFlag } from '@amparo/contract/feature-flags'
import { implement } from '../services.ts'
import { isFlagCode } from './feature-flag-repository.ts'

export const setFeatureFlagRoute = implement(
  setFeatureFlag,
  async ({ params, body, refuse, log }, { featureFlags }) => {
    if (!isFlagCode(params.code)) return refuse('unknown_flag')
    log.info({ flag: params.code, status: body.status }, 'feature flag set')
    return featureFlags.set(params.code, body.status)
  },
)
