import type { Checked } from '@amparo/contract/endpoint'
import type { submitOnlinePayment } from '@amparo/contract/payment-form'
import type { Database } from '@amparo/database/database'
import type { LongOperations } from '../long-operations/long-operations-repository.ts'
import { createSeal } from './encrypted-details.ts'
import { finishPaymentJob } from './finish-payment.ts'
import {
  insertPayment,
  operationOfPayment,
  type PayableClaim,
  type PaymentFile,
  payableClaim,
} from './payment-repository.ts'

/** How much of an account's number an operator sees. */
const SHOWN = 3

type Application = Checked<typeof submitOnlinePayment>['body']['application']
type Parts = { database: Database; longOperations: LongOperations; secret: string }

export type OnlinePayment = ReturnType<typeof createOnlinePayment>

export function createOnlinePayment({ database, longOperations, secret }: Parts) {
  const { seal, fingerprint: mark } = createSeal(secret)

  return {
    find: (asked: { claimNumber: string; cardId: string }) => payableClaim(database, asked),

    /** Once for the same details; answers the operation's id. What is asked for once more can be sent once more. */
    receive(claim: PayableClaim, { application, files }: { application: Application; files: readonly PaymentFile[] }) {
      const { account_information: account, review_and_submit: review } = application
      const contents = files.map(({ document_id, sha256 }) => `${document_id} ${sha256}`).sort()
      const fingerprint = mark([claim.id, claim.request_id, inOrder(account), inOrder(review), contents])
      return longOperations.begin({
        job: finishPaymentJob,
        known: () => operationOfPayment(database, fingerprint),
        insert: (tx, operation) =>
          insertPayment(
            tx,
            {
              claim_id: claim.id,
              fingerprint,
              sealed: seal(application, claim.id),
              payee_bank_code: account.payee_bank_code,
              account_ending: account.payee_current_account.slice(-SHOWN),
              files,
            },
            { job: finishPaymentJob, operation },
          ),
      })
    },
  }
}

function inOrder(fields: object) {
  return Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))
}
