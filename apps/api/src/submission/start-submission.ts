import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import { secretFile } from '@amparo/service/secret-file'
import type { Clock } from '../platform/clock.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { finishClaim, finishClaimJob } from './finish-claim.ts'
import { createSubmission } from './submission.ts'

/** Every replica receives and finishes claims. */
export async function startSubmission(parts: { database: Database; jobs: Jobs; clock: Clock; folder: string }) {
  const key = secretFile(join(parts.folder, 'long-operations.secret'))
  const submission = createSubmission({ ...parts, key })
  await parts.jobs.work(finishClaimJob, finishClaim(parts))
  await submission.requeueUnfinished()
  return submission
}
