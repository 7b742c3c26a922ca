import * as z from 'zod/mini'
import { claimStatuses } from './claim-register.ts'
import { endpoint } from './endpoint.ts'
import { CountryCode, LocaleCode, PanToken } from './primitives.ts'
import { SentDocument } from './submission.ts'

/** C-253, C-254: 9 characters, 25 where a claim is found by surname. Capitals and digits: the form tidies what people type. */
export const ClaimNumber = z.string().check(z.regex(/^[A-Z0-9]{1,25}$/))

/**
 * C-263: `name` and `status_description` are in the asked language, `status` is the code. A claim's way so far, oldest first, and then
 * what comes next, which has no day yet.
 */
const StatusStep = z.object({
  name: z.string(),
  status: z.enum(claimStatuses),
  status_description: z.string(),
  step: z.enum(['done', 'current', 'next']),
  happened_at: z.nullable(z.string()),
})

/** C-264. `sent`: on its way or in the hands of an operator, who has not said yet that it is the right one. */
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

/** C-262 to C-266. `DOC134` is in `document_list` while the online payment details are missing (C-159). */
export const ClaimStatusAnswer = z.object({
  claim_number: z.string(),
  benefit_code: z.string(),
  status: z.enum(claimStatuses),
  statuses: z.array(StatusStep),
  document_list: z.array(StatusDocument),
  /** C-X53: what was asked for after the claim was sent. */
  addendum_documents: z.array(StatusDocument),
  date_of_loss: z.nullable(z.string()),
  /** Whether the card of `pan_token` is the claim's own. */
  is_own_card: z.boolean(),
  /** Lets whoever made this check send documents to this claim for a while. */
  status_token: z.string(),
})
export type ClaimStatusAnswer = z.output<typeof ClaimStatusAnswer>

/** C-558, C-559. Whatever is wrong, a wrong number included, gives `claim_not_found` in the same bytes and the same time. */
export const checkClaimStatus = endpoint({
  summary: 'How far a claim is',
  method: 'POST',
  path: '/api/cardholder/v1/claims/status_check/',
  audience: 'browser',
  body: z.object({
    claim_number: ClaimNumber,
    language_code: LocaleCode,
    country: CountryCode,
    postal_code: z.optional(z.string().check(z.maxLength(20))),
    sur_name: z.optional(z.string().check(z.maxLength(100))),
    pan_token: z.optional(PanToken),
  }),
  answer: ClaimStatusAnswer,
  refusals: ['claim_not_found', 'too_many_tries'],
})

/** C-560 to C-562, C-X67. The claim's number alone is no proof, so the token of a status check comes along. */
export const uploadClaimDocuments = endpoint({
  summary: 'Send documents to a claim that was sent before',
  method: 'POST',
  path: '/api/cardholder/v1/claims/upload_documents/',
  audience: 'browser',
  body: z.object({
    claim_number: ClaimNumber,
    documents: z.array(SentDocument).check(z.minLength(1), z.maxLength(100)),
    global_region_code: z.enum(['NAM', 'LAC', 'AP', 'EEMEA']),
    status_token: z.string().check(z.regex(/^cs_[A-Za-z0-9_-]{43}$/)),
  }),
  answer: z.object({ long_op_id: z.string() }),
  refusals: ['claim_not_found', 'document_not_approved', 'document_not_asked'],
})
