import type { Database } from '@amparo/database/database'
import type { LongOperations } from '../long-operations/long-operations-repository.ts'
import type { Clock } from '../platform/clock.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { finishClaim, finishClaimJob } from './finish-claim.ts'
import { createSubmission } from './submission.ts'

type Parts = { database: Database; jobs: Jobs; clock: Clock; longOperations: LongOperations }

/** Every replica receives and finishes claims. */
export async function startSubmission(parts: Parts) {
  await parts.jobs.work(finishClaimJob, finishClaim(parts))
  return createSubmission(parts)
}
