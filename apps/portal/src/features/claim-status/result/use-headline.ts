import { fill, plural } from '@amparo/content/fill'
import type { ClaimStatusAnswer } from '@amparo/contract/claim-status'
import { intlTag } from '@amparo/rules/locale/locales'
import { useContent } from '../../../platform/content.ts'
import { useLocale } from '../../../platform/locale.ts'
import { documentsOf } from './documents-of.ts'

/** What it means for the person, in one line. Waiting for documents says how many. */
export function useHeadline(answer: ClaimStatusAnswer): string {
  const text = useContent('claim-status-page')
  const locale = useLocale()
  const { missing, asksPayment } = documentsOf(answer)
  const count = missing.length
  const isWaiting = answer.status === 'waiting_for_documents'
  if (isWaiting && count === 0 && asksPayment) return text.headline_payment
  if (!isWaiting || count === 0) return text[`headline_${answer.status}`]
  return fill(plural(text.headline_needed, count, intlTag(locale)), { count })
}
