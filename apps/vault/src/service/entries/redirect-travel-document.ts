import { redirectTravelDocument } from '@amparo/contract/vault'
import { implement } from '../services.ts'
import { useTravelToken } from './use-travel-token.ts'

export const redirectTravelDocumentRoute = implement(
  redirectTravelDocument,
  async ({ body: { token, benefit_code, is_prepaid_card }, refuse, log }, services) => {
    const provider = services.travelProvider
    if (!provider) return refuse('no_provider')
    const used = await useTravelToken(token, services)
    if ('problem' in used) return refuse(used.problem)

    // A link in a mail stays good when the provider could not answer: the person tries again later.
    try {
      const redirect_url = await provider.redirectFor({ benefit_code, card_id: used.card_id, is_prepaid_card })
      if (redirect_url !== null) return { redirect_url }
    } catch (error) {
      log.warn({ err: error }, 'the travel-document provider gave no address')
      await used.giveBack()
      return refuse('provider_unavailable')
    }
    await used.giveBack()
    return refuse('no_provider')
  },
)
