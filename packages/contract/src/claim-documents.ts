import * as z from 'zod/mini'
import { ApplicationBody } from './claim-forms.ts'
import { endpoint } from './endpoint.ts'
import { BenefitCode, CountryCode, Day, LocaleCode, PanToken } from './primitives.ts'

const documentRefusals = ['unable_to_verify_card', 'card_benefit_not_applicable'] as const

/** C-153, C-155: what a claim needs as evidence. A document whose id contains DOC017 has forms to download. */
export const DocumentInfo = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  uploadable: z.boolean(),
  required: z.boolean(),
  wire_transfer_documents: z.array(z.object({ document_id: z.string(), name: z.string(), path: z.string() })),
})
export type DocumentInfo = z.output<typeof DocumentInfo>

const documentsOf = {
  benefit_code: BenefitCode,
  pan_token: PanToken,
  country: CountryCode,
  language_code: LocaleCode,
  today: Day,
}

/** C-539, C-540. */
export const listClaimDocuments = endpoint({
  summary: 'The documents a claim needs',
  method: 'GET',
  path: '/api/cardholder/v1/claims/questions/documents/',
  audience: 'browser',
  query: z.object(documentsOf),
  answer: z.object({ documents: z.array(DocumentInfo) }),
  refusals: documentRefusals,
})

/** C-541, C-542: the same, once the answers are known. */
export const refreshClaimDocuments = endpoint({
  summary: 'The documents a claim with these answers needs',
  method: 'POST',
  path: '/api/cardholder/v1/claims/questions/documents/',
  audience: 'browser',
  body: z.object({ ...documentsOf, application: ApplicationBody }),
  answer: z.object({ documents: z.array(DocumentInfo) }),
  refusals: documentRefusals,
})
