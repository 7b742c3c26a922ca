import { redirectTravelDocument } from '@amparo/contract/vault'
import * as z from 'zod/mini'
import type { TravelDocumentProvider } from './travel-document-provider.ts'

const PATIENCE_MS = 5_000
const NOTHING_FOR_IT = 404

/** An insurer's own service. Its answer is held to our contract: the browser is sent to https or nowhere. */
export function httpsTravelProvider({
  url,
  key,
  patienceMs = PATIENCE_MS,
}: {
  url: string
  key: string
  patienceMs?: number
}): TravelDocumentProvider {
  return {
    async redirectFor(request) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify(request),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      })
      if (response.status === NOTHING_FOR_IT) return null
      if (!response.ok) throw new Error(`it answered with status ${response.status}`)

      const answer = z.safeParse(redirectTravelDocument.answer, await response.json().catch(() => null))
      if (!answer.success) throw new Error('it answered without an https address')
      return answer.data.redirect_url
    },
  }
}
