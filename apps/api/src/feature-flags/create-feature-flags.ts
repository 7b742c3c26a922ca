import { listFeatureFlags, setFeatureFlag } from '@amparo/contract/feature-flags'
import type { Database } from '@amparo/database/database'
import { implement } from '@amparo/service/app/implement'
import { createFeatureFlagRepository, isFlagCode } from './feature-flag-repository.ts'

export type FeatureFlags = ReturnType<typeof createFeatureFlags>

export function createFeatureFlags({ database }: { database: Database }) {
  const flags = createFeatureFlagRepository(database)
  return {
    ...flags,
    routes: [
      implement(listFeatureFlags, () => flags.list()),
      implement(setFeatureFlag, async ({ params, body, author, refuse, log }) => {
        if (!isFlagCode(params.code)) return refuse('unknown_flag')
        log.info({ flag: params.code, status: body.status, author }, 'feature flag set')
        return flags.set(params.code, body.status, author)
      }),
    ],
  }
}
