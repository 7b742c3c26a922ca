import type { PolicyDetails } from '@amparo/contract/policies'
import type { QuoteUpdate } from '@amparo/rules/policies/coverage-update'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { useAppPart } from '../../../../session/app-parts.ts'
import { coverageDrafts } from '../../../../session/drafts/quote-drafts.ts'
import type { QuoteDrafts } from '../../read-quote-drafts.ts'
import { useDraftAutosave } from '../../use-draft-autosave.ts'
import { updateOf } from '../quote-update.ts'

/**
 * The choices on the page. Those that are not saved with the quote yet are stored on this device, in case of a reload or an expired session.
 * `adjust` leaves out what has become impossible since they were made.
 */
export function useCoverageDraft(quote: PolicyDetails, adjust: (update: QuoteUpdate) => QuoteUpdate) {
  const drafts = useAppPart(coverageDrafts)
  const stored = (useLoaderData() as QuoteDrafts | undefined)?.coverage
  const [draft, setDraft] = useState(() => adjust(stored ?? updateOf(quote)))
  const isSaved = JSON.stringify(draft) === JSON.stringify(updateOf(quote))
  const autosave = useDraftAutosave(drafts, quote.id, async () => {
    if (isSaved) await drafts.remove(quote.id)
    else await drafts.update(quote.id, () => draft)
  })

  return {
    draft,
    isSaved,
    isRestored: Boolean(stored),
    setDraft(next: QuoteUpdate) {
      setDraft(next)
      autosave.touch()
    },
    /** Deletes choices from the device once they are saved with the quote. */
    onSaved: autosave.touch,
  }
}
