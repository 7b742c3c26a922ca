import type { ClaimStatusAnswer } from '@amparo/contract/claim-status'
import type { TimelineStep } from '@amparo/rules/claims/claim-timeline'
import { isListed } from '@amparo/rules/claims/payment-document'

type Step = Pick<TimelineStep, 'status' | 'step'>
type Listed = { document_id: string; state: ClaimStatusAnswer['document_list'][number]['state'] }
type Lists = { document_list: readonly Listed[]; addendum_documents: readonly Listed[] }

/** Which text says what a step means. A claim that waits may wait for bank details, or for us to check what was sent. */
export function statusText({ status, step }: Step, { document_list, addendum_documents }: Lists): string {
  if (step !== 'current') return `${step}_${status}`
  if (status !== 'waiting_for_documents') return status
  const needed = [...document_list, ...addendum_documents].filter(({ state }) => state === 'needed')
  if (needed.length === 0) return 'checking_documents'
  return needed.some(({ document_id }) => isListed(document_id)) ? status : 'waiting_for_payment'
}
