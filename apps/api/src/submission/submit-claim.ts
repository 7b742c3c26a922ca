import { submitClaim } from '@amparo/contract/submission'
import type { Queryable } from '@amparo/database/database'
import { implement } from '@amparo/service/app/implement'
import type { PhoneVerification } from '../phone-verification/create-phone-verification.ts'
import type { CheckClaim } from './check-claim.ts'
import type { ReceiveClaim } from './receive-claim.ts'

type Parts = {
  checkClaim: CheckClaim
  receiveClaim: ReceiveClaim
  phoneVerification: PhoneVerification
  phoneBenefits: readonly string[]
}

/** Checks a claim and stores it; a job finishes it (C-553 to C-555). */
export function submitClaimRoute({ checkClaim, receiveClaim, phoneVerification, phoneBenefits }: Parts) {
  return implement(submitClaim, async (call) => {
    const { claim, spend, uncount } = await checkClaim(call)
    const { card_id: cardId } = claim

    const { phone_verification_token: token } = call.body
    const hasVerifiedPhone = async (tx: Queryable) =>
      token !== undefined && cardId !== null && phoneVerification.spendToken(tx, token, { cardId })
    const needsPhone = phoneBenefits.includes(claim.benefit_code)
    const permit = spend ?? (needsPhone ? hasVerifiedPhone : undefined)
    const long_op_id = await receiveClaim(claim, { permit, onNew: uncount })

    return long_op_id === null ? call.refuse(spend ? 'claim_token_used' : 'phone_not_verified') : { long_op_id }
  })
}
