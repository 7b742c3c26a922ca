import type { Database } from '@amparo/database/database'
import type { Cards } from '../cards/create-cards.ts'
import type { ClaimRegister } from '../claim-register/create-claim-register.ts'
import type { LongOperations } from '../long-operations/create-long-operations.ts'
import type { Clock } from '../platform/clock.ts'
import { createDetailsEncryption, type SecretKeys } from '../platform/encrypted-details.ts'
import { handleJob } from '../platform/jobs/jobs.ts'
import { limited } from '../platform/rate-limits.ts'
import { createAcceptPayment } from './accept-payment.ts'
import { finishPayment, finishPaymentJob } from './finish-older-payment.ts'
import { createPaymentRepository } from './payment-repository.ts'
import { createReceivePayment } from './receive-payment.ts'
import { submitOnlinePaymentRoute } from './submit-online-payment.ts'

type Parts = {
  database: Database
  clock: Clock
  cards: Pick<Cards, 'require'>
  longOperations: LongOperations
  claimRegister: ClaimRegister
  /** Encrypts bank details; 32 bytes in hex, the same in every replica. */
  secret: string | SecretKeys
}

export type PaymentForm = ReturnType<typeof createPaymentForm>

/** Brazil's bank-account form. */
export function createPaymentForm({ database, clock, cards, longOperations, claimRegister, secret }: Parts) {
  const payments = createPaymentRepository(database, claimRegister)
  const encryption = createDetailsEncryption(secret)
  const acceptPayment = createAcceptPayment({ claimRegister, payments })
  const receivePayment = createReceivePayment({ longOperations, claimRegister, payments, encryption, acceptPayment })

  return {
    receivePayment,
    findAccepted: payments.findAccepted,
    personalData: { export: payments.export, files: payments.filesOfClaims, erase: payments.erase },

    routes: limited('claim_guesses', [
      submitOnlinePaymentRoute({ clock, cards, claimRegister, payments, receivePayment }),
    ]),
    jobs: [handleJob(finishPaymentJob, finishPayment({ longOperations, claimRegister, payments, acceptPayment }))],
  }
}
