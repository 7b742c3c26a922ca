import { type Draft, donePagesOf } from '../../session/drafts/draft.ts'
import { DOCUMENTS_PAGE, REVIEW_PAGE, STEPS_AFTER_FORM } from './claim-path.ts'

const HOUR_MS = 60 * 60 * 1000

/** Claims of this card that have answers and were not sent (C-218). */
export function waitingClaims(drafts: readonly Draft[], last4: string): Draft[] {
  return drafts.filter(
    ({ application, claimNumber, panTokenLast4 }) =>
      !claimNumber && panTokenLast4 === last4 && Object.values(application).some(hasAnswers),
  )
}

/** Claims of this card that another device has sent. */
export function sentElsewhere(drafts: readonly Draft[], last4: string): Draft[] {
  return drafts.filter(({ transfer, panTokenLast4 }) => transfer?.isSentElsewhere && panTokenLast4 === last4)
}

/** Rounded up to whole hours (C-219). */
export function hoursLeft({ expiresAt }: Pick<Draft, 'expiresAt'>, now: number): number {
  return Math.max(1, Math.ceil((expiresAt - now) / HOUR_MS))
}

/**
 * The step that opens when the claim is resumed. Pages are done in their order, so their number is enough to know it: only the form of policies,
 * whose claims are not listed, has pages that depend on an answer.
 */
export function stepOf(draft: Draft, formPages: number): number {
  const saved = draft.savedForLaterPageKey
  if (!saved) return 1
  if (saved === DOCUMENTS_PAGE) return formPages + 1
  if (saved === REVIEW_PAGE) return formPages + STEPS_AFTER_FORM
  const done = donePagesOf(draft)
  const place = done.indexOf(saved)
  return Math.min(place < 0 ? done.length : place, formPages - 1) + 1
}

function hasAnswers(answers: object): boolean {
  return Object.keys(answers).length > 0
}
