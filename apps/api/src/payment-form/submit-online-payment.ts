import { submitOnlinePayment } from '@amparo/contract/payment-form'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { brazilDays } from '@amparo/rules/payment-form/brazil-days'
import { paymentProblems } from '@amparo/rules/payment-form/payload'
import { implement } from '@amparo/service/app/implement'
import type { Cards } from '../cards/create-cards.ts'
import type { ClaimRegister } from '../claim-register/create-claim-register.ts'
import type { Clock } from '../platform/clock.ts'
import type { PaymentRepository } from './payment-repository.ts'
import type { ReceivePayment } from './receive-payment.ts'

type Parts = {
  clock: Clock
  cards: Pick<Cards, 'require'>
  claimRegister: Pick<ClaimRegister, 'acceptFiles'>
  payments: Pick<PaymentRepository, 'findPayable'>
  receivePayment: ReceivePayment
}

/** Checks payment details with the browser's rules and accepts them (C-517 to C-538, C-576). */
export function submitOnlinePaymentRoute({ clock, cards, claimRegister, payments, receivePayment }: Parts) {
  return implement(submitOnlinePayment, async (call) => {
    const { refuse } = call
    const { pan_token, claim_number: claimNumber, application, documents } = call.body
    const { card_id: cardId } = await cards.require(pan_token, call)
    const claim = (await payments.findPayable({ claimNumber, cardId })) ?? refuse('claim_not_found')

    const { account_information, review_and_submit } = application
    const checks = { today: brazilDays(clock.now()), isPhone: phoneCheck }
    const problems = paymentProblems(account_information, review_and_submit, documents, checks)
    if (problems.length > 0) return refuse('missing_fields', { problems })

    const files = await claimRegister.acceptFiles(documents, { from: { card_id: cardId, policy_id: null }, refuse })
    return { long_op_id: await receivePayment(claim, { application, files }) }
  })
}
