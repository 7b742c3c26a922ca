import type { PolicyDetails } from '@amparo/contract/policies'
import { useEffect } from 'react'
import { useAppPart } from '../../session/app-parts.ts'
import type { DraftCollection } from '../../session/drafts/draft-collection.ts'
import { type QuoteDraft, quoteDrafts } from '../../session/drafts/quote-drafts.ts'
import { NEW_QUOTE } from '../../session/drafts/quote-keys.ts'

/**
 * Deletes what the quote of a policy began with, which anybody with this browser could read. Pages about a bought policy do this, because not
 * every purchase ends on the page where it began.
 */
export function useForgetQuoteForm(policy: PolicyDetails) {
  const drafts = useAppPart(quoteDrafts)
  useEffect(() => void forgetQuoteForm(drafts, policy), [drafts, policy])
}

/** The browser has one form that began empty: by now it may be in use for another quote. */
export async function forgetQuoteForm(drafts: DraftCollection<QuoteDraft>, { id, number }: PolicyDetails) {
  const typed = await drafts.get(NEW_QUOTE)
  if (number !== null && typed?.quoteId === id) await drafts.remove(NEW_QUOTE)
}
