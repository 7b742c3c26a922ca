import type { Billing } from '../billing/create-billing.ts'
import type { Cards } from '../cards/create-cards.ts'
import type { ClaimRegister } from '../claim-register/create-claim-register.ts'
import type { ClaimStatus } from '../claim-status/create-claim-status.ts'
import type { Claimants } from '../claimants/create-claimants.ts'
import type { DraftTransfers } from '../draft-transfers/create-draft-transfers.ts'
import type { Files } from '../files/create-files.ts'
import type { Letters } from '../letters/create-letters.ts'
import type { PaymentForm } from '../payment-form/create-payment-form.ts'
import type { PhoneVerification } from '../phone-verification/create-phone-verification.ts'
import type { Ports } from '../platform/ports.ts'
import type { Policies } from '../policies/create-policies.ts'
import type { Purchases } from '../purchases/create-purchases.ts'
import type { Users } from '../users/create-users.ts'

/** All areas that store personal data. Only the area itself reads and writes its tables. */
export type AreasWithPeople = {
  cards: Pick<Cards, 'forget' | 'export'>
  claimRegister: Pick<ClaimRegister, 'personalData'>
  claimStatus: Pick<ClaimStatus, 'personalData'>
  claimants: Pick<Claimants, 'personalData'>
  draftTransfers: Pick<DraftTransfers, 'personalData'>
  files: Pick<Files, 'personalData'>
  letters: Pick<Letters, 'personalData'>
  paymentForm: Pick<PaymentForm, 'personalData'>
  phoneVerification: Pick<PhoneVerification, 'personalData'>
  policies: Pick<Policies, 'personalData'>
  billing: Pick<Billing, 'personalData'>
  purchases: Pick<Purchases, 'personalData'>
  users: Pick<Users, 'personalData'>
  ports: Pick<Ports, 'outbox' | 'mailDelivery'>
}
