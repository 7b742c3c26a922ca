import { claimDrafts } from '../../session/drafts/claim-drafts.ts'
import type { Draft } from '../../session/drafts/draft.ts'
import { type ClaimParts, createClaim, type NewClaim } from './create-claim.ts'

/** Resumes the stored claim for this benefit, card and language, with its answers and its end (C-216), or creates one (C-020, C-021). */
export async function openClaim(app: ClaimParts, claim: NewClaim): Promise<Draft> {
  const { lossDay, verified } = claim
  const stored = await storedClaim(app, claim)
  const resumed =
    stored &&
    (await app.part(claimDrafts).update(stored.localId, (draft) => ({
      ...draft,
      ...(lossDay && { expiredBenefitTodayDate: lossDay }),
      ...(verified && { phoneVerificationToken: verified.token }),
    })))
  return resumed ?? createClaim(app, claim)
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
