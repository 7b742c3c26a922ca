import { listFeatureFlags } from '@amparo/contract/feature-flags'
import { implement } from '../services.ts'

export const listFeatureFlagsRoute = implement(listFeatureFlags, (_, { featureFlags }) => featureFlags.list())
