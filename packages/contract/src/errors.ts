import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Nothing } from './primitives.ts'

/** The error codes of §8 of the portal, claims and marketplace specifications. */
export const applicationErrors = [
  'CMS_ERROR',
  'BENEFITS_API_ERROR',
  'PAYMENT_SERVICE_ERROR',
  'FEATURE_FLAGS_API_ERROR',
  'LANGUAGES_API_ERROR',
  'CLAIM_PAGE_METADATA_ERROR',
  'CLAIM_PAGE_QUESTIONS_ERROR',
  'DOCUMENTS_API_ERROR',
  'DOCUMENT_UPLOAD_API_ERROR',
  'PRODUCT_GRADUATION_API_ERROR',
  'CLAIM_SUBMIT_API_ERROR',
  'CLAIM_SUBMIT_MISSING_FIELDS_API_ERROR',
  'DUPLICATE_CLAIM_API_ERROR',
  'STATUS_CHECK_API_ERROR',
  'CLAIM_STATUS_DOCUMENTS_UPLOAD_API_ERROR',
  'SEND_PHONE_VERIFICATION_API_ERROR',
  'VALIDATE_PHONE_VERIFICATION_API_ERROR',
  'VEHICLE_MAKE_API_ERROR',
  'VEHICLE_MODEL_API_ERROR',
  'LOCAL_FORAGE_ERROR',
  'ONLINE_PAYMENT_FORM_SUBMIT_ERROR',
  'TRAVEL_LETTER_API_ERROR',
  'TRAVEL_DOCUMENT_REDIRECT_API_ERROR',
  'CARDHOLDER_PAY_PURCHASE_POLICY_API_ERROR',
  'CARDHOLDER_PAY_UPDATE_QUOTE_API_ERROR',
  'CARDHOLDER_PAY_AUTH_API_ERROR',
  'CARDHOLDER_PAY_QUOTE_API_ERROR',
  'CARDHOLDER_PAY_USER_DETAILS_API_ERROR',
  'CARDHOLDER_PAY_COVERAGES_DETAILS_API_ERROR',
  'CARDHOLDER_PAY_GET_PURCHASED_POLICY_DOCUMENTS_API_ERROR',
  'CARDHOLDER_PAY_CANCEL_PURCHASED_POLICY_API_ERROR',
  'CARDHOLDER_PAY_UPDATE_PURCHASED_POLICY_API_ERROR',
  'CARDHOLDER_PAY_DOCUMENT_URL_API_ERROR',
  'CARDHOLDER_PAY_POLICIES_API_ERROR',
  'CARDHOLDER_PAY_POLICY_DETAILS_API_ERROR',
  'CARDHOLDER_PAY_PURCHASED_POLICY_API_ERROR',
  'CARDHOLDER_PAY_EXCHANGE_TOKEN_API_ERROR',
  'MISSING_URL_PARAMS',
  'NO_ACCESS_TO_BENEFIT',
  'UNEXPECTED_ERROR',
] as const
export type ApplicationError = (typeof applicationErrors)[number]

/** A word of ours. Codes have no long numbers, but phones and accounts are some. */
const Code = z.string().check(z.regex(/^(?!.*\d{5})[a-z0-9_]{1,60}$/))

/** Sends only codes: no message, no address, nothing that a person typed. `page_keys` are the pages where answers are missing (C-591). */
export const reportError = endpoint({
  summary: 'Report an application error with the id of the request that failed',
  method: 'POST',
  path: '/api/errors/v1/',
  audience: 'browser',
  body: z.object({
    code: z.enum(applicationErrors),
    cause: z.optional(Code),
    page_keys: z.optional(z.array(Code).check(z.maxLength(30))),
    failed_request_id: z.nullable(z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/))),
  }),
  answer: Nothing,
  refusals: [],
})
