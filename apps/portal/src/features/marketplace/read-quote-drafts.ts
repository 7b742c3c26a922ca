import type { AppParts } from '../../session/app-parts.ts'
import { type BillingDraft, policyDrafts } from '../../session/drafts/policy-drafts.ts'
import { type CoverageDraft, coverageDrafts } from '../../session/drafts/quote-drafts.ts'

export type QuoteDrafts = { coverage: CoverageDraft | null; checkout: BillingDraft | undefined }

/** Reads what was chosen and typed for a quote on this device, but not saved with the quote. */
export async function readQuoteDrafts(app: AppParts, quoteId: string): Promise<QuoteDrafts> {
  const coverage = await app.part(coverageDrafts).get(quoteId)
  return { coverage, checkout: (await app.part(policyDrafts).get(quoteId))?.checkout }
}
