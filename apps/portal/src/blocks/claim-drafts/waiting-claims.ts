import type { Draft } from '../../session/drafts/draft.ts'

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

function hasAnswers(answers: object): boolean {
  return Object.keys(answers).length > 0
}
