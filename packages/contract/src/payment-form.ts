import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { freeText } from './free-text.ts'
import { ClaimNumber, Day, PanToken } from './primitives.ts'
import { SentDocument } from './submission.ts'

const short = (max: number) => freeText(max, 1)

/** Who is paid, and to which account (C-520 to C-535). Optional fields are left out if empty (C-X56); `@amparo/rules` has the rules between fields. */
const AccountInformation = z.object({
  is_bank_account_card_holder: z.boolean(),
  payee_name: short(60),
  brazilian_cpf: z.string().check(z.regex(/^\d{11}$/)),
  payee_phone_number: z.string().check(z.regex(/^\+\d{6,15}$/)),
  payee_email: short(60),
  payee_bank: short(80),
  payee_bank_code: z.string().check(z.regex(/^\d{3}$/)),
  payee_agency: z.string().check(z.regex(/^\d{4,5}$/)),
  payee_current_account: z.string().check(z.regex(/^\d{1,14}$/)),
  payee_insured_profession: z.optional(short(80)),
  payee_monthly_income_range: z.optional(short(80)),
  is_payee_politically_exposed: z.optional(z.boolean()),
  payee_beneficiary_relationship: z.optional(short(80)),
  payee_beneficiary_profession: z.optional(short(80)),
  payee_beneficiary_monthly_income_range: z.optional(short(80)),
  is_payee_beneficiary_politically_exposed: z.optional(z.boolean()),
})

/** The signature (C-536 to C-538). */
const SignedReview = z.object({
  is_payee_agree_to_clause: z.literal(true),
  payee_signature: short(60),
  payee_signed_date: Day,
})

/** The payment form (C-517 to C-519, C-576). The long operation ends with the claim number, or with `duplicate_claim` if payment details were sent before. */
export const submitOnlinePayment = endpoint({
  summary: 'Send the payment form of a claim in Brazil',
  method: 'POST',
  path: '/api/v2/submit-online-payment-form/submit-form/',
  audience: 'browser',
  body: z.object({
    claim_number: ClaimNumber,
    pan_token: PanToken,
    documents: z.array(SentDocument).check(z.maxLength(2)),
    application: z.object({ account_information: AccountInformation, review_and_submit: SignedReview }),
  }),
  answer: z.object({ long_op_id: z.string() }),
  refusals: ['unable_to_verify_card', 'claim_not_found', 'missing_fields', 'document_not_approved'],
})
