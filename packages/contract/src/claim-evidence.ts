import * as z from 'zod/mini'
import { ApplicationBody } from './claim-forms.ts'
import { endpoint } from './endpoint.ts'
import { CountryCode, Day, LocaleCode, PanToken } from './primitives.ts'

const BenefitCode = z.string().check(z.regex(/^[A-Z]{3}$/))
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

/** C-563 to C-565. `file_hash` is SHA-256 in hex (C-X40). */
export const signFile = endpoint({
  summary: 'Permission to send one file to the store',
  method: 'POST',
  path: '/api/management/v1/files/sign',
  audience: 'browser',
  body: z.object({
    content_type: z.string().check(z.maxLength(120)),
    file_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    file_name: z.string().check(z.minLength(1), z.maxLength(255)),
    file_size: z.optional(z.int()),
    space: z.string(),
  }),
  answer: z.object({
    file_approval_id: z.string(),
    s3_request: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }),
  }),
  refusals: ['unsupported_type', 'too_large', 'too_many_files'],
})

/** C-X70. Only whoever knows the id can ask. */
export const getFileState = endpoint({
  summary: 'Whether a file was approved',
  method: 'GET',
  path: '/api/management/v1/files/:fileApprovalId',
  audience: 'browser',
  params: z.object({ fileApprovalId: z.string().check(z.regex(/^fa_[A-Za-z0-9_-]{43}$/)) }),
  answer: z.object({
    state: z.enum(['waiting', 'pending', 'approved', 'refused']),
    reason: z.nullable(z.enum(['wrong_content', 'malware', 'too_large', 'unreadable', 'never_arrived'])),
  }),
  refusals: ['unknown_file'],
})

export const SentDocument = z.object({ document_id: z.string(), file_approval_id: z.string() })

/** C-553 to C-555, C-X37, C-X39. Identical answers of one card lead to one claim, however often they are sent. */
export const submitClaim = endpoint({
  summary: 'Send a claim',
  method: 'POST',
  path: '/api/cardholder/v1/claims/questions/submit_claim/',
  audience: 'browser',
  body: z.object({
    pan_token: PanToken,
    benefit_code: BenefitCode,
    language_code: LocaleCode,
    today: Day,
    application: ApplicationBody,
    documents: z.array(SentDocument).check(z.maxLength(100)),
    phone_verification_token: z.optional(z.string()),
  }),
  answer: z.object({ long_op_id: z.string() }),
  refusals: [
    'unable_to_verify_card',
    'card_benefit_not_applicable',
    'multiple_product_codes',
    'missing_fields',
    'document_not_approved',
    'phone_not_verified',
  ],
})

/** C-556, C-557. The id is a capability: nobody can guess one. */
export const getLongOperation = endpoint({
  summary: 'How far a long operation is',
  method: 'GET',
  path: '/api/management/v1/long_operations/:id',
  audience: 'browser',
  params: z.object({ id: z.string().check(z.regex(/^lo_[A-Za-z0-9_-]{43}$/)) }),
  answer: z.object({
    done: z.boolean(),
    result: z.nullable(
      z.object({
        response: z.object({
          claim_number: z.optional(z.string()),
          error: z.optional(z.object({ code: z.string(), fields: z.record(z.string(), z.array(z.string())) })),
        }),
      }),
    ),
  }),
  refusals: ['unknown_operation'],
})

const Phone = z.string().check(z.regex(/^\+\d{6,15}$/))

/** C-569, C-570: `home` is called, `cell` gets a message. */
export const sendPhoneCode = endpoint({
  summary: 'Send a code to a phone',
  method: 'POST',
  path: '/api/cardholder/v1/phone_verification/send/',
  audience: 'browser',
  body: z.object({ phone_type: z.enum(['home', 'cell']), phone_number: Phone, language_code: z.optional(LocaleCode) }),
  answer: z.object({ sent: z.boolean() }),
  refusals: [],
})

/** C-571, C-572, C-243, C-244. */
export const validatePhoneCode = endpoint({
  summary: 'Check the code that a phone got',
  method: 'POST',
  path: '/api/cardholder/v1/phone_verification/validate/',
  audience: 'browser',
  body: z.object({ phone_number: Phone, code: z.string().check(z.minLength(1), z.maxLength(6)), pan_token: PanToken }),
  answer: z.object({ token: z.string() }),
  refusals: ['invalid_code', 'max_verify_attempts_reached', 'unable_to_verify_card'],
})
