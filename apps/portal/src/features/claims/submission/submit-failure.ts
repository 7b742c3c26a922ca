import { CallFailed } from '@amparo/contract/call'
import type { ApplicationError } from '@amparo/contract/errors'
import { OperationFailed } from '../../../blocks/long-operations/poll-operation.ts'
import { pageKeysOf, requestIdOf } from '../../../platform/calls/error-reporter.ts'
import { isSentElsewhere } from './sent-elsewhere.ts'
import { FilesNotApproved } from './submit.ts'

type PageInError = { key: string; fields: readonly string[] }
/** Shown on the page until the person has dealt with it. */
export type Trouble =
  | { kind: 'stopped' }
  | { kind: 'elsewhere' }
  | { kind: 'failed'; requestId: string | null }
  | { kind: 'limited'; retryAfter: number | undefined; requestId: string | null }
  | { kind: 'missing'; pages: readonly PageInError[]; requestId: string | null }
  | { kind: 'files'; names: readonly string[] }
/** `refusal`: no claim can be made with this card. */
export type SubmitFailure = { kind: 'duplicate' } | { kind: 'phone' } | { kind: 'refusal'; code: string } | Trouble

const cardRefusals = ['unable_to_verify_card', 'card_benefit_not_applicable', 'multiple_product_codes']

/** The code under which a failed submission is reported (C-197, C-590, C-591). Null: another device was first, which is no error. */
export function submitErrorCode(error: unknown): ApplicationError | null {
  if (isSentElsewhere(error)) return null
  if (isDuplicate(error)) return 'DUPLICATE_CLAIM_API_ERROR'
  return isAboutAnswers(error) ? 'CLAIM_SUBMIT_MISSING_FIELDS_API_ERROR' : 'CLAIM_SUBMIT_API_ERROR'
}

/** What a failed submission means for the person. */
export function submitFailure(error: unknown): SubmitFailure {
  if (error instanceof FilesNotApproved) return { kind: 'files', names: error.names }
  if (isDuplicate(error)) return { kind: 'duplicate' }
  if (isSentElsewhere(error)) return { kind: 'elsewhere' }
  const requestId = requestIdOf(error)
  if (isAboutAnswers(error)) return { kind: 'missing', pages: pagesOf(error), requestId }
  const code = error instanceof CallFailed ? error.code : ''
  if (error instanceof CallFailed && code === 'too_many_requests')
    return { kind: 'limited', retryAfter: error.retryAfter, requestId }
  if (code === 'phone_not_verified') return { kind: 'phone' }
  if (cardRefusals.includes(code)) return { kind: 'refusal', code }
  return { kind: 'failed', requestId }
}

function isDuplicate(error: unknown): boolean {
  return error instanceof OperationFailed && error.code === 'duplicate_claim'
}

/** The call refuses missing answers with one code; an operation may name the fields of any error. */
function isAboutAnswers(error: unknown): error is CallFailed {
  if (error instanceof OperationFailed && error.problems.length > 0) return true
  return error instanceof CallFailed && error.code === 'missing_fields'
}

/** The fields in error of each page. */
function pagesOf(error: CallFailed): PageInError[] {
  const fieldOf = (key: string, path: string) => (path.startsWith(`${key}.`) ? [path.slice(key.length + 1)] : [])
  return (pageKeysOf(error) ?? []).map((key) => ({
    key,
    fields: error.problems.flatMap(({ path }) => fieldOf(key, path)),
  }))
}
