import { claimStatuses } from '@amparo/rules/claims/claim-timeline'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { operatorText } from './free-text.ts'
import { ClaimNumber, CountryCode } from './primitives.ts'
import { AnsweredPage } from './submission.ts'

const ClaimStatus = z.enum(claimStatuses)
export type ClaimStatus = z.output<typeof ClaimStatus>
const DocumentId = z.string().check(z.regex(/^DOC\d{3}$/))

/** A claim without a number is a duplicate, or was received by an earlier version that had not registered it yet. */
const ClaimSummary = z.object({
  claim_number: z.nullable(z.string()),
  state: z.enum(['received', 'registered', 'duplicate']),
  status: z.nullable(ClaimStatus),
  benefit_code: z.string(),
  product_code: z.string(),
  country: z.string(),
  /** Null for a claim from a card. */
  policy_number: z.nullable(z.string()),
  date_of_loss: z.nullable(z.string()),
  received_at: z.string(),
})
export type ClaimSummary = z.output<typeof ClaimSummary>

const ClaimDocument = z.object({
  document_id: z.string(),
  file_name: z.nullable(z.string()),
  sha256: z.nullable(z.string()),
  requested_at: z.nullable(z.string()),
  sent_at: z.nullable(z.string()),
  received_at: z.nullable(z.string()),
})
const ClaimEvent = z.object({
  kind: z.enum([
    'status',
    'document_requested',
    'document_sent',
    'document_received',
    'receipt_revoked',
    'exported',
    'erased',
  ]),
  status: z.nullable(z.string()),
  document_id: z.nullable(z.string()),
  note: z.nullable(z.string()),
  author: z.string(),
  happened_at: z.string(),
})

const ClaimDetails = z.object({
  ...ClaimSummary.shape,
  language_code: z.string(),
  is_with_session: z.boolean(),
  pages: z.array(AnsweredPage),
  documents: z.array(ClaimDocument),
  events: z.array(ClaimEvent),
  /** Only the end of the account number is shown. */
  payment: z.nullable(z.object({ payee_bank_code: z.string(), account_ending: z.string(), received_at: z.string() })),
})
export type ClaimDetails = z.output<typeof ClaimDetails>

/** Why a change is made. It is stored with it, and so is the name of the operator's key. */
const Change = {
  note: z.optional(operatorText(1_000)),
}
const claimNumber = z.object({ claimNumber: ClaimNumber })

/** Newest first. Pass `next` as `after` to get the following claims; it is null at the end. */
export const listClaims = endpoint({
  summary: 'List claims',
  method: 'GET',
  path: '/api/management/v1/claims/',
  audience: 'operator',
  query: z.object({
    state: z.optional(ClaimSummary.shape.state),
    status: z.optional(ClaimStatus),
    benefit_code: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
    country: z.optional(CountryCode),
    after: z.optional(z.uuid()),
    limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
  }),
  answer: z.object({ claims: z.array(ClaimSummary), next: z.nullable(z.string()) }),
  refusals: [],
})

export const showClaim = endpoint({
  summary: 'Get a claim with its answers, documents and history',
  method: 'GET',
  path: '/api/management/v1/claims/:claimNumber/',
  audience: 'operator',
  params: claimNumber,
  answer: ClaimDetails,
  refusals: ['unknown_claim'],
})

export const setClaimStatus = endpoint({
  summary: 'Change the status of a claim',
  method: 'PUT',
  path: '/api/management/v1/claims/:claimNumber/status/',
  audience: 'operator',
  params: claimNumber,
  body: z.object({ status: ClaimStatus, ...Change }),
  answer: ClaimDetails,
  refusals: ['unknown_claim'],
})

export const requestClaimDocument = endpoint({
  summary: 'Ask for another document',
  method: 'POST',
  path: '/api/management/v1/claims/:claimNumber/documents/',
  audience: 'operator',
  params: claimNumber,
  body: z.object({ document_id: DocumentId, ...Change }),
  answer: ClaimDetails,
  refusals: ['unknown_claim', 'already_requested'],
})

/** For a document that an operator has checked, or that arrived outside the portal. */
export const receiveClaimDocument = endpoint({
  summary: 'Mark a document as received',
  method: 'POST',
  path: '/api/management/v1/claims/:claimNumber/documents/:documentId/receive/',
  audience: 'operator',
  params: z.object({ claimNumber: ClaimNumber, documentId: DocumentId }),
  body: z.object(Change),
  answer: ClaimDetails,
  refusals: ['unknown_claim', 'not_requested'],
})

/** Nobody can open the receipt from now on, whoever has its id. */
export const revokeClaimReceipt = endpoint({
  summary: 'Revoke the receipt of a claim',
  method: 'POST',
  path: '/api/management/v1/claims/:claimNumber/receipt/revoke/',
  audience: 'operator',
  params: claimNumber,
  body: z.object(Change),
  answer: ClaimDetails,
  refusals: ['unknown_claim', 'already_revoked'],
})
