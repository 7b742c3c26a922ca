import type { PolicyDetails } from '@amparo/contract/policies'
import type { QuoteValues } from '@amparo/rules/policies/quote-values'
import { useEffect } from 'react'
import { useAppPart } from '../../session/app-parts.ts'
import type { DraftCollection } from '../../session/drafts/draft-collection.ts'
import { quoteDrafts } from '../../session/drafts/quote-drafts.ts'
import { NEW_QUOTE } from '../../session/drafts/quote-keys.ts'
import { policyholder } from './policy-people.ts'

/**
 * Deletes what the quote of a policy began with, which anybody with this browser could read. Pages about a bought policy do this, because not
 * every purchase ends on the page where it began.
 */
export function useForgetQuoteForm(policy: PolicyDetails) {
  const drafts = useAppPart(quoteDrafts)
  useEffect(() => void forgetQuoteForm(drafts, policy), [drafts, policy])
}

/** The browser has one form that began empty: by now it may be in use for somebody else. */
export async function forgetQuoteForm(drafts: DraftCollection<QuoteValues>, policy: PolicyDetails) {
  const holder = policyholder(policy)
  const typed = await drafts.get(NEW_QUOTE)
  if (policy.number === null || !typed || !holder) return
  const isOfHolder =
    typed.firstName.trim() === holder.first_name &&
    typed.lastName.trim() === holder.last_name &&
    typed.birthdate === holder.birthdate
  if (isOfHolder) await drafts.remove(NEW_QUOTE)
}
