import type { Checked } from '@amparo/contract/endpoint'
import type { submitOnlinePayment } from '@amparo/contract/payment-form'
import { SHOWN } from '@amparo/form-engine/answers/sensitive-answers'
import type { ClaimFile } from '../claim-register/create-claim-register.ts'
import type { LongOperations } from '../long-operations/create-long-operations.ts'
import type { DetailsEncryption } from '../platform/encrypted-details.ts'
import { finishPaymentJob } from './finish-payment.ts'
import type { PayableClaim, PaymentRepository } from './payment-repository.ts'

type Application = Checked<typeof submitOnlinePayment>['body']['application']
type Parts = {
  longOperations: Pick<LongOperations, 'begin'>
  payments: PaymentRepository
  encryption: DetailsEncryption
}
type Payment = { application: Application; files: readonly ClaimFile[] }

export type ReceivePayment = ReturnType<typeof createReceivePayment>

/** Stores payment details and returns the operation's id: the same one for the same details, until details are requested again. */
export function createReceivePayment({ longOperations, payments, encryption }: Parts) {
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
    return longOperations.begin({
      job: finishPaymentJob,
      findKnown: () => payments.operationOf(fingerprint),
      insert: (tx, { id, now }) => {
        const row = {
          long_operation_id: id,
          claim_id: claim.id,
          fingerprint,
          sealed: encryption.encrypt(application, claim.id),
          payee_bank_code: account.payee_bank_code,
          account_ending: account.payee_current_account.slice(-SHOWN),
          received_at: now,
        }
        return payments.insert(tx, row, files)
      },
    })
  }
}

function sortedFields(fields: object) {
  return Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))
}
