import type { IsoDate } from '@amparo/rules/dates/iso-date'
import { claimDrafts } from '../../session/drafts/claim-drafts.ts'
import { type Draft, donePagesOf } from '../../session/drafts/draft.ts'
import { type ClaimParts, createClaim, dayField, type NewClaim, placeInForm } from './create-claim.ts'
import type { Placed } from './place-answers.ts'

/** Resumes the stored claim for this benefit, card and language, with its answers and its end (C-216), or creates one (C-020, C-021). */
export async function openClaim(app: ClaimParts, claim: NewClaim): Promise<Draft> {
  const { lossDay, verified } = claim
  const stored = await storedClaim(app, claim)
  if (!stored) return createClaim(app, claim)

  const isCorrected = lossDay !== undefined && lossDay !== stored.expiredBenefitTodayDate
  const corrected = isCorrected ? await lossDayAnswer(app, claim, lossDay) : null
  const resumed = await app.part(claimDrafts).update(stored.localId, (draft) => ({
    ...draft,
    ...(corrected && withAnswers(draft, corrected)),
    ...(lossDay && { expiredBenefitTodayDate: lossDay }),
    ...(verified && { phoneVerificationToken: verified.token }),
  }))
  return resumed ?? createClaim(app, claim)
}

/** The day that was entered now, as a new claim would have it (C-X24). */
function lossDayAnswer(app: ClaimParts, claim: NewClaim, day: IsoDate) {
  return placeInForm(app, claim, [{ source: 'session', fields: dayField(claim.benefit, day) }])
}

/** The pages of these answers are no longer done: other answers on them may not fit any more. */
function withAnswers(draft: Draft, { application, prefilled }: Placed): Partial<Draft> {
  const changed = Object.entries(application).map(([page, answers]) => [
    page,
    { ...draft.application[page], ...answers },
  ])
  return {
    application: { ...draft.application, ...Object.fromEntries(changed) },
    prefilled: { ...draft.prefilled, ...prefilled },
    donePages: donePagesOf(draft).filter((page) => !application[page]),
  }
}

export async function storedClaim(
  { part }: Pick<ClaimParts, 'part'>,
  { benefit, card, locale }: Pick<NewClaim, 'benefit' | 'card' | 'locale'>,
): Promise<Draft | undefined> {
  return (await part(claimDrafts).list()).find(
    ({ benefit_code, panTokenLast4, language_code, claimNumber }) =>
      benefit_code === benefit.benefit_code && panTokenLast4 === card.last4 && language_code === locale && !claimNumber,
  )
}
