import { claimStatuses } from '@amparo/rules/claims/claim-timeline'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { freeText } from './free-text.ts'
import { ClaimNumber, CountryCode, LocaleCode, PanToken, StatusToken } from './primitives.ts'
import { SentDocument } from './submission.ts'

/**
 * A status of the claim, past or to come (C-263), oldest first; those to come have no date yet. `name` and `status_description` are in the requested language,
 * `status` is the code.
 */
const StatusStep = z.object({
  name: z.string(),
  status: z.enum(claimStatuses),
  status_description: z.string(),
  step: z.enum(['done', 'current', 'next']),
  happened_at: z.nullable(z.string()),
})

/** A document of the claim (C-264). `sent` means that an operator has not confirmed it yet. */
const StatusDocument = z.object({
  document_id: z.string(),
  title: z.string(),
  description: z.string(),
  uploadable: z.boolean(),
  is_received: z.boolean(),
  state: z.enum(['needed', 'sent', 'received']),
  requested_at: z.nullable(z.string()),
  received_at: z.nullable(z.string()),
})
export type StatusDocument = z.output<typeof StatusDocument>

/** What a person sees about their claim (C-262 to C-266). `document_list` contains `DOC134` while the payment details are missing (C-159). */
export const ClaimStatusAnswer = z.object({
  claim_number: z.string(),
  benefit_code: z.string(),
  /** For claims from a policy: its product's name differs from that of the card benefit with the same code. */
  product_name: z.optional(z.string()),
  status: z.enum(claimStatuses),
  statuses: z.array(StatusStep),
  document_list: z.array(StatusDocument),
  /** Documents that were requested after the claim was sent (C-X53). */
  addendum_documents: z.array(StatusDocument),
  date_of_loss: z.nullable(z.string()),
  /** Whether the claim was made with the card of `pan_token`. */
  is_own_card: z.boolean(),
  /** Allows the caller to send documents to this claim for a while. */
  status_token: z.string(),
})
export type ClaimStatusAnswer = z.output<typeof ClaimStatusAnswer>

/** The claim status check (C-558, C-559). Whatever is wrong, the refusal is `claim_not_found`, with the same bytes after the same time. */
export const checkClaimStatus = endpoint({
  summary: 'Check the status of a claim',
  method: 'POST',
  path: '/api/cardholder/v1/claims/status_check/',
  audience: 'browser',
  body: z.object({
    claim_number: ClaimNumber,
    language_code: LocaleCode,
    country: CountryCode,
    postal_code: z.optional(freeText(20)),
    sur_name: z.optional(freeText(100)),
    pan_token: z.optional(PanToken),
  }),
  answer: ClaimStatusAnswer,
  refusals: ['claim_not_found', 'too_many_tries'],
})

/** Sends documents later (C-560 to C-562). The token of a status check is required, as the claim number alone proves nothing (C-X67). */
export const uploadClaimDocuments = endpoint({
  summary: 'Send documents for an existing claim',
  method: 'POST',
  path: '/api/cardholder/v1/claims/upload_documents/',
  audience: 'browser',
  body: z.object({
    claim_number: ClaimNumber,
    documents: z.array(SentDocument).check(z.minLength(1), z.maxLength(100)),
    global_region_code: z.enum(['NAM', 'LAC', 'AP', 'EEMEA']),
    status_token: StatusToken,
  }),
  answer: z.object({ long_op_id: z.string() }),
  refusals: ['claim_not_found', 'document_not_approved', 'document_not_asked'],
})
