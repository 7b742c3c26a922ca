import type { QuoteUpdate } from '@amparo/rules/policies/coverage-update'
import { emptyQuote, type QuoteValues } from '@amparo/rules/policies/quote-values'
import type { AppPart, AppParts } from '../app-parts.ts'
import { type DraftCollection, openDraftCollection } from './draft-collection.ts'
import { policyDrafts } from './policy-drafts.ts'
import { quoteKeys } from './quote-keys.ts'
import type { DraftKind } from './stored-drafts.ts'

/** `quoteId`: the quote that was made of what is typed, unless it is about somebody else by now. */
export type QuoteDraft = QuoteValues & { quoteId?: string }

const quoteDraftKind: DraftKind<QuoteDraft> = {
  name: 'amparo-quotes',
  parse: (stored) => ({ ...emptyQuote, ...(stored as Partial<QuoteDraft>) }),
}

/**
 * `version`: of the quote that the choices change. `unanswered`: what was sent of them without an answer so far, any of which may be saved with
 * the quote all the same. Drafts of earlier releases have neither.
 */
export type CoverageDraft = QuoteUpdate & { version?: number | undefined; unanswered?: readonly QuoteUpdate[] }

const emptyUpdate = { beneficiary: null, spouse: null, children: [], coverages: [], smokes_yn: null }
const coverageDraftKind: DraftKind<CoverageDraft> = {
  name: 'amparo-coverage',
  parse: (stored) => ({ effective_date: '', ...emptyUpdate, ...(stored as Partial<CoverageDraft>) }),
}

/** What was typed into the quote form, by the quote it began with. Logging out deletes it, and so does the timeout of a card. */
export const quoteDrafts: AppPart<DraftCollection<QuoteDraft>> = (app) =>
  openDraftCollection(app, quoteDraftKind, app.part(quoteKeys))

/** Answers that are not saved with a quote, because they are unfinished or the session ended. Keyed by the quote's id. */
export const coverageDrafts: AppPart<DraftCollection<CoverageDraft>> = (app) =>
  openDraftCollection(app, coverageDraftKind, app.part(quoteKeys))

/** Deletes everything that was typed on the purchase pages or to change a policy. */
export function removePurchaseDrafts(app: AppParts) {
  void app.part(quoteDrafts).removeAll()
  void app.part(coverageDrafts).removeAll()
  void app.part(policyDrafts).removeAll()
}
