import { randomBytes } from 'node:crypto'
import { redirectTravelDocument } from '@amparo/contract/vault'
import * as z from 'zod/mini'
import type { TravelProviderSetting } from '../settings/travel-provider-setting.ts'

const TIMEOUT_MS = 5_000
const NOT_ISSUED = 404

/** The card is named by its card_id: nobody gets its number. */
export type TravelDocumentRequest = { benefit_code: string; card_id: string; is_prepaid_card: boolean }

/** The port. Returns an https address, or null if nothing is issued for the benefit; throws if there is no valid answer. */
export type TravelDocumentProvider = { redirectFor(request: TravelDocumentRequest): Promise<string | null> }

export function travelDocumentProvider(setting: TravelProviderSetting): TravelDocumentProvider | null {
  if (setting.kind === 'none') return null
  return setting.kind === 'https' ? httpsTravelProvider(setting) : simulatedTravelProvider()
}

type HttpsOptions = { url: string; key: string; timeoutMs?: number }

/** An insurer's own service. Its answer is checked against our contract: the browser is sent to an https address or nowhere. */
export function httpsTravelProvider({ url, key, timeoutMs = TIMEOUT_MS }: HttpsOptions): TravelDocumentProvider {
  return {
    async redirectFor(request) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify(request),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === NOT_ISSUED) return null
      if (!response.ok) throw new Error(`it answered with status ${response.status}`)

      const answer = z.safeParse(redirectTravelDocument.answer, await response.json().catch(() => null))
      if (!answer.success) throw new Error('it answered without an https address')
      return answer.data.redirect_url
    },
  }
}

/** For demonstrations: an address with a random reference, on a host that can never exist. */
export function simulatedTravelProvider(): TravelDocumentProvider {
  return {
    redirectFor: async () => `https://travel-documents.example/start/${randomBytes(16).toString('base64url')}`,
  }
}
