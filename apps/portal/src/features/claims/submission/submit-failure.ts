import { CallFailed } from '@amparo/contract/call'
import type { ApplicationError } from '@amparo/contract/errors'
import { OperationFailed } from '../../../blocks/long-operations/poll-operation.ts'
import { pageKeysOf, requestIdOf } from '../../../platform/calls/error-reporter.ts'
import { FilesNotApproved } from './submit.ts'

/** Shown on the page until the person has dealt with it. */
export type Trouble =
  | { kind: 'stopped' }
  | { kind: 'failed'; requestId: string | null }
  | { kind: 'missing'; pages: readonly string[]; requestId: string | null }
  | { kind: 'files'; names: readonly string[] }
/** `refusal`: no claim can be made with this card. */
export type SubmitFailure = { kind: 'duplicate' } | { kind: 'phone' } | { kind: 'refusal'; code: string } | Trouble

const cardRefusals = ['unable_to_verify_card', 'card_benefit_not_applicable', 'multiple_product_codes']

/** The code under which a failed submission is reported (C-197, C-590, C-591). */
export function submitErrorCode(error: unknown): ApplicationError {
  const code = error instanceof CallFailed ? error.code : ''
  if (error instanceof OperationFailed) {
    return code === 'duplicate_claim' ? 'DUPLICATE_CLAIM_API_ERROR' : 'CLAIM_SUBMIT_API_ERROR'
  }
  return code === 'missing_fields' ? 'CLAIM_SUBMIT_MISSING_FIELDS_API_ERROR' : 'CLAIM_SUBMIT_API_ERROR'
}

/** What a failed submission means for the person. */
export function submitFailure(error: unknown): SubmitFailure {
  if (error instanceof OperationFailed) return operationFailure(error)
  if (error instanceof FilesNotApproved) return { kind: 'files', names: error.names }
  const requestId = requestIdOf(error)
  if (!(error instanceof CallFailed)) return { kind: 'failed', requestId }
  const { code } = error
  if (code === 'missing_fields') return { kind: 'missing', pages: pageKeysOf(error) ?? [], requestId }
  if (code === 'phone_not_verified') return { kind: 'phone' }
  if (cardRefusals.includes(code)) return { kind: 'refusal', code }
  return { kind: 'failed', requestId }
}

function operationFailure({ code, fields }: OperationFailed): SubmitFailure {
  const pages = Object.keys(fields)
  if (code === 'duplicate_claim') return { kind: 'duplicate' }
  return pages.length > 0 ? { kind: 'missing', pages, requestId: null } : { kind: 'failed', requestId: null }
}
