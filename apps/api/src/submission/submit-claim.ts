import { submitClaim } from '@amparo/contract/submission'
import type { Queryable } from '@amparo/database/database'
import { implement } from '@amparo/service/app/implement'
import type { PhoneVerification } from '../phone-verification/create-phone-verification.ts'
import type { CheckClaim } from './check-claim.ts'
import type { RegisterClaim } from './register-claim.ts'

type Parts = {
  checkClaim: CheckClaim
  registerClaim: RegisterClaim
  phoneVerification: PhoneVerification
  phoneBenefits: readonly string[]
}

/** Checks a claim and registers it (C-553 to C-555). */
export function submitClaimRoute({ checkClaim, registerClaim, phoneVerification, phoneBenefits }: Parts) {
  return implement(submitClaim, async (call) => {
    const { claim, spend, uncount } = await checkClaim(call)
    const { card_id: cardId } = claim

    const { phone_verification_token: token } = call.body
    const hasVerifiedPhone = async (tx: Queryable) =>
      token !== undefined && cardId !== null && phoneVerification.spendToken(tx, token, { cardId })
    const needsPhone = phoneBenefits.includes(claim.benefit_code)
    const permit = spend ?? (needsPhone ? hasVerifiedPhone : undefined)
    const long_op_id = await registerClaim(claim, { permit, onNew: uncount })

    return long_op_id === null ? call.refuse(spend ? 'claim_token_used' : 'phone_not_verified') : { long_op_id }
  })
}
