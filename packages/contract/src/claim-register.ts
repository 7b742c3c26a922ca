import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CountryCode } from './primitives.ts'
import { AnsweredPage } from './submission.ts'

/** `open` is the first one; where a claim goes from there is the operator's to say. */
export const claimStatuses = [
  'open',
  'in_review',
  'waiting_for_documents',
  'approved',
  'denied',
  'paid',
  'closed',
] as const
const ClaimStatus = z.enum(claimStatuses)
export type ClaimStatus = z.output<typeof ClaimStatus>

/** C-254. */
const ClaimNumber = z.string().check(z.regex(/^[A-Z0-9]{1,25}$/))
const DocumentId = z.string().check(z.regex(/^DOC\d{3}$/))

/** Without a number: not registered yet, or refused as a duplicate. */
const ClaimSummary = z.object({
  claim_number: z.nullable(z.string()),
  state: z.enum(['received', 'registered', 'duplicate']),
  status: z.nullable(ClaimStatus),
  benefit_code: z.string(),
  product_code: z.string(),
  country: z.string(),
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
  kind: z.enum(['status', 'document_requested', 'document_sent', 'document_received']),
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
  /** Of the account only how its number ends. */
  payment: z.nullable(z.object({ payee_bank_code: z.string(), account_ending: z.string(), received_at: z.string() })),
})
export type ClaimDetails = z.output<typeof ClaimDetails>

/** Every change is kept with who made it and why. */
const Change = {
  author: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  note: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000))),
}
const claimNumber = z.object({ claimNumber: ClaimNumber })

/** Newest first. `next` is the `after` of the following page, null on the last one. */
export const listClaims = endpoint({
  summary: 'The claims that came in',
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
  summary: 'One claim with its answers, documents and history',
  method: 'GET',
  path: '/api/management/v1/claims/:claimNumber/',
  audience: 'operator',
  params: claimNumber,
  answer: ClaimDetails,
  refusals: ['unknown_claim'],
})

export const setClaimStatus = endpoint({
  summary: 'Give a claim another status',
  method: 'PUT',
  path: '/api/management/v1/claims/:claimNumber/status/',
  audience: 'operator',
  params: claimNumber,
  body: z.object({ status: ClaimStatus, ...Change }),
  answer: ClaimDetails,
  refusals: ['unknown_claim'],
})

export const requestClaimDocument = endpoint({
  summary: 'Ask for one more document',
  method: 'POST',
  path: '/api/management/v1/claims/:claimNumber/documents/',
  audience: 'operator',
  params: claimNumber,
  body: z.object({ document_id: DocumentId, ...Change }),
  answer: ClaimDetails,
  refusals: ['unknown_claim', 'already_requested'],
})

/** For a document that was looked at, and for one that came by another way than the portal. */
export const receiveClaimDocument = endpoint({
  summary: 'Note that a document came',
  method: 'POST',
  path: '/api/management/v1/claims/:claimNumber/documents/:documentId/receive/',
  audience: 'operator',
  params: z.object({ claimNumber: ClaimNumber, documentId: DocumentId }),
  body: z.object(Change),
  answer: ClaimDetails,
  refusals: ['unknown_claim', 'not_requested'],
})
