import type { QuoteUpdate } from '@amparo/rules/policies/coverage-update'
import type { AppParts } from '../../../session/app-parts.ts'
import { coverageDrafts } from '../../../session/drafts/quote-drafts.ts'

export type CoverageStart = { draft: QuoteUpdate | null }

/** What was chosen for a quote on this device and is not saved with it. */
export async function readCoverage(app: AppParts, quoteId: string): Promise<CoverageStart> {
  return { draft: await app.part(coverageDrafts).get(quoteId) }
}
