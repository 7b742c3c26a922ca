import type { QuoteValues } from '@amparo/rules/policies/quote-values'
import type { DraftCollection } from '../../../session/drafts/draft-collection.ts'
import type { QuoteDraft } from '../../../session/drafts/quote-drafts.ts'
import { NEW_QUOTE } from '../../../session/drafts/quote-keys.ts'
import { isSamePerson } from '../same-person.ts'

/** Remembers which quote the form that began empty led to, also if that quote was changed in a form of its own: `draftId` is that form's. */
export async function linkQuoteForm(
  drafts: DraftCollection<QuoteDraft>,
  { draftId, quoteId }: { draftId: string; quoteId: string },
) {
  await drafts.update(NEW_QUOTE, (typed) =>
    typed && [NEW_QUOTE, typed.quoteId].includes(draftId) ? { ...typed, quoteId } : null,
  )
}

/** The form stays that of its quote when more is typed, as the quote may be bought without a new one, until it is about somebody else. */
export function withQuoteOf(before: QuoteDraft | null, values: QuoteValues): QuoteDraft {
  const isLinked = before?.quoteId !== undefined && isSamePerson(before, values)
  return isLinked ? { ...values, quoteId: before.quoteId } : values
}
