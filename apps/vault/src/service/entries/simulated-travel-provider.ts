import { randomBytes } from 'node:crypto'
import type { TravelDocumentProvider } from './travel-document-provider.ts'

/** For demonstrations: an address with an opaque reference, on a host that can never exist. */
export function simulatedTravelProvider(): TravelDocumentProvider {
  return {
    redirectFor: async () => `https://travel-documents.example/start/${randomBytes(16).toString('base64url')}`,
  }
}
