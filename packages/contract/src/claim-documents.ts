import * as z from 'zod/mini'
import { ApplicationBody } from './claim-forms.ts'
import { endpoint } from './endpoint.ts'
import { BenefitCode, ClaimantToken, CountryCode, Day, LocaleCode } from './primitives.ts'

const documentRefusals = ['unable_to_verify_card', 'claim_token_expired', 'card_benefit_not_applicable'] as const

/** A document that a claim needs (C-153). One whose id contains DOC017 has forms to download (C-155). */
export const DocumentInfo = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  uploadable: z.boolean(),
  required: z.boolean(),
  wire_transfer_documents: z.array(z.object({ document_id: z.string(), name: z.string(), path: z.string() })),
})
export type DocumentInfo = z.output<typeof DocumentInfo>

const ofClaim = {
  benefit_code: BenefitCode,
  pan_token: ClaimantToken,
  country: CountryCode,
  language_code: LocaleCode,
  today: Day,
}

/** The documents of a claim before its answers are known (C-539, C-540). */
export const listClaimDocuments = endpoint({
  summary: 'List the documents that a claim needs',
  method: 'GET',
  path: '/api/cardholder/v1/claims/questions/documents/',
  audience: 'browser',
  query: z.object(ofClaim),
  answer: z.object({ documents: z.array(DocumentInfo) }),
  refusals: documentRefusals,
})

/** The same once the answers are known (C-541, C-542). */
export const refreshClaimDocuments = endpoint({
  summary: 'List the documents that a claim with these answers needs',
  method: 'POST',
  path: '/api/cardholder/v1/claims/questions/documents/',
  audience: 'browser',
  body: z.object({ ...ofClaim, application: ApplicationBody }),
  answer: z.object({ documents: z.array(DocumentInfo) }),
  refusals: documentRefusals,
})
