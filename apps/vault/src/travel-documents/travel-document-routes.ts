import { createTravelDocumentToken, redirectTravelDocument } from '@amparo/contract/vault'
import { implement } from '@amparo/service/app/implement'
import { newToken } from '@amparo/service/secrets/opaque-token'
import type { TravelDocumentProvider } from './travel-document-provider.ts'
import type { TravelTokenRepository } from './travel-token-repository.ts'
import { type TravelTokens, useTravelToken } from './use-travel-token.ts'

const LIFETIME_MS = 5 * 60 * 1000

type TokenDependencies = { travelTokens: TravelTokenRepository; now: () => Date }

export const createTravelDocumentTokenRoute = ({ travelTokens, now }: TokenDependencies) =>
  implement(createTravelDocumentToken, async ({ body, refuse }) => {
    const token = newToken('travelDocument')
    const issued = now()
    const isStored = await travelTokens.store({
      token,
      panToken: body.pan_token,
      now: issued,
      expiresAt: new Date(issued.getTime() + LIFETIME_MS),
    })
    return isStored ? { token } : refuse('unknown_token')
  })

type RedirectDependencies = TravelTokens & { travelProvider: TravelDocumentProvider | null }

export const redirectTravelDocumentRoute = ({ travelProvider, ...tokens }: RedirectDependencies) =>
  implement(redirectTravelDocument, async ({ body: { token, benefit_code, is_prepaid_card }, refuse, log }) => {
    if (!travelProvider) return refuse('no_provider')
    const used = await useTravelToken(token, tokens)
    if ('problem' in used) return refuse(used.problem)

    // If the provider could not answer, the token stays valid: the person can open the link in the mail again later.
    try {
      const redirect_url = await travelProvider.redirectFor({ benefit_code, card_id: used.card_id, is_prepaid_card })
      if (redirect_url !== null) return { redirect_url }
    } catch (error) {
      log.warn({ err: error }, 'the travel-document provider gave no address')
      await used.release()
      return refuse('provider_unavailable')
    }
    await used.release()
    return refuse('no_provider')
  })
