import type { Application } from '@amparo/contract/claim-forms'
import type { ClaimFile } from '../claim-documents-repository.ts'

/** A claim is made from a card or from a policy. */
export type ClaimedFrom = { card_id: string | null; policy_id: string | null }

export type ReceivedClaim = ClaimedFrom & {
  fingerprint: string
  benefit_code: string
  product_code: string
  country: string
  language_code: string
  as_of: string
  date_of_loss: string | null
  application: Application
  form_version: string
  /** Of a draft that is on several devices. */
  draft_id: string | null
  session_hash: string | null
  files: readonly ClaimFile[]
  /** Required documents that no file was sent for. */
  missing_documents: readonly string[]
}
