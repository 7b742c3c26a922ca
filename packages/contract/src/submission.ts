import * as z from 'zod/mini'
import { ApplicationBody } from './claim-forms.ts'
import { endpoint } from './endpoint.ts'
import { getLongOperation } from './long-operations.ts'
import { BenefitCode, ClaimantToken, Day, LocaleCode } from './primitives.ts'

export const SentDocument = z.object({
  document_id: z.string().check(z.maxLength(40)),
  file_approval_id: z.string().check(z.maxLength(60)),
})

/** Submits a claim (C-553 to C-555). The same answers from the same card or policy make one claim, however often they are sent (C-X37, C-X39). */
export const submitClaim = endpoint({
  summary: 'Submit a claim',
  method: 'POST',
  path: '/api/cardholder/v1/claims/questions/submit_claim/',
  audience: 'browser',
  body: z.object({
    pan_token: ClaimantToken,
    benefit_code: BenefitCode,
    language_code: LocaleCode,
    today: Day,
    application: ApplicationBody,
    documents: z.array(SentDocument).check(z.maxLength(100)),
    /** Of a draft that is on several devices, which becomes one claim. */
    draft_id: z.optional(z.uuid()),
    phone_verification_token: z.optional(z.string().check(z.maxLength(60))),
  }),
  answer: z.object({ long_op_id: z.string() }),
  refusals: [
    'unable_to_verify_card',
    'claim_token_expired',
    'claim_token_used',
    'card_benefit_not_applicable',
    'multiple_product_codes',
    'missing_fields',
    'document_not_approved',
    'phone_not_verified',
    'sent_from_another_device',
  ],
})

/** A question and its answer; for a group that repeats, its entries instead. The texts are those at the time it was sent. */
export type AnsweredQuestion = { question_key: string; title: string; answer: string; entries: AnsweredQuestion[][] }
const AnsweredQuestion: z.ZodMiniType<AnsweredQuestion> = z.object({
  question_key: z.string(),
  title: z.string(),
  answer: z.string(),
  get entries() {
    return z.array(z.array(AnsweredQuestion))
  },
})
export const AnsweredPage = z.object({
  page_key: z.string(),
  title: z.string(),
  questions: z.array(AnsweredQuestion),
})
export type AnsweredPage = z.output<typeof AnsweredPage>

export const ClaimReceipt = z.object({
  claim_number: z.nullable(z.string()),
  benefit_code: z.string(),
  /** Only for a claim from a policy. */
  policy_number: z.optional(z.string()),
  country: z.string(),
  language_code: LocaleCode,
  received_at: z.string(),
  pages: z.array(AnsweredPage),
  /** `sha256` of the stored file, in hex. */
  files: z.array(z.object({ document_id: z.string(), file_name: z.string(), sha256: z.string() })),
})
export type ClaimReceipt = z.output<typeof ClaimReceipt>

/** Everything that was sent, for anybody who has the id of the long operation, for a while. */
export const getClaimReceipt = endpoint({
  summary: 'Get the receipt of a claim',
  method: 'GET',
  path: '/api/cardholder/v1/claims/receipt/:id/',
  audience: 'browser',
  params: getLongOperation.params,
  answer: ClaimReceipt,
  refusals: ['unknown_operation', 'receipt_expired'],
})
