import type { Catalogue } from '@amparo/catalogue/catalogue'
import { getClaimReceipt } from '@amparo/contract/submission'
import { implement } from '@amparo/service/app/implement'
import type { CallCounts } from '@amparo/service/limits/call-counts'
import { createKeyLimit } from '@amparo/service/limits/key-limit'
import type { ClaimDocuments } from '../claim-documents/create-claim-documents.ts'
import type { ClaimForms } from '../claim-forms/create-claim-forms.ts'
import type { ClaimRegister } from '../claim-register/create-claim-register.ts'
import type { LongOperations } from '../long-operations/create-long-operations.ts'
import type { PhoneVerification } from '../phone-verification/create-phone-verification.ts'
import type { Clock } from '../platform/clock.ts'
import { handleJob } from '../platform/jobs/jobs.ts'
import { callsAMinuteOfOne, limited } from '../platform/rate-limits.ts'
import type { Users } from '../users/create-users.ts'
import { createClaimCheck } from './check-claim.ts'
import { finishClaim, finishClaimJob } from './finish-older-claim.ts'
import { createRegisterClaim } from './register-claim.ts'
import { submitClaimRoute } from './submit-claim.ts'

type Parts = {
  catalogue: Pick<Catalogue, 'countries'>
  clock: Clock
  counts: CallCounts
  longOperations: LongOperations
  claimRegister: ClaimRegister
  claimForms: ClaimForms
  claimDocuments: ClaimDocuments
  phoneVerification: PhoneVerification
  users: Users
  /** Codes of the benefits that are claimed with a verified phone only (C-X69). */
  phoneBenefits: readonly string[]
  /** How many claims a card or a policy may send in a day. */
  claimsADay?: number | undefined
}

/** Checks claims that people send, and registers them. */
export function createSubmission(parts: Parts) {
  const { counts, longOperations, claimRegister, phoneVerification, phoneBenefits, claimsADay } = parts
  const registerClaim = createRegisterClaim({ longOperations, claimRegister, claimsADay })
  const limitClaimant = createKeyLimit({
    name: 'submits of one',
    callsAMinute: callsAMinuteOfOne.claim_submits,
    counts,
  })
  const checkClaim = createClaimCheck({ ...parts, limitClaimant })

  return {
    registerClaim,

    routes: [
      ...limited('claim_submits', [submitClaimRoute({ checkClaim, registerClaim, phoneVerification, phoneBenefits })]),
      implement(getClaimReceipt, async ({ params, refuse }) => {
        const receipt = (await claimRegister.receipt(longOperations.hashOf(params.id))) ?? refuse('unknown_operation')
        return receipt === 'expired' ? refuse('receipt_expired') : receipt
      }),
    ],
    jobs: [handleJob(finishClaimJob, finishClaim({ longOperations, claimRegister }))],
  }
}
