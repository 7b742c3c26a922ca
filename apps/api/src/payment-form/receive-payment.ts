import type { Checked } from '@amparo/contract/endpoint'
import type { submitOnlinePayment } from '@amparo/contract/payment-form'
import { SHOWN } from '@amparo/form-engine/answers/sensitive-answers'
import { refuse } from '@amparo/service/app/implement'
import type { ClaimFile, ClaimRegister } from '../claim-register/create-claim-register.ts'
import type { LongOperations } from '../long-operations/create-long-operations.ts'
import type { DetailsEncryption } from '../platform/encrypted-details.ts'
import type { AcceptPayment } from './accept-payment.ts'
import type { PayableClaim, PaymentRepository } from './payment-repository.ts'

type Application = Checked<typeof submitOnlinePayment>['body']['application']
type Parts = {
  longOperations: Pick<LongOperations, 'run'>
  claimRegister: Pick<ClaimRegister, 'lockUnerased'>
  payments: PaymentRepository
  encryption: DetailsEncryption
  acceptPayment: AcceptPayment
}
type Payment = { application: Application; files: readonly ClaimFile[] }

export type ReceivePayment = ReturnType<typeof createReceivePayment>

/** Stores and accepts payment details. Returns the operation's id: the same one for the same details, until details are requested again. */
export function createReceivePayment({ longOperations, claimRegister, payments, encryption, acceptPayment }: Parts) {
  return (claim: PayableClaim, { application, files }: Payment) => {
    const { account_information: account, review_and_submit: review } = application
    const contents = files.map(({ document_id, sha256 }) => `${document_id} ${sha256}`).sort()
    const fingerprint = encryption.fingerprint([
      claim.id,
      claim.request_id,
      sortedFields(account),
      sortedFields(review),
      contents,
    ])
    return longOperations.run({
      findKnown: () => payments.operationOf(fingerprint),
      async work(tx, { id, now }) {
        const claimNumber = (await claimRegister.lockUnerased(tx, claim.id)) ?? refuse('claim_not_found')
        const row = {
          long_operation_id: id,
          claim_id: claim.id,
          fingerprint,
          sealed: encryption.encrypt(application, claim.id),
          payee_bank_code: account.payee_bank_code,
          account_ending: account.payee_current_account.slice(-SHOWN),
          received_at: now,
        }
        if (!(await payments.insert(tx, row, files))) return null
        return acceptPayment(tx, { operationId: id, claimId: claim.id, claimNumber, files, now })
      },
    })
  }
}

function sortedFields(fields: object) {
  return Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))
}
