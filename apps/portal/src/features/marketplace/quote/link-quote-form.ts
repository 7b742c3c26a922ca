import type { DraftCollection } from '../../../session/drafts/draft-collection.ts'
import type { QuoteDraft } from '../../../session/drafts/quote-drafts.ts'
import { NEW_QUOTE } from '../../../session/drafts/quote-keys.ts'

/** Remembers which quote the form that began empty led to, also if that quote was changed in a form of its own: `draftId` is that form's. */
export async function linkQuoteForm(
  drafts: DraftCollection<QuoteDraft>,
  { draftId, quoteId }: { draftId: string; quoteId: string },
) {
  await drafts.update(NEW_QUOTE, (typed) =>
    typed && [NEW_QUOTE, typed.quoteId].includes(draftId) ? { ...typed, quoteId } : null,
  )
}
