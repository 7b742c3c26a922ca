import { checkClaimStatus } from '@amparo/contract/claim-status'
import { implement } from '../services.ts'

/** C-558, C-559, C-X12. */
export const checkClaimStatusRoute = implement(checkClaimStatus, async ({ body, address, refuse, log }, services) => {
  const { pan_token, language_code: locale, ...asked } = body
  const isSurnameOn = await services.featureFlags.isOn('ap_claim_status_check')
  // The card only says whether the claim is its own: a vault that does not answer keeps nobody from seeing a status.
  const card = pan_token
    ? await services.cards.find(pan_token).catch((error: Error) => {
        log.error({ cause: error.message }, 'the vault did not answer')
        return null
      })
    : null

  const outcome = await services.claimStatus.check({ ...asked, address, isSurnameOn })
  if ('refusal' in outcome) {
    for (const key of outcome.locked) log.warn({ key }, 'status check locked')
    return refuse(outcome.refusal)
  }
  const { claimId, status_token } = outcome
  return { ...(await services.claimStatus.answer(claimId, { locale, cardId: card?.card_id ?? null })), status_token }
})
