import type { QuoteUpdate } from '@amparo/rules/policies/coverage-update'
import type { AppParts } from '../../../session/app-parts.ts'
import { coverageDrafts } from '../../../session/drafts/quote-drafts.ts'

export type CoverageStart = { draft: QuoteUpdate | null }

/** Reads the choices for a quote that are on this device but not saved with the quote. */
export async function readCoverage(app: AppParts, quoteId: string): Promise<CoverageStart> {
  return { draft: await app.part(coverageDrafts).get(quoteId) }
}
